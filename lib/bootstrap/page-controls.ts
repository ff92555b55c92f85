import type { ByEnvironment } from '@/lib/environment/select-environment';
import { markCurrentHeading } from '@/lib/scroll/current-heading';
import { createPageScroll } from '@/lib/scroll/page-scroll';
import { listenForThemeToggles } from '@/lib/theme/listen-for-theme-toggles';
import { checkLanguage, listenForLanguages } from './choose-language';
import { listenForCopies } from './copy-code';
import { listenForHeaderMenus } from './menus/header-menus';
import { listenForPanels } from './menus/panels';
import { pointSamples } from './point-samples';

/** Controls of a page that need no React. */
export type PageControls = {
  /** Called when a page is rendered, before its paint. */
  readonly arrive: () => void;
};

declare global {
  /** Controls of this document; absent until their script runs. */
  var portalControls: PageControls | undefined;
}

/**
 * Starts what a page does without React: samples of its environment and language, positions and fragments, the current heading,
 * copies, menus and panels, light and dark.
 * @param apiBases API base of each environment.
 */
export function startPageControls(apiBases: ByEnvironment): void {
  if (globalThis.portalControls) return;
  const scroll = createPageScroll();
  let unmark = () => {};
  const arrive = () => {
    pointSamples(apiBases);
    checkLanguage();
    scroll.arrive();
    unmark();
    unmark = markCurrentHeading();
  };
  listenForThemeToggles();
  listenForCopies();
  listenForLanguages();
  listenForHeaderMenus();
  listenForPanels();
  globalThis.portalControls = { arrive };
  arrive();
}
