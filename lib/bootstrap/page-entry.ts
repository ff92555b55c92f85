import { type AppLinkSettings, pointAppLinks } from './point-app-links';
import { applyReaderChoices } from './reader-choices';
import { startPage } from './start-page';

// Replaced with the settings when the script is bundled (lib/build/generated/bundle-scripts.ts).
declare const APP_LINK_SETTINGS: AppLinkSettings;

applyReaderChoices();
pointAppLinks(APP_LINK_SETTINGS);
startPage();
