/** Preloads or starts the page's own scripts and payload; again only where something has not come. */
export type PageStart = { readonly preload: () => void; readonly start: () => void };

/** Event of the window: React has the page. */
export const PAGE_STARTED = 'portal:started';

/** Event of the window: the page needs React, though its reader has pressed nothing. */
export const START_PAGE = 'portal:start';

/**
 * Event of the window: scripts or payload of the page have not come; `start` tries again. `detail` is `true`
 * where the host has another build by now.
 */
export const START_FAILED = 'portal:start-failed';

declare global {
  /** Whether React has the page; set before `PAGE_STARTED`. */
  var portalHasReact: boolean | undefined;
  interface WindowEventMap {
    [START_PAGE]: Event;
    [START_FAILED]: Event;
  }
}

/** Attribute of a script of every page: address of the script of `page-controls-entry.ts`; empty for its own. */
export const PAGE_CONTROLS = 'data-page-controls';

/**
 * Attribute of the first script: address of the payload that React hydrates the page from, with the id of the
 * build as its query `?v=`.
 */
export const PAGE_PAYLOAD = 'data-page-payload';
