import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { HeadTag } from '@/lib/content/brand/load-head';
import { getPreviewUrl } from '@/lib/content/schemas/site/preview';
import { readTree } from '@/lib/kit/system/read-tree';
import { getScriptUrl } from '@/lib/pages/script-url';
import { PROOF_PATH } from '@/lib/routes/proof-files';
import { urls, withBasePath } from '@/lib/routes/urls';
import { createStyleJoiner, isStylesheet, type StyleJoiner } from './join-styles';
import { buildStartAttributes, getStartTime, isInlineScript, readNextStart } from './next-start';
import { getPageFacts, type PageFacts } from './page-facts';
import { buildPolicy, hashInlineScripts, type PolicySources } from './policy';
import { isBlockedAttribute, type HtmlTag, type PageTags, readEachPage } from './read-tags';
import { rewritePage } from './rewrite-page';
import { buildStructuredData, type StructuredDataOptions } from './structured-data';

/** File beside a page's HTML with what Next's router renders the page from. */
const ROUTER_FILE = 'index.txt';

/** Page whose address names documents, most of them without an operation: the list is fetched at once. */
const NAMING_PAGE = 'api/index.html';

/** Facts that pages are rewritten with. */
export type RewriteOptions = {
  /** `''` or like `/developer`. */
  readonly basePath: string;
  /** Origins of the policy. */
  readonly sources: PolicySources;
  /** Whether Next starts the pages: then its scripts stay, and each page's policy has their hashes. */
  readonly isPlainNext: boolean;
  /** Tags of the adopter for the head, whose addresses have no base path. */
  readonly headTags?: readonly HeadTag[] | undefined;
  /** Facts that structured data is made from; absent: none is written. */
  readonly structured?: StructuredDataOptions | undefined;
};

/** Pages after they were rewritten. */
type RewrittenPages = {
  /** Structured data of the pages; empty without `structured`. */
  readonly facts: readonly PageFacts[];
  /** Each page, with the tags that `checkExport` and `readSizes` look at. */
  readonly pages: readonly PageTags[];
};

/**
 * Rewrites every page of an export: its policy, and how it starts (lib/bootstrap). No script and no style stands in
 * a page then, so that one policy serves all.
 * @throws for a page that does not look as Next writes one, with its name.
 */
export function rewritePages(root: string, options: RewriteOptions): RewrittenPages {
  const files = readTree(root);
  const names = new Set(files);
  const hasPage = (path: string) => names.has(`${path.slice(1)}index.html`);
  const all: PageFacts[] = [];
  const pages: PageTags[] = [];
  const headTags = options.headTags?.map(({ name, attributes }) => {
    const { href } = attributes;
    if (href === undefined) return { name, attributes };
    return { name, attributes: { ...attributes, href: withBasePath(href, options.basePath) } };
  });
  const isHidden = getPreviewUrl() !== undefined;
  const exported = {
    findPayload: createPayloadFinder(root),
    joinStyles: createStyleJoiner(root, options.basePath),
    fonts: files.filter(isFont),
  };
  for (const { file, html, tags } of readEachPage(root)) {
    const { structured } = options;
    const facts = structured && getPageFacts(tags, file, structured.portal);
    if (facts) all.push(facts);
    const data = facts && buildStructuredData(facts, structured, hasPage);
    const path = getPath(file);
    const edits = { ...buildEdits(tags, file, options, exported), path, data, isHidden, headTags };
    const page = nameErrors(file, () => rewritePage(html, tags, edits));
    writeFileSync(join(root, file), page.html);
    pages.push({ file, tags: page.tags.filter(isChecked) });
  }
  return { facts: all, pages };
}

/** Path of a page that other languages have, too; `undefined` for one that only the first has, and for a not-found page. */
function getPath(file: string): string | undefined {
  const path = `/${file.replace(/index\.html$/, '')}`;
  const isOnlyFirst = [urls.styleGuide, PROOF_PATH].some((one) => path.startsWith(one));
  return path.endsWith('/') && !isOnlyFirst ? path : undefined;
}

/** Whether a check of the finished export or its summary looks at a tag: a page has thousands of others. */
function isChecked({ name, attributes }: HtmlTag): boolean {
  if (name === 'script' || attributes.has('http-equiv')) return true;
  return [...attributes.keys()].some(isBlockedAttribute);
}

/** Calls `act`. @throws what it throws, with the name of the page. */
function nameErrors<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof Error ? new Error(`${file}: ${error.message}`) : error;
  }
}

/** Files of an export that its pages name. */
type ExportedFiles = {
  readonly findPayload: PayloadFinder;
  readonly joinStyles: StyleJoiner;
  /** Paths of the fonts. */
  readonly fonts: readonly string[];
};

const isFont = (file: string) => file.endsWith('.woff2');

function buildEdits(
  tags: readonly HtmlTag[],
  file: string,
  { basePath, sources, isPlainNext }: RewriteOptions,
  { findPayload, joinStyles, fonts }: ExportedFiles,
) {
  if (isPlainNext) {
    const hashes = hashInlineScripts(tags.filter(isInlineScript).map(({ text }) => text));
    return { policy: buildPolicy(sources, hashes) };
  }
  const policy = buildPolicy(sources);
  const next = readNextStart(tags, file);
  if (next === undefined) return { policy };
  const payload = `${basePath}/${findPayload(next.payload, file)}`;
  const fontUrls = fonts.map((font) => `${basePath}/${font}`);
  const start = buildStartAttributes(next, getStartTime(file), payload, fontUrls);
  const preload = file === NAMING_PAGE ? getScriptUrl('list', basePath) : undefined;
  return {
    policy,
    preload,
    styles: joinStyles(tags.flatMap((tag) => (isStylesheet(tag) ? getHref(tag) : []))),
    start: isApiPage(file) ? withScript(start, getScriptUrl('api-page', basePath)) : start,
  };
}

const getHref = ({ attributes }: HtmlTag) => attributes.get('href') ?? '';

/** Whether a page may show a document that its address names. */
const isApiPage = (file: string) => file.startsWith('api/');

const withScript = (attributes: ReadonlyMap<string, string>, src: string) =>
  new Map([...attributes, ['src', src]]);

type PayloadFinder = (payload: string, page: string) => string;

/**
 * Creates a finder of the file that a page starts from: the one that the router reads when a reader comes to
 * the page from another one. A `404.html` has that of the page it is a copy of.
 */
function createPayloadFinder(root: string): PayloadFinder {
  const files = readTree(root).filter((file) => posix.basename(file) === ROUTER_FILE);
  const byText = new Map(files.map((file) => [readFileSync(join(root, file), 'utf8'), file]));
  return (payload, page) => {
    const file = byText.get(payload);
    if (file === undefined)
      throw new Error(`${page}: no ${ROUTER_FILE} has what the page starts from`);
    return file;
  };
}
