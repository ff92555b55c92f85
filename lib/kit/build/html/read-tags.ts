import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { readTree } from '@/lib/kit/system/read-tree';
import { REFERENCE_FOLDER } from '@/lib/routes/urls';

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

/**
 * Reads the start tags of a page, in document order, as a browser does: no comment, and nothing inside of a
 * script. Attribute names are in lower case. Empty for no markup.
 */
export function readTags(html: string): readonly HtmlTag[] {
  const tags: HtmlTag[] = [];
  let isOpen = false;
  let isInNoscript = false;
  const getSpan = (): Span => ({ start: parser.startIndex, end: parser.endIndex + 1 });
  const close = (index: number) => {
    const tag = tags[index];
    if (tag?.span) tags[index] = { ...tag, span: { ...tag.span, close: getSpan() } };
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      isOpen = true;
      const span = isInNoscript ? {} : { span: getSpan() };
      tags.push({ name, attributes: new Map(Object.entries(attributes)), text: '', ...span });
      isInNoscript ||= name === 'noscript';
    },
    ontext(text) {
      const tag = isOpen ? tags.pop() : undefined;
      if (tag) tags.push({ ...tag, text: tag.text + text });
    },
    onclosetag(name, isImplied) {
      if (isImplied) return;
      if (name === 'noscript') isInNoscript = false;
      if (name === 'head') close(tags.findIndex((tag) => tag.name === name));
      else if (isOpen) close(tags.length - 1);
      isOpen = false;
    },
  });
  parser.end(html);
  return tags;
}

/** Whether a file of an export is a page, and no reference in one file, which has a policy of its own. */
export function isPage(file: string): boolean {
  return file.endsWith('.html') && !file.startsWith(`${REFERENCE_FOLDER}/`);
}

/** A page of an export. */
export type PageTags = { readonly file: string; readonly tags: readonly HtmlTag[] };

/** Reads each page of a folder with its start tags, one page at a time. */
export function* readEachPage(root: string): Generator<PageTags & { readonly html: string }> {
  for (const file of readTree(root).filter(isPage)) {
    const html = readFileSync(join(root, file), 'utf8');
    yield { file, html, tags: readTags(html) };
  }
}

/** Whether the policy of pages blocks an attribute: a style, or an event handler. */
export function isBlockedAttribute(name: string): boolean {
  return name === 'style' || /^on[a-z]+$/.test(name);
}
