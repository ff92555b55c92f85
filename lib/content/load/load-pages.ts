import { z } from 'zod';
import { formatSuggestion } from '@/lib/text/edit-distance';
import { getSlug, GO_LIVE_PAGE, LIBRARY_PAGES, type Page, PAGE_ENDING } from '../schemas/page';
import { getSlotPath, isInArticle, type OwnParts, PARTIALS, SLOTS } from '../schemas/slots';
import { slug } from '../schemas/value-schemas';
import type { Report } from '../source/fill';
import type { Loader } from '../source/loader';
import { formatPosition, getTextAttributes, type MdxNode, parseMdx } from '../source/mdx-tree';
import { adviseName } from '../source/messages';
import { findPlaceError } from '../validate/addresses';
import { checkBody, type CheckedBody } from '../validate/check-page-body';
import type { CheckLink, LoadedPage } from '../validate/check-references';
import type { BodyContext } from '../validate/check-words';
import {
  type FrontPdfGuide,
  listPdfGuideNames,
  loadFrontPage,
  loadFrontPdfGuide,
  type PageSource,
} from './load-front-matter';
import type { SandboxContent } from './load-sandbox-rules';

/** Context of the check of a page, from other files. */
export type PageContext = Omit<BodyContext, 'report'> & {
  /** What the sandbox remembers; absent while a file of it is invalid, and then unchecked. */
  readonly sandbox?: SandboxContent | undefined;
};

/** Reports each `<Lifecycle>` of a resource that the sandbox does not know, or that has no states. */
function checkLifecycles(node: MdxNode, sandbox: SandboxContent, report: Report): void {
  const { of = '' } = getTextAttributes(node);
  const known = Object.entries(sandbox.resources).flatMap(([name, { states }]) =>
    Object.keys(states).length > 0 ? [name] : [],
  );
  if (node.name === 'Lifecycle' && of !== '' && !known.includes(of))
    report(
      formatPosition(node),
      `<Lifecycle> of: no file of content/sandbox has states of "${of}".${adviseName(of, known)}`,
    );
  for (const child of node.children ?? []) checkLifecycles(child, sandbox, report);
}

/** Checks the text of a page, with what it shows of the sandbox. */
function checkPage(source: string, context: PageContext, report: Report): CheckedBody {
  const body = checkBody(source, { ...context, report });
  // A syntax error has been reported by now.
  const tree = parseMdx(source, context.values, () => undefined);
  if (tree && context.sandbox) checkLifecycles(tree, context.sandbox, report);
  return body;
}

function checkTag(tag: string | undefined, { api }: PageContext, report: Report): void {
  if (tag === undefined || !api || api.tags.has(tag)) return;
  const suggestion = formatSuggestion(tag, api.tags) || ` Tags: ${[...api.tags].join(', ')}`;
  report('tag', `no document has the tag "${tag}".${suggestion}`);
}

/** Files that a route of their own imports. */
const IMPORTED = [
  ...LIBRARY_PAGES.map((name) => `content/libs/${name}`),
  `content/guides/${GO_LIVE_PAGE}`,
];

/** Reports a page of `content/libs` without a route: links to it would be broken. */
function checkLibrary(page: Page, report: Report): void {
  const { section, file, slug: last, isMarkdown } = page;
  if (isMarkdown && IMPORTED.includes(`content/${section}/${file}`))
    report(
      '(root)',
      `this page has a route of its own, which reads it as MDX. Rename it to "${file}.mdx"`,
    );
  if (section !== 'libs') return;
  if (!LIBRARY_PAGES.includes(file)) {
    const known = LIBRARY_PAGES.map((name) => `${name}.mdx`).join(' and ');
    report(
      '(root)',
      `no page is rendered from it: /libs/ has ${known} alone. Make it a guide, in content/guides`,
    );
  } else if (last !== file) {
    report('slug', `this page is at /libs/${file}/ and nowhere else. Take "slug" out`);
  }
}

/** Fields that are used even where other front matter is invalid. */
const outlineSchema = z.object({
  slug: slug.optional().catch(undefined),
  tag: z.unknown().optional(),
});

/** Loads one MDX file as a page, and reports its errors. */
export function loadPage(source: PageSource, context: PageContext, report: Report): LoadedPage {
  const { section, file } = source;
  const { name, data, page } = loadFrontPage(source, context.values, report);
  const found = { section, file, name, page };
  // The body is skipped: unreadable front matter would be taken for text.
  if (data === undefined)
    return {
      ...{ ...found, slug: getSlug(section, name), isWhole: false },
      body: { ids: new Set(), links: [], tasks: [], requests: [] },
    };
  const body = checkPage(source.source, context, report);
  const outline = outlineSchema.safeParse(data).data;
  const isWhole = section !== 'libs' && outline !== undefined && outline.tag === undefined;
  if (page) {
    checkTag(page.tag, context, report);
    checkLibrary(page, report);
  }
  const placeError = findPlaceError(section, getSlug(section, name, outline?.slug));
  if (placeError !== '') report('(root)', placeError);
  return { ...found, slug: getSlug(section, name, outline?.slug), isWhole, body };
}

