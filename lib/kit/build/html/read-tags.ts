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
};

/**
 * Reads the start tags of a page, in document order, as a browser does: no comment, and nothing inside of a
 * script. Attribute names are in lower case. Empty for no markup.
 */
export function readTags(html: string): readonly HtmlTag[] {
  const tags: HtmlTag[] = [];
  let isOpen = false;
  const reader = new RewritingStream();
  reader.on('startTag', ({ tagName, attrs }) => {
    isOpen = true;
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    tags.push({ name: tagName, attributes, text: '' });
  });
  reader.on('text', ({ text }) => {
    const tag = isOpen ? tags.pop() : undefined;
    if (tag) tags.push({ ...tag, text: tag.text + text });
    // To a parser that runs scripts, what stands in it is text.
    if (tag?.name === 'noscript') tags.push(...readTags(text));
  });
  reader.on('endTag', () => {
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
type PageTags = { readonly file: string; readonly tags: readonly HtmlTag[] };

/**
 * Reads the start tags of each page of a folder, one page at a time. Each has a turn of the event loop of its own,
 * because the parser lets go of a page only then: hundreds in one turn are gigabytes.
 */
export async function* readEachPage(root: string): AsyncGenerator<PageTags> {
  for (const file of readTree(root).filter(isPage)) {
    yield { file, tags: readTags(readFileSync(join(root, file), 'utf8')) };
    await setImmediate();
  }
}
