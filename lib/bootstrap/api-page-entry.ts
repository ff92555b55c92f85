import { type BootstrapSettings, startApiPage } from './start-api-page';

// Replaced with the settings when the site is built (lib/build/html/bootstrap-start.ts).
declare const BOOTSTRAP_SETTINGS: BootstrapSettings;

startApiPage(BOOTSTRAP_SETTINGS);
