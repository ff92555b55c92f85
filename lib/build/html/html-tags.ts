/** Start tag of a page, with decoded attributes; `text` is the content of a raw-text element. */
export type HtmlTag = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
};

/** Elements whose content is text up to the end tag (HTML standard, 13.2.5). */
const RAW_TEXT = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes']);
/** Raw-text elements in whose content entities are decoded. */
const DECODED_TEXT = new Set(['title', 'textarea']);

/**
 * Start of a page's head, with the charset if it comes first: scripts and policy go right behind
 * it.
 */
export const HEAD_START = /<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i;

const START_TAG = /<!--[\s\S]*?(?:-->|$)|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const ENTITY = /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED_ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/**
 * Parses the start tags of a page, in document order. Comments are skipped, quoted attributes may
 * hold `>`, and the content of `<script>` or `<title>` is never markup. Attribute names are in
 * lower case; a later duplicate is ignored, as browsers do. Empty for no markup.
 */
export function parseStartTags(html: string): readonly HtmlTag[] {
  const tags: HtmlTag[] = [];
  const scanner = new RegExp(START_TAG);
  for (let match = scanner.exec(html); match; match = scanner.exec(html)) {
    if (match[1] === undefined) continue;
    const name = match[1].toLowerCase();
    const text = RAW_TEXT.has(name) ? rawTextFrom(html, scanner.lastIndex, name) : '';
    scanner.lastIndex += text.length;
    tags.push({
      name,
      attributes: parseAttributes(match[2] ?? ''),
      text: DECODED_TEXT.has(name) ? decodeEntities(text) : text,
    });
  }
  return tags;
}

function rawTextFrom(html: string, start: number, name: string): string {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = start;
  return html.slice(start, end.exec(html)?.index ?? html.length);
}

function parseAttributes(source: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, double, single, unquoted] of source.matchAll(ATTRIBUTE)) {
    const key = (name ?? '').toLowerCase();
    if (!attributes.has(key))
      attributes.set(key, decodeEntities(double ?? single ?? unquoted ?? ''));
  }
  return attributes;
}

function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, named?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED_ENTITIES.get((named ?? '').toLowerCase()) ?? whole;
  });
}