/** PDF guide with ids and links of its text. */
type LoadedPdfGuide = FrontPdfGuide & { readonly body: CheckedBody };

/** Loads `content/pdf/*.mdx`, and checks them like pages. */
export function loadPdfGuides(loader: Loader, context: PageContext): readonly LoadedPdfGuide[] {
  return listPdfGuideNames(loader).map((name) => {
    const found = loadFrontPdfGuide(name, loader, context.values);
    const report = loader.reporter(found.file);
    return { ...found, body: checkPage(found.source, context, report) };
  });
}

/** Text that is no page of its own. */
type LoadedText = Pick<LoadedPdfGuide, 'file' | 'body'>;

/** Loads `content/slots/*.mdx`, and checks them like pages; each stands on many, so it has no ids. */
function loadSlots({ disk, add, reporter }: Loader, context: PageContext): LoadedText[] {
  const files = disk.list('content/slots', PAGE_ENDING).map((name) => `content/slots/${name}`);
  const known = SLOTS.map(getSlotPath);
  return files.flatMap((file) => {
    if (!known.includes(file)) {
      add(file, '(root)', `no page has this slot.${adviseName(file, known)}`);
      return [];
    }
    const text = disk.readText(file) ?? '';
    const body = checkPage(text, context, reporter(file));
    const isShell = SLOTS.some((slot) => file === getSlotPath(slot) && !isInArticle(slot));
    const [component] = (isShell && /<[A-Z]\w*/.exec(text)) || [];
    if (component !== undefined)
      add(
        file,
        '(root)',
        `${component}>: banner and footer take Markdown alone, because every page loads them`,
      );
    const [id] = body.ids;
    if (id !== undefined)
      add(
        file,
        '(root)',
        `"#${id}" would stand on every page: a slot has no headings and anchors. Write **bold** text`,
      );
    return [{ file, body }];
  });
}

/** Tags that put a partial into a text, each with its name. */
const PARTIAL_TAGS = /<Partial\s+name="([^"]+)"/g;

/** Whether a partial has another one in it, or in one of its own. */
function holds(
  from: string,
  name: string,
  { partials }: Pick<OwnParts, 'partials'>,
  seen = new Set([from]),
): boolean {
  return [...(partials[from] ?? '').matchAll(PARTIAL_TAGS)].some(([, next = '']) => {
    if (next === name) return true;
    return !seen.has(next) && holds(next, name, { partials }, seen.add(next));
  });
}

/** Reports what a partial cannot have, because it becomes a part of other texts. */
function checkPartial(name: string, text: string, context: PageContext, report: Report): void {
  const { own = { partials: {} }, values } = context;
  for (const { 0: tag, 1: next = '', index } of text.matchAll(PARTIAL_TAGS))
    if (next === name || holds(next, name, own))
      report(
        `line ${text.slice(0, index).split('\n').length}`,
        `${tag}> leads back to this file. Take it out`,
      );
  for (const node of parseMdx(text, values, () => undefined)?.children ?? []) {
    if (node.type === 'yaml')
      report(formatPosition(node), 'a partial has no front matter. Take it out');
    if (node.type === 'definition' || node.type === 'footnoteDefinition')
      report(
        formatPosition(node),
        `[${node.label ?? ''}]: may be another one on a page. Write link or remark where it stands`,
      );
  }
}

/** Loads `content/partials/*.mdx`, and checks them like pages. */
function loadPartials({ reporter }: Loader, context: PageContext): LoadedText[] {
  return Object.entries(context.own?.partials ?? {}).map(([name, text]) => {
    const file = `${PARTIALS}/${name}.mdx`;
    const report = reporter(file);
    const body = checkPage(text, context, report);
    checkPartial(name, text, context, report);
    for (const { url, at } of body.links)
      if (url.startsWith('#') && !body.ids.has(url.slice(1)))
        report(at, `"${url}" is on no page for sure. Write the address of the page before it`);
    return { file, body };
  });
}

/** Loads the texts that stand on several pages. */
export function loadTexts(loader: Loader, context: PageContext): readonly LoadedText[] {
  return [...loadSlots(loader, context), ...loadPartials(loader, context)];
}

/** Checks the links of texts that are no pages: PDF guides, which lead to the portal, slots and partials. */
export function checkTextLinks(texts: readonly LoadedText[], checkLink: CheckLink): void {
  for (const { file, body } of texts) {
    for (const { url, at } of body.links) checkLink(url, file, at);
  }
}
