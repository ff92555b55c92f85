import { LANGUAGE_LINK } from '@/lib/bootstrap/language/keep-place';
import { MENU_FIRST, MENU_FIRST_TREE } from '@/lib/bootstrap/menus/menu-first';
import { PAGE_CONTROLS } from '@/lib/bootstrap/start/page-start';
import type { HeadTag } from '@/lib/content/brand/load-head';
import { isStylesheet } from './join-styles';
import { isInlineScript, isNextScript } from './next-start';
import type { HtmlTag } from './read-tags';

/** Edits of one page. */
export type PageEdits = {
  /** Content Security Policy, right after the charset and before anything is loaded. */
  readonly policy: string;
  /** URL of a script that the first script is likely to run, fetched beside it. */
  readonly preload?: string | undefined;
  /** Path of the page without the base path, to which links to other languages lead there; absent: they stay as they are. */
  readonly path?: string | undefined;
  /** Whether search engines shall leave the page out, as of a preview. */
  readonly isHidden?: boolean;
  /** Tags of the adopter, at the end of the head. */
  readonly headTags?: readonly HeadTag[] | undefined;
  /** Structured data as JSON, at the end of the head; absent: none. */
  readonly data?: string | undefined;
  /** URL of the style sheet that has what those of the page have; absent: they stay as they are. */
  readonly styles?: string | undefined;
  /** Attributes of the first script, which starts the page. Absent: Next starts it. */
  readonly start?: ReadonlyMap<string, string>;
};

/** A page after its edits. */
type RewrittenPage = {
  readonly html: string;
  /** Its start tags but for structured data. */
  readonly tags: readonly HtmlTag[];
};

const MENU_FIRST_TEMPLATE = `<template shadowrootmode="open">${MENU_FIRST_TREE}</template>`;

/** A part of the markup, and what stands in its place then. */
type Patch = { readonly from: number; readonly to: number; readonly text: string };

/**
 * Rewrites a page: its policy, structured data and the order of columns with a menu come in; with `start`, Next's inline scripts, own scripts and
 * preloads go out, as the first script runs and fetches them.
 * @param tags start tags of the page (`readTags`).
 * @throws for a page without `<meta charset>` and, with `start`, without first script.
 */
export function rewritePage(
  html: string,
  tags: readonly HtmlTag[],
  { policy, preload, path, isHidden, headTags = [], data, styles, start }: PageEdits,
): RewrittenPage {
  const patches: Patch[] = [];
  const kept = tags.flatMap((tag) => {
    const { name, attributes, span } = tag;
    if (!span || !start) return tag;
    if (attributes.has(PAGE_CONTROLS)) {
      const started = { ...tag, attributes: new Map([...attributes, ...start]) };
      patches.push({ from: span.start, to: span.end, text: printTag(started, html) });
      return started;
    }
    if (!isStartedLater(tag)) return tag;
    const end = name === 'script' ? (span.close ?? span) : span;
    patches.push({ from: span.start, to: end.end, text: '' });
    return [];
  });
  if (start && !kept.some(({ attributes }) => attributes.has(PAGE_CONTROLS)))
    throw new Error(`it has no script with ${PAGE_CONTROLS}, which would start it`);
  const charset = tags.find(({ attributes, span }) => span && attributes.has('charset'));
  if (!charset?.span)
    throw new Error('it has no <meta charset>, behind which its policy would stand');
  const added = [
    { ...charset, attributes: buildPolicyAttributes(policy) },
    ...(preload === undefined
      ? []
      : [{ ...charset, name: 'link', attributes: buildPreloadAttributes(preload) }]),
    ...(isHidden ? [{ ...charset, attributes: HIDDEN }] : []),
  ];
  const { end } = charset.span;
  patches.push({ from: end, to: end, text: added.map((tag) => printTag(tag, html)).join('') });
  for (const { attributes, span } of tags)
    if (span && attributes.has(MENU_FIRST))
      patches.push({ from: span.end, to: span.end, text: MENU_FIRST_TEMPLATE });
  for (const tag of tags) {
    const root = tag.attributes.get(LANGUAGE_LINK);
    if (root === undefined || path === undefined || !tag.span) continue;
    const led = { ...tag, attributes: new Map([...tag.attributes, ['href', root + path]]) };
    patches.push({ from: tag.span.start, to: tag.span.end, text: printTag(led, html) });
  }
  if (styles !== undefined) patches.push(...replaceStylesheets(tags, styles, html));
  const head = tags.find(({ name }) => name === 'head')?.span?.close?.start;
  if (head !== undefined)
    for (const { name, attributes } of headTags) {
      const tag = { ...charset, name, attributes: new Map(Object.entries(attributes)) };
      patches.push({ from: head, to: head, text: printTag(tag, html) });
    }
  if (data !== undefined && head !== undefined)
    patches.push({
      ...{ from: head, to: head },
      text: `<script type="application/ld+json">${data}</script>`,
    });
  return { html: applyPatches(html, patches), tags: [...kept, ...added] };
}

/**
 * Puts one style sheet before those of the page, which the browser does not load then: `lib/bootstrap/start` does so
 * before React renders what the HTML does not have.
 */
function replaceStylesheets(
  tags: readonly HtmlTag[],
  address: string,
  html: string,
): readonly Patch[] {
  return tags.filter(isStylesheet).map(({ span, ...tag }, index) => {
    const attributes = new Map([...tag.attributes, ['disabled', '']]);
    const left = printTag({ ...tag, attributes, ...(span && { span }) }, html);
    const joined = index === 0 ? `<link rel="stylesheet" href="${address}"/>` : '';
    return { from: span?.start ?? 0, to: span?.end ?? 0, text: joined + left };
  });
}

function applyPatches(html: string, patches: readonly Patch[]): string {
  let text = '';
  let at = 0;
  for (const patch of patches.toSorted((one, other) => one.from - other.from)) {
    text += html.slice(at, patch.from) + patch.text;
    at = patch.to;
  }
  return text + html.slice(at);
}

/** Whether the first script runs or fetches what a tag stands for, or a stylesheet's link does. */
function isStartedLater(tag: HtmlTag): boolean {
  const { attributes } = tag;
  const isPreload =
    attributes.get('rel') === 'preload' &&
    /^(?:script|style|font)$/.test(attributes.get('as') ?? '');
  return isPreload || isNextScript(tag) || isInlineScript(tag);
}

/** Characters of an attribute that HTML has other names for. */
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  '\u00a0': '&nbsp;',
};

/** Prints a start tag, which closes itself as the tag does that stands at its place. */
function printTag({ name, attributes, span }: HtmlTag, html: string): string {
  const printed = [...attributes].map(
    ([key, value]) => ` ${key}="${value.replace(/["&\u00a0]/g, (one) => ESCAPES[one] ?? one)}"`,
  );
  const end = span && html.slice(span.start, span.end).endsWith('/>') ? '/>' : '>';
  return `<${name}${printed.join('')}${end}`;
}

const buildPolicyAttributes = (policy: string) =>
  new Map([
    ['http-equiv', 'Content-Security-Policy'],
    ['content', policy],
  ]);

const HIDDEN: ReadonlyMap<string, string> = new Map([
  ['name', 'robots'],
  ['content', 'noindex'],
]);

const buildPreloadAttributes = (script: string) =>
  new Map([
    ['rel', 'preload'],
    ['as', 'script'],
    ['href', script],
  ]);
