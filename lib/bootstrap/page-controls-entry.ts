import type { SampleHosts } from '@/lib/environment/sample-hosts';
import { markCurrentHeading } from '@/lib/scroll/current-heading';
import { createPageScroll } from '@/lib/scroll/page-scroll';
import { followScrollDirection } from '@/lib/scroll/scroll-direction';
import { listenForThemeToggles } from '@/lib/theme/listen-for-theme-toggles';
import { fetchFontsLater } from './choose-fonts';
import { checkLanguage, listenForLanguages } from './choose-language';
import { listenForCopies } from './copy/copy-code';
import { formatDaysLeft, showDaysLeft } from './count-days-left';
import { createScriptLoader, type PageScript } from './load-scripts';
import { listenForHeaderMenus } from './menus/header-menus';
import { listenForPanels } from './menus/panels';
import { offerOffline } from './offline/offer-offline';
import { pointSamples } from './point-samples';
import { offerRemarks } from './remark/offer-remarks';
import { listenForSearch } from './search/listen-for-search';
import { hasReleasedRequest } from './start/chosen-release';
import { START_PAGE } from './start/page-start';
import { prefetchPages } from './start/prefetch-pages';
import { runScript } from './start/run-script';

// Replaced with the API bases in samples of each environment when the script is bundled (lib/kit/build/generated/bundle-scripts.ts).
declare const SAMPLE_HOSTS: SampleHosts;

// Replaced with the address of the tools for agents (lib/agents/web-tools.ts).
declare const AGENT_TOOLS_SCRIPT: string;

// Replaced with the address of what shows the results of the search.
declare const SEARCH_SCRIPT: string;

// Replaced with the address of what keeps the portal offline; absent where it offers no copy.
declare const OFFLINE_SCRIPT: string | undefined;

// Replaced with the address of what offers a remark on selected text; absent where content/site.json wants none.
declare const REMARK_SCRIPT: string | undefined;

// Replaced with the scripts of other hosts; absent where content/site.json names none.
declare const OTHER_SCRIPTS: readonly PageScript[] | undefined;

/** Controls of a page that need no React. */
type PageControls = {
  /** Called when a page is rendered, before its paint. */
  readonly arrive: () => void;
  /** Days until an end, in words: `in 214 days`. */
  readonly formatDaysLeft: (day: string) => string;
};

declare global {
  /** Controls of this document; absent until their script runs. */
  var portalControls: PageControls | undefined;
}

/**
 * Starts what a page does without React: samples of its environment and language, positions and fragments, the current heading,
 * days left, copies, menus and panels, light and dark.
 * @param hosts API bases in samples of each environment.
 */
function startPageControls(hosts: SampleHosts): void {
  if (globalThis.portalControls) return;
  const scroll = createPageScroll();
  let unmark = () => {};
  const loadScripts = OTHER_SCRIPTS && createScriptLoader(OTHER_SCRIPTS);
  const arrive = () => {
    pointSamples(hosts);
    checkLanguage();
    showDaysLeft();
    scroll.arrive();
    unmark();
    unmark = markCurrentHeading();
    loadScripts?.();
  };
  listenForThemeToggles();
  listenForCopies();
  listenForLanguages();
  listenForHeaderMenus();
  listenForPanels();
  listenForSearch(SEARCH_SCRIPT);
  prefetchPages();
  fetchFontsLater();
  followScrollDirection();
  globalThis.portalControls = { arrive, formatDaysLeft };
  arrive();
}

startPageControls(SAMPLE_HOSTS);
if (OFFLINE_SCRIPT) offerOffline(OFFLINE_SCRIPT);
if (REMARK_SCRIPT) offerRemarks(REMARK_SCRIPT);
// React says how a request fits the reader's release.
if (hasReleasedRequest()) dispatchEvent(new Event(START_PAGE));
// Only where the browser has an agent: no reader else waits for it.
if ('modelContext' in document || 'modelContext' in navigator) runScript(AGENT_TOOLS_SCRIPT);
