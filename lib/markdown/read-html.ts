import type { Root } from 'hast';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { toHtml } from 'hast-util-to-html';
import { escapeUnknownTags } from './tame-html';

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
