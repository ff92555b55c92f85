import { RewritingStream } from 'parse5-html-rewriting-stream';

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
