import type { Root } from 'hast';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { toInertMarkup } from './inert-markup';
import { SAFE_SCHEMA, splitNames } from './safe-schema';

/** Turns the pieces of HTML in a tree (nodes of the type `raw`) into elements. */
export type ParseHtml = (tree: Root) => Root;

/**
 * Parses HTML, in a browser with the browser's own parser, which saves a quarter of the script. It
 * parses into a `<template>`, where nothing runs and nothing is fetched. Words that look like tags
 * stay words. The result is still untrusted. A module of its own, because many documents hold no
 * HTML.
 */
export const parseHtml: ParseHtml = (tree) =>
  fromHtmlIsomorphic(toInertMarkup(toHtml(escapeUnknownTags(tree), { allowDangerousHtml: true })), {
    fragment: true,
  });

/** Elements of HTML that are not rendered: their tags are dropped, their content stays. */
const OTHER_ELEMENTS = splitNames(`
  address area article aside base bdi bdo big body button caption center cite col colgroup data
  datalist dfn dialog dir fieldset figcaption figure font footer form frame header hgroup html image
  img label legend link main map mark marquee menu meta meter nav nobr optgroup option output param
  picture portal progress rb rp rt rtc ruby search section slot source strike time track wbr isindex
  listing keygen bgsound applet acronym
`);

const HTML_NAMES = new Set([
  ...(SAFE_SCHEMA.tagNames ?? []),
  ...(SAFE_SCHEMA.strip ?? []),
  ...OTHER_ELEMENTS,
]);

/** Elements dropped with their content; unclosed, one would take the rest of the text along. */
const DROPPED_ELEMENTS = new Set(SAFE_SCHEMA.strip ?? []);

const TAG_NAME = /<(\/?)(?=([a-z][\w:-]*))/gi;

/** Bracket that may start a tag or comment. */
const TAG_START = /<(?=[a-z/!?])/gi;

/** Complete comment or tag; a `>` in a quoted value does not end it. */
const COMPLETE_TAG =
  /<(?:!--(?:-?>|[^]*?--!?>)|(?:!(?!--)|\?)[^>]*>|\/(?![a-z])[^>]*>|\/?[a-z](?:[^>=]|=\s*(?:"[^"]*"|'[^']*'|(?!["'\s])))*>)/iy;

/** Unclosed tags after which all brackets are text, because each costs a scan of the rest. */
const MAX_UNCLOSED = 20;

/** Attribute and the space before it; the lookbehind keeps long runs of spaces linear. */
const ATTRIBUTE = /(?<![\s/])[\s/]+([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/g;

/** Attributes that may stay, and those that a picture's link is made of. */
const USED_ATTRIBUTES = new Set(
  [...Object.values(SAFE_SCHEMA.attributes ?? {}).flat(2), 'src', 'alt'].map((name) =>
    String(name).toLowerCase(),
  ),
);

/** Offset of the last closing tag, by name. */
function findLastEnds(html: string): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const { 1: slash, 2: name = '', index } of html.matchAll(TAG_NAME))
    if (slash) ends.set(name.toLowerCase(), index);
  return ends;
}

/** Drops unused attributes, because browsers complain about `onclick` and `style`. */
function stripUnusedAttributes(tag: string): string {
  if (!/^<[a-z]/i.test(tag)) return tag;
  return tag.replace(ATTRIBUTE, (attribute, name: string) =>
    USED_ATTRIBUTES.has(name.toLowerCase()) ? attribute : '',
  );
}

/** Escapes brackets that begin a tag or comment without end. */
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
 * Escapes, in place, tags that a parser would lose words of the writer to: those unknown to HTML
 * (`<quantity>`), an unclosed `<title>` or `<style>`, and tags without end (`<p title="`). Drops
 * unused attributes. No protection: the tree is sanitised afterwards.
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
