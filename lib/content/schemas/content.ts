import type { GetStarted } from './get-started';
import type { Navigation } from './navigation';
import type { Page, PdfGuide, Section } from './page';
import type { Plugin } from './plugin';
import type { PluginGroup } from './plugin-group';
import type { ResponseCodes } from './response-codes';
import type { SearchWords } from './search-words';
import type { Site } from './site';
import type { TestData } from './test-data';

/** Everything writers wrote, checked. */
export type Content = {
  readonly site: Site;
  readonly navigation: Navigation;
  readonly getStarted: GetStarted;
  /** Sorted by `order`, a tie by title. */
  readonly pages: Readonly<Record<Section, readonly Page[]>>;
  /** Guides that are given away as files, by name. */
  readonly pdfGuides: readonly PdfGuide[];
  /** Active or not, by `url`. */
  readonly plugins: readonly Plugin[];
  readonly pluginGroups: readonly PluginGroup[];
  /** What the sandbox answers to which data. */
  readonly testData: TestData;
  readonly codes: ResponseCodes;
  /** What readers call a place, by its address. */
  readonly searchWords: SearchWords;
};
