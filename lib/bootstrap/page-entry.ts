import { chooseFonts } from './choose-fonts';
import { type AppLinkSettings, pointAppLinks } from './point-app-links';
import { applyReaderChoices } from './reader-choices';
import { startPage } from './start/start-page';
import { createTrustedTypesPolicy } from './start/trusted-types';

// Replaced with the settings when the script is bundled (lib/kit/build/generated/bundle-scripts.ts).
declare const APP_LINK_SETTINGS: AppLinkSettings;

createTrustedTypesPolicy();
chooseFonts();
applyReaderChoices();
pointAppLinks(APP_LINK_SETTINGS);
startPage();
