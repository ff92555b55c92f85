import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import { readTree } from '@/lib/kit/system/read-tree';
import { REFERENCE_FOLDER } from '@/lib/pages/reading/reference-files';

/** Start tag of a page, with decoded attributes. */
export type HtmlTag = {
  /** Name in lower case. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Text between this tag and the next one: all of a script, a style or a title. */
  readonly text: string;
  /** Where it stands in the markup; absent inside of `noscript`, which is text to a parser that runs scripts. */
  readonly span?: Span & {
    /** End tag of the head, and of an element without others in it. */
    readonly close?: Span;
  };
};

/** First character of a part of the markup, and the one behind it. */
type Span = { readonly start: number; readonly end: number };

/** Location of a token as the parser has it. */
type TokenLocation = { readonly startOffset: number; readonly endOffset: number };

function getSpan(location: TokenLocation | null | undefined): Span | undefined {
  return location ? { start: location.startOffset, end: location.endOffset } : undefined;
}

/**
 * Reads the start tags of a page, in document order, as a browser does: no comment, and nothing inside of a
 * script. Attribute names are in lower case. Empty for no markup.
 */
export function readTags(html: string): readonly HtmlTag[] {
  const tags: HtmlTag[] = [];
  let isOpen = false;
  const reader = new RewritingStream();
  reader.on('startTag', ({ tagName, attrs, sourceCodeLocation }) => {
    isOpen = true;
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    const span = getSpan(sourceCodeLocation);
    tags.push({ name: tagName, attributes, text: '', ...(span && { span }) });
  });
  reader.on('text', ({ text }) => {
    const tag = isOpen ? tags.pop() : undefined;
    if (tag) tags.push({ ...tag, text: tag.text + text });
    if (tag?.name === 'noscript')
      for (const { name, attributes, text: inner } of readTags(text))
        tags.push({ name, attributes, text: inner });
  });
  reader.on('endTag', ({ tagName, sourceCodeLocation }) => {
    const index =
      tagName === 'head' ? tags.findIndex(({ name }) => name === 'head') : tags.length - 1;
    const tag = tags[index];
    const close = getSpan(sourceCodeLocation);
    if (tag?.span && close && (isOpen || tagName === 'head'))
      tags[index] = { ...tag, span: { ...tag.span, close } };
    isOpen = false;
  });
  reader.end(html);
  return tags;
}

/** Whether a file of an export is a page, and no reference in one file, which has a policy of its own. */
export function isPage(file: string): boolean {
  return file.endsWith('.html') && !file.startsWith(`${REFERENCE_FOLDER}/`);
}

/** A page of an export. */
export type PageTags = { readonly file: string; readonly tags: readonly HtmlTag[] };

/**
 * Reads each page of a folder with its start tags, one page at a time. Each has a turn of the event loop of its own,
 * because the parser lets go of a page only then: hundreds in one turn are gigabytes.
 */
export async function* readEachPage(
  root: string,
): AsyncGenerator<PageTags & { readonly html: string }> {
  for (const file of readTree(root).filter(isPage)) {
    const html = readFileSync(join(root, file), 'utf8');
    yield { file, html, tags: readTags(html) };
    await setImmediate();
  }
}

/** Whether the policy of pages blocks an attribute: a style, or an event handler. */
export function isBlockedAttribute(name: string): boolean {
  return name === 'style' || /^on[a-z]+$/.test(name);
}
