import { markCurrentHeading } from '@/lib/scroll/current-heading';
import { createPageScroll } from '@/lib/scroll/page-scroll';
import { listenForThemeToggles } from '@/lib/theme/theme-toggle';
import { listenForCopies } from './copy-code';

/** What a page does without React. */
export type PageControls = {
  /** Called when a page is rendered, before its paint. */
  readonly arrive: () => void;
};

declare global {
  /** Controls of this document; absent until their script runs. */
  var portalControls: PageControls | undefined;
}

/** Starts what a page does without React: positions and fragments, the current heading, copies, light and dark. */
export function startPageControls(): void {
  if (globalThis.portalControls) return;
  const scroll = createPageScroll();
  let unmark = () => {};
  const arrive = () => {
    scroll.arrive();
    unmark();
    unmark = markCurrentHeading();
  };
  listenForThemeToggles();
  listenForCopies();
  globalThis.portalControls = { arrive };
  arrive();
}
