import { loadContent } from './load/load-content';
import type { Content } from './schemas/content';
import type { GetStarted } from './schemas/get-started';
import type { Navigation } from './schemas/navigation';
import type { Page, PdfGuide, Section } from './schemas/page';
import type { Part } from './schemas/parts';
import type { Plugin, PluginGroup } from './schemas/plugin';
import type { Releases } from './schemas/releases';
import type { CodeSet } from './schemas/response-codes';
import type { Site } from './schemas/site';
import type { TestData } from './schemas/test-data';
import type { SearchWords } from './schemas/words';
import type { CodeTables } from './schemas/workbench/code-fields';
import type { WebhookSignature } from './schemas/workbench/webhook-signature';
import type { Workflow } from './schemas/workflow';
import { createDisk } from './source/disk';

/** Folders that content is read from: an edit in one of them makes it be read again. */
const FOLDERS = ['content', 'public/openapi', 'public/images'];

type Memo = { readonly stamp: string; readonly get: () => Content };

/** Calls `load` once, and keeps the content or the error that it threw. */
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
 * Creates a reader that caches the content. Live, errors are cached too, because one page reads
 * many times.
 * @param root gives the absolute path of the project at each call.
 * @param isLive whether files are read again after a change (`next dev`); else they are read once.
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
 * Reads all content once (again after an edit in `next dev`).
 * @throws {InvalidContentError} with every error of every file, also for invalid content that the
 * caller does not read.
 */
export const readContent = createContentReader(
  () => process.cwd(),
  process.env.NODE_ENV === 'development',
);

/** Reads `content/site.json`. @throws {InvalidContentError} */
export function readSite(): Site {
  return readContent().site;
}

/** Reads `content/navigation.json`, values filled in. @throws {InvalidContentError} */
export function readNavigation(): Navigation {
  return readContent().navigation;
}

/** Reads `content/get-started.json`, values filled in. @throws {InvalidContentError} */
export function readGetStarted(): GetStarted {
  return readContent().getStarted;
}

/** Reads the pages of a section, sorted by `order`. @throws {InvalidContentError} */
export function readPages(section: Section): readonly Page[] {
  return readContent().pages[section];
}

/**
 * Reads the page with a slug.
 * @throws {Error} for an unknown slug; {InvalidContentError}
 */
export function readPage(section: Section, slug: string): Page {
  const page = readPages(section).find((one) => one.slug === slug);
  if (!page) throw new Error(`content/${section} has no page with the slug "${slug}"`);
  return page;
}

/** Reads the PDF guides. @throws {InvalidContentError} */
export function readPdfGuides(): readonly PdfGuide[] {
  return readContent().pdfGuides;
}

/** Reads all plugins, inactive ones too, sorted by `url`. @throws {InvalidContentError} */
export function readPlugins(): readonly Plugin[] {
  return readContent().plugins;
}

/** Reads the plugin groups in display order. @throws {InvalidContentError} */
export function readPluginGroups(): readonly PluginGroup[] {
  return readContent().pluginGroups;
}

/** Reads the test data and the sandbox's responses. @throws {InvalidContentError} */
export function readTestData(): TestData {
  return readContent().testData;
}

/** Reads the lists of response codes. @throws {InvalidContentError} */
export function readCodeSets(): readonly CodeSet[] {
  return readContent().codeSets;
}

/** Reads the codes by the fields that hold them. @throws {InvalidContentError} */
export function readCodeTables(): CodeTables {
  return readContent().codeTables;
}

/** Reads the releases of the OpenAPI documents. @throws {InvalidContentError} */
export function readReleases(): Releases {
  return readContent().releases;
}

/** Reads the other names of pages and anchors. @throws {InvalidContentError} */
export function readSearchWords(): SearchWords {
  return readContent().searchWords;
}

/** Reads the workflows, sorted by `order`. @throws {InvalidContentError} */
export function readWorkflows(): readonly Workflow[] {
  return readContent().workflows;
}

/** Reads how webhooks are signed; `null` where the provider has none. @throws {InvalidContentError} */
export function readWebhookSignature(): WebhookSignature | null {
  return readContent().webhookSignature;
}

/** Reads which parts of the portal are not empty. @throws {InvalidContentError} */
export function readParts(): readonly Part[] {
  return readContent().parts;
}
