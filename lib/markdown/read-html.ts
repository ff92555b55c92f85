import type { Root } from 'hast';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { toHtml } from 'hast-util-to-html';
import { tameHtml } from './tame-html';

/** Turns the pieces of HTML in a tree (nodes of the type `raw`) into elements. */
export type ReadHtml = (tree: Root) => Root;

/**
 * Reads HTML as a browser does, and in a browser with its own parser: another one was a quarter of the script of
 * texts. It reads into a `<template>`, whose content is in a document without a window: nothing in it runs, and
 * nothing is fetched. Words that look like tags stay words. What comes out is still untrusted. Apart from what reads
 * Markdown, because many documents hold no HTML.
 */
export const readHtml: ReadHtml = (tree) =>
  fromHtmlIsomorphic(toHtml(tameHtml(tree), { allowDangerousHtml: true }), { fragment: true });
