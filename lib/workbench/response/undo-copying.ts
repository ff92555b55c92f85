import { isContainer } from '@/lib/openapi/core/json';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import { decodePercents } from '@/lib/text/encode';
import { unescapeHtml } from '@/lib/text/unescape-html';

/** Reduces the output of `curl -v` to what was received: lines that begin with `< `, and the body. */
function stripVerbose(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^(?:[*>]|[{}] \[)/.test(line))
    .map((line) => line.replace(/^< ?/, ''))
    .join('\n');
}

/** Size of a chunk in a line of its own, with the line ends around it (RFC 9112 7.1). */
const CHUNK_SIZE = /(?:^|\n)[\da-f]{1,8}(?:;[^\n]*)?(?:\n|$)/gi;

/** Joins the chunks behind an empty line, or of a body alone. */
function joinChunks(text: string): string {
  const blank = text.search(/\n\n[\da-f]{1,8}(?:;[^\n]*)?\n/i);
  const start = blank === -1 ? 0 : blank + 2;
  return text.slice(0, start) + text.slice(start).replace(CHUNK_SIZE, '');
}

/** Element of XML that has a text: its name without a prefix, its attributes, the text. */
const ELEMENT =
  /<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)(\s[^<>]*)?>(?:\s*<!\[CDATA\[)?([^<>'\\]*?)(?:\]\]>\s*)?<\/(?:[\w.-]+:)?\1\s*>/g;

/** Writes the elements of XML that have one line of text as fields: the name may be that of an attribute. */
function readElements(text: string): string {
  return text.replace(ELEMENT, (element, tag: string, attributes = '', written = '') => {
    const value = String(written).trim();
    const name = /\s(?:name|key)=["']([A-Za-z_][\w.-]*)["']/.exec(String(attributes))?.[1] ?? tag;
    return value.includes('\n') ? element : ` ${name}='${value}' `;
  });
}

/** Traces that a tool leaves in a text which it shows, and how they are undone. */
const UNDOINGS: readonly (readonly [trace: RegExp, undo: (text: string) => string])[] = [
  [/\r/, (text) => text.replace(/\r\n?/g, '\n')],
  // Colours of a terminal, also where the escape is written or was lost (ECMA-48).
  [/\[[\d;]+m/, (text) => text.replace(/(?:\x1b|\\u001b|\\x1b|\\0?33|\\e|\^\[|␛)?\[[\d;]+m/gi, '')],
  [/\x1b/, (text) => text.replace(/\x1b\[[\d;?]*[A-Za-z]/g, '')],
  [/[\0\u200b-\u200d\u2060\ufeff]/, (text) => text.replace(/[\0\u200b-\u200d\u2060\ufeff]/g, '')],
  [/&(?:quot|apos|#0?3[49]|#x2[27]|lt);/i, unescapeHtml],
  [/%(?:22|27|3D|5B|7B)/i, decodePercents],
  [/^[^"]*[{[(,:]\s*[“”„«»]/, (text) => text.replace(/[“”„«»]/g, '"')],
  [/[{[(,:]\s*[‘’‚]/, (text) => text.replace(/[‘’‚]/g, "'")],
  [/["'\w]\s{0,8}：/, (text) => text.replaceAll('：', ':').replaceAll('，', ',')],
  [/AnyHashable\(/, (text) => text.replace(/AnyHashable\(([^()\n]*)\)/g, '$1')],
  // What serialize of PHP writes: types and lengths before the names and values.
  [
    /\bs:\d+:"/,
    (text) => text.replace(/s:\d+:("\w*");(?:s:\d+:|[bdi]:)("[^"]*"|[^";]*);/g, '$1=$2;'),
  ],
  // JSON in the cell of a table (RFC 4180), and in quotes that nothing escapes.
  [/""\w+""\s*:/, (text) => text.replaceAll('""', '"')],
  [/"[{[](?:\s|<EOL>)*"\w+"\s*:/, (text) => text.replace(/"(?=[{[](?:\s|<EOL>)*"\w+"\s*:)/g, '')],
  [/^< HTTP\//m, stripVerbose],
  [/^> ?HTTP\//m, (text) => text.replace(/^> ?/gm, '')],
  [/^[\da-f]{1,8}(?:;[^\n]*)?\n[^]*\n0\n*$|\n\n[\da-f]{1,8}(?:;[^\n]*)?\n/i, joinChunks],
  // A list of PHP: its bracket stands on the next line.
  [/\n[ \t]*\(\n/, (text) => text.replace(/\n[ \t]*(?=\(\n)/g, ' ')],
  [/<\/[\w:.-]+\s*>/, readElements],
];

/** Undoes what terminals, pages and logs do to a response that they show; JSON alone is as it was. */
export function undoCopying(text: string): string {
  if (isContainer(parseJsonOrText(text))) return text;
  return UNDOINGS.reduce((one, [trace, undo]) => (trace.test(one) ? undo(one) : one), text);
}
