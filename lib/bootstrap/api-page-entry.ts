import { chooseFonts } from './choose-fonts';
import { keepPlaceBetweenLanguages } from './language/keep-place';
import { type AppLinkSettings, pointAppLinks } from './point-app-links';
import { applyReaderChoices } from './reader-choices';
import { type ApiPageSettings, startApiPage } from './start/start-api-page';
import { createTrustedTypesPolicy } from './start/trusted-types';

// Replaced with the settings when the script is bundled (lib/kit/build/generated/bundle-scripts.ts).
declare const APP_LINK_SETTINGS: AppLinkSettings;
declare const API_PAGE_SETTINGS: ApiPageSettings;

// Replaced with whether the portal is in several languages.
declare const HAS_LANGUAGES: boolean;

createTrustedTypesPolicy();
chooseFonts();
applyReaderChoices();
pointAppLinks(APP_LINK_SETTINGS);
if (HAS_LANGUAGES) keepPlaceBetweenLanguages();
startApiPage(API_PAGE_SETTINGS);
