import type { Content } from './schemas/content';
import type { GetStarted } from './schemas/get-started';
import type { Navigation } from './schemas/navigation';
import type { Page, PdfGuide, Section } from './schemas/page';
import type { Plugin } from './schemas/plugin';
import type { PluginGroup } from './schemas/plugin-group';
import type { ResponseCodes } from './schemas/response-codes';
import type { SearchWords } from './schemas/search-words';
import type { Site } from './schemas/site';
import type { TestData } from './schemas/test-data';
import { loadContent } from './load/load-content';
import { createDisk } from './source/disk';

/** What the content is read from: the stamp changes with any of it. */
const FOLDERS = ['content', 'public/openapi', 'public/images'];

type Memo = { readonly stamp: string; readonly get: () => Content };

/** What reading gave, to be given again: the content, or its faults. */
function createMemo(stamp: string, load: () => Content): Memo {
  try {
    const content = load();
    return { stamp, get: () => content };
  } catch (error) {
    return {
      stamp,
      get: () => {
        throw error;
      },
    };
  }
}

/**
 * Makes a reader that keeps what it read. A build stops at faults; live, they are kept until a file
 * changes, because a page asks many times.
 * @param root absolute path of the project, asked for at each call.
 * @param isLive true: files are read again when one has changed (`next dev`); false: read once.
 */
export function createContentReader(root: () => string, isLive: boolean): () => Content {
  let cached: Content | undefined;
  if (!isLive) return () => (cached ??= loadContent(root()));
  let memo: Memo | undefined;
  return () => {
    const stamp = createDisk(root()).getStamp(FOLDERS);
    if (memo?.stamp !== stamp) memo = createMemo(stamp, () => loadContent(root()));
    return memo.get();
  };
}

/**
 * All content, checked, read once (again after an edit in `next dev`).
 * @throws {InvalidContentError} with every fault of every file.
 */
export const readContent = createContentReader(
  () => process.cwd(),
  process.env.NODE_ENV === 'development',
);

/** `content/site.json`. @throws {InvalidContentError} when any content file is at fault. */
export function readSite(): Site {
  return readContent().site;
}

/** `content/navigation.json`, with the site's values in place. @throws {InvalidContentError} when any content file is at fault. */
export function readNavigation(): Navigation {
  return readContent().navigation;
}

/** `content/get-started.json`, with the site's values in place. @throws {InvalidContentError} when any content file is at fault. */
export function readGetStarted(): GetStarted {
  return readContent().getStarted;
}

/** The pages of a section, sorted by `order`. @throws {InvalidContentError} when any content file is at fault. */
export function readPages(section: Section): readonly Page[] {
  return readContent().pages[section];
}

/**
 * The page with this slug, where the route was made from `readExportedPages`.
 * @throws {Error} for one nobody wrote, {InvalidContentError} when any content file is at fault.
 */
export function readPage(section: Section, slug: string): Page {
  const page = readPages(section).find((one) => one.slug === slug);
  if (!page) throw new Error(`content/${section} has no page with the slug "${slug}"`);
  return page;
}

/** The guides that are given away as files. @throws {InvalidContentError} when any content file is at fault. */
export function readPdfGuides(): readonly PdfGuide[] {
  return readContent().pdfGuides;
}

/** All plugins, inactive ones too, by `url`. @throws {InvalidContentError} when any content file is at fault. */
export function readPlugins(): readonly Plugin[] {
  return readContent().plugins;
}

/** The plugin groups in their order. @throws {InvalidContentError} when any content file is at fault. */
export function readPluginGroups(): readonly PluginGroup[] {
  return readContent().pluginGroups;
}

/** What the sandbox answers to which data. @throws {InvalidContentError} when any content file is at fault. */
export function readTestData(): TestData {
  return readContent().testData;
}

/** Every code with its meaning and remedy. @throws {InvalidContentError} when any content file is at fault. */
export function readResponseCodes(): ResponseCodes {
  return readContent().codes;
}

/** What readers call a place of the portal. @throws {InvalidContentError} when any content file is at fault. */
export function readSearchWords(): SearchWords {
  return readContent().searchWords;
}
