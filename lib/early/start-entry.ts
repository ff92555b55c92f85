import { type BootstrapSettings, startApiPage } from './start-early';

// Written into the script when the site is built (lib/export/pages/bootstrap-start.ts).
declare const BOOTSTRAP_SETTINGS: BootstrapSettings;

startApiPage(BOOTSTRAP_SETTINGS);
