import { type EarlySettings, startEarly } from './start-early';

// Written into the script when the site is built (lib/export/pages/early-start.ts).
declare const EARLY_SETTINGS: EarlySettings;

startEarly(EARLY_SETTINGS);
