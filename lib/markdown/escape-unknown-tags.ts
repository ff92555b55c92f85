import type { Root } from 'hast';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { SAFE_SCHEMA } from './safe-schema';

/** Turns the pieces of HTML in a tree (nodes of the type `fieldEncoding`) into elements. */
export type ParseHtml = (tree: Root) => Root;

/**
 * Reads HTML as a browser does, and in a browser with its own parser: another one was a quarter of the script of
 * texts. It reads into a `<template>`, whose content is in a document without a window: nothing in it runs, and
 * nothing is fetched. Words that look like tags stay words. What comes out is still untrusted. Apart from what reads
 * Markdown, because many documents hold no HTML.
 */
export const parseHtml: ParseHtml = (tree) =>
  fromHtmlIsomorphic(toHtml(escapeUnknownTags(tree), { allowDangerousHtml: true }), {
    fragment: true,
  });

/** Elements that HTML has and we do not draw: their tags go, and what is between them stays. */
const OTHER_ELEMENTS = [
  ...[
    'address',
    'area',
    'article',
    'aside',
    'base',
    'bdi',
    'bdo',
    'big',
    'body',
    'button',
    'caption',
  ],
  ...['center', 'cite', 'col', 'colgroup', 'data', 'datalist', 'dfn', 'dialog', 'dir', 'fieldset'],
  ...[
    'figcaption',
    'figure',
    'font',
    'footer',
    'form',
    'frame',
    'header',
    'hgroup',
    'html',
    'image',
  ],
  ...['img', 'label', 'legend', 'link', 'main', 'map', 'mark', 'marquee', 'menu', 'meta', 'meter'],
  ...['nav', 'nobr', 'optgroup', 'option', 'output', 'param', 'picture', 'portal'],
  ...['progress', 'rb', 'rp', 'rt', 'rtc', 'ruby', 'search', 'section', 'slot', 'source', 'strike'],
  ...['time', 'track', 'wbr', 'isindex', 'listing', 'keygen', 'bgsound', 'applet', 'acronym'],
];

const HTML_NAMES = new Set([
  ...(SAFE_SCHEMA.tagNames ?? []),
  ...(SAFE_SCHEMA.strip ?? []),
  ...OTHER_ELEMENTS,
]);

/** What is left out with all that is inside: a tag of these that nothing closes would take the rest of the text along. */
const DROPPED_ELEMENTS = new Set(SAFE_SCHEMA.strip ?? []);

const TAG_NAME = /<(\/?)(?=([a-z][\w:-]*))/gi;

/** Where a tag or comment may start. */
const TAG_START = /<(?=[a-z/!?])/gi;

/** A whole comment or tag; a `>` in a quoted value does not end it. */
const COMPLETE_TAG =
  /<(?:!--(?:-?>|[^]*?--!?>)|(?:!(?!--)|\?)[^>]*>|\/(?![a-z])[^>]*>|\/?[a-z](?:[^>=]|=\s*(?:"[^"]*"|'[^']*'|(?!["'\s])))*>)/iy;

/** After so many that never end, nothing in a piece is taken for a tag: each costs a look at all that follows. */
const MAX_UNCLOSED = 20;

/** From where a run of spaces begins: a look from each of its places would cost the square of its length. */
const ATTRIBUTE = /(?<![\s/])[\s/]+([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/g;

/** Attributes that are read of what others wrote: those that may stay, and what pictures become. */
const USED_ATTRIBUTES = new Set(
  [...Object.values(SAFE_SCHEMA.attributes ?? {}).flat(2), 'src', 'alt'].map((name) =>
    String(name).toLowerCase(),
  ),
);

/** The place of the last closing tag of each name. */
function findLastEnds(html: string): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const { 1: slash, 2: name = '', index } of html.matchAll(TAG_NAME))
    if (slash) ends.set(name.toLowerCase(), index);
  return ends;
}

/** A tag without attributes that are not read: of `onclick` and `style` browsers complain even where nothing runs. */
function stripUnusedAttributes(tag: string): string {
  if (!/^<[a-z]/i.test(tag)) return tag;
  return tag.replace(ATTRIBUTE, (attribute, name: string) =>
    USED_ATTRIBUTES.has(name.toLowerCase()) ? attribute : '',
  );
}

/** HTML with the brackets written as text that begin a tag or comment and never end it. */
function escapeUnclosedTags(html: string): string {
  let escaped = '';
  let end = 0;
  let unclosed = 0;
  for (const { index } of html.matchAll(TAG_START)) {
    if (index < end) continue;
    COMPLETE_TAG.lastIndex = index;
    const tag = unclosed < MAX_UNCLOSED ? COMPLETE_TAG.exec(html)?.[0] : undefined;
    if (tag === undefined) unclosed += 1;
    escaped += html.slice(end, index) + (tag === undefined ? '&lt;' : stripUnusedAttributes(tag));
    end = index + (tag?.length ?? 1);
  }
  return escaped + html.slice(end);
}

/**
 * Makes the pieces of HTML of a tree, in place, into what any parser reads without losing words of the writer: as
 * text come tags that HTML does not have (`<quantity>`), `<title>` or `<style>` that nothing closes, and what does
 * not end (`<p title="`). Attributes go that nobody reads. Only ever makes less of a piece HTML, and is no guard:
 * what is safe is chosen afterwards.
 */
export function escapeUnknownTags(tree: Root): Root {
  const pieces: { value: string }[] = [];
  visit(tree, 'raw', (node) => void pieces.push(node));
  const ends = findLastEnds(pieces.map(({ value }) => value).join(''));
  let start = 0;
  for (const piece of pieces) {
    const { length } = piece.value;
    const escaped = piece.value.replace(
      TAG_NAME,
      (bracket, slash: string, written: string, at: number) => {
        const name = written.toLowerCase();
        const isUnclosed =
          !slash && DROPPED_ELEMENTS.has(name) && (ends.get(name) ?? -1) < start + at;
        return HTML_NAMES.has(name) && !isUnclosed ? bracket : bracket.replace('<', '&lt;');
      },
    );
    piece.value = escapeUnclosedTags(escaped);
    start += length;
  }
  return tree;
}
