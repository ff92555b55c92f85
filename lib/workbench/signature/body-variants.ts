import * as words from '@/.generated/words/signature/reasons';
import { printJson } from '@/lib/openapi/core/print-json';
import { decodePercents } from '@/lib/text/encode';
import { unescapeHtml } from '@/lib/text/unescape-html';
import { readObjects } from '../response/read-objects';
import { readString, unescapeOnce } from '../response/read-string';
import {
  type Change,
  MAX_CHARS,
  removeUnseen,
  undoChanges,
  unquote,
  type Variant,
} from './changes';
import { decodeBase64, encodeText } from './sign-body';

/** Strings and numbers of JSON; a colon behind a string makes it a name. */
const SCALARS = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|-?\d[\d.eE+-]*/g;

/** Mark of a number, which stays as it is written: `49.90` is not 49.9. */
const NUMBER_MARK = '\0';

/** Deepest nesting that is written anew; brackets in strings count, too. */
const MAX_DEPTH = 500;

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    depth += sign === '[' || sign === '{' ? 1 : -1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Parses JSON with its numbers as marked texts, and its names marked, which keeps `"20"` in its place; `undefined` for another text. */
function parseMarked(text: string): unknown {
  try {
    // The pattern is slow where a string has no end.
    JSON.parse(text);
    const marked = text.replace(SCALARS, (token: string, colon?: string) => {
      if (colon !== undefined) return String.raw`"\u0001${token.slice(1)}`;
      return token.startsWith('"') ? token : JSON.stringify(NUMBER_MARK + token);
    });
    return JSON.parse(marked);
  } catch {
    return undefined;
  }
}

/** Removes the marks from printed JSON. */
function removeMarks(json: string): string {
  return json.replace(/"\\u0000([^"]*)"/g, '$1').replaceAll(String.raw`"\u0001`, '"');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isObject(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sortKeys(value[name])]));
}

/** Prints a value in one line, with these texts between its parts. */
function printLine(value: unknown, comma: string, colon: string): string {
  const print = (one: unknown) => printLine(one, comma, colon);
  if (Array.isArray(value)) return `[${value.map(print).join(comma)}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, one]) => JSON.stringify(name) + colon + print(one),
  );
  return `{${fields.join(comma)}}`;
}

type Print = (value: unknown) => string;

/** Line breaks and spaces that programs print, the most usual first. */
const LAYOUTS: readonly (readonly [name: string, print: Print])[] = [
  [words.layouts.compact, (value) => JSON.stringify(value)],
  [words.layouts.twoSpaces, (value) => JSON.stringify(value, null, 2)],
  [words.layouts.python, (value) => printLine(value, ', ', ': ')],
  [words.layouts.colons, (value) => printLine(value, ',', ': ')],
  [words.layouts.fourSpaces, (value) => JSON.stringify(value, null, 4)],
  [words.layouts.tabs, (value) => JSON.stringify(value, null, '\t')],
];

/** Writes characters as escapes of JSON, with digits in small letters or capitals. */
function escapeAll(json: string, characters: RegExp, isUpper = false): string {
  return json.replace(characters, (character) => {
    const digits = character.charCodeAt(0).toString(16).padStart(4, '0');
    return String.raw`\u` + (isUpper ? digits.toUpperCase() : digits);
  });
}

const NON_ASCII = /[^\0-\x7f]/g;

const escapeSlashes = (json: string) => json.replaceAll('/', String.raw`\/`);

type Describe = (form: string) => string;

/** Ways to write the characters of strings, with the name of a form that is written so. */
const ESCAPES: readonly (readonly [describe: Describe, escape: (json: string) => string])[] = [
  [(form) => form, (json) => json],
  [words.unicodeEscaped, (json) => escapeAll(json, NON_ASCII)],
  [words.unicodeEscapedInCapitals, (json) => escapeAll(json, NON_ASCII, true)],
  [words.slashesEscaped, (json) => escapeSlashes(escapeAll(json, NON_ASCII))],
  [words.slashesEscapedAlone, escapeSlashes],
  [words.markupEscaped, (json) => escapeAll(json, /[<>&\u2028\u2029]/g)],
  [
    words.signsEscaped,
    (json) =>
      escapeAll(json.replaceAll(String.raw`\"`, String.raw`\u0022`), /[<>&'+`]|[^\0-\x7f]/g, true),
  ],
];

/**
 * Lists the usual forms of a body of JSON: what programs make of it when they parse it and write it again. Numbers
 * stay as they are written, names in their order.
 */
function* listJsonForms({ value: body, reasons }: Variant<string>): Generator<Variant<string>> {
  const value = isTooDeep(body) ? undefined : parseMarked(body.trim());
  if (typeof value !== 'object' || value === null) return;
  const orders: readonly (readonly [Describe, unknown])[] = [
    [(layout) => layout, value],
    [words.sorted, sortKeys(value)],
  ];
  for (const [describeOrder, ordered] of orders)
    for (const [layout, print] of LAYOUTS) {
      const json = removeMarks(print(ordered));
      for (const [describe, escape] of ESCAPES) {
        const text = escape(json);
        const form = describe(describeOrder(layout));
        yield { value: text, reasons: [...reasons, words.rewritten(form)] };
        yield { value: `${text}\n`, reasons: [...reasons, words.rewrittenWithLineEnd(form)] };
      }
    }
}

/** Bytes of windows-1252 (which is read for Latin-1, too) by their characters. */
const readOtherBytes = () =>
  new Map(
    Array.from(
      new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, at) => at)),
      (one, at) => [one, at],
    ),
  );

function decodeUtf8(bytes: Uint8Array<ArrayBuffer> | undefined): string | undefined {
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads UTF-8 that was read as Latin-1: `Ã©` is `é`. */
function readAgain(text: string): string | undefined {
  const byCharacter = readOtherBytes();
  const bytes = Array.from(text, (character) => byCharacter.get(character) ?? NaN);
  return bytes.some(Number.isNaN) ? undefined : decodeUtf8(Uint8Array.from(bytes));
}

/** Text of a string that a program or a shell would read; `undefined` for another text. */
function readQuoted(text: string): string | undefined {
  const opening = /^\s*(?:-\S+\s+)?[$b]?(\\{0,15}["'`])/.exec(text);
  const start = (opening?.[0].length ?? 0) - (opening?.[1]?.length ?? 0);
  const string = opening?.[1] === undefined ? undefined : readString(text, opening[1], start);
  if (string && text.slice(string.end).trim() === '') return string.value;
  return /^\s*[{[]\s*\\/.test(text) ? unescapeOnce(text) : undefined;
}

/** Longest text that is read as an object of a program. */
const MAX_PRINTED_CHARS = 50_000;

/** Object as a program prints it, as JSON; `undefined` for JSON, and for a text without one. */
function readPrinted(text: string): string | undefined {
  if (text.length > MAX_PRINTED_CHARS || parseMarked(text) !== undefined) return undefined;
  const [object] = readObjects(text, (one) => one);
  return object === undefined ? undefined : printJson(object);
}

/** What others do to a body, in the order in which it is undone. */
const BODY_CHANGES: readonly Change[] = [
  [words.markAdded, (body) => body.replace(/^\ufeff/, '')],
  [
    words.headAdded,
    (body) => /^(?:[A-Z]{3,7} \S+ HTTP|[\w-]{1,60}: )[^]*?\r?\n\r?\n([^]*)$/.exec(body)?.[1],
  ],
  [words.copiedFromPage, unescapeHtml],
  [
    words.encodedForAddress,
    (body) => decodePercents(body.replace(/^\w+=(?=%)/, '').replaceAll('+', ' ')),
  ],
  [words.encodedForAddress, (body) => decodePercents(body.replace(/^\w+=(?=%)/, ''))],
  [words.encodedAsBase64, (body) => decodeUtf8(decodeBase64(body.replace(/\s/g, '')))],
  [words.copiedAsText, readQuoted],
  [
    words.copiedAsText,
    (body) => unquote(body.replace(/^\s*-\S+\s+/, ''))?.replaceAll(String.raw`'\''`, "'"),
  ],
  [words.copiedAsText, readQuoted],
  [words.readInOtherEncoding, readAgain],
  [words.signsReplaced, removeUnseen],
  [words.signsReplaced, (body) => body.replace(/[\u00a0\u202f]/g, ' ')],
  [words.signsReplaced, (body) => body.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'")],
  [words.composedOtherwise, (body) => body.normalize('NFC')],
  [words.composedOtherwise, (body) => body.normalize('NFD')],
  [words.printedByProgram, readPrinted],
];

/** Changes of white space: editors, shells and logs make one of them. */
const SPACE_CHANGES: readonly Change[] = [
  [words.lineEndAdded, (body) => body.replace(/(?<![\r\n])[\r\n]+$/, '')],
  [words.spaceAdded, (body) => body.trim()],
  [words.lineEndMissing, (body) => `${body}\n`],
  [words.crlfMissing, (body) => `${body}\r\n`],
  [words.lfToCrlf, (body) => body.replaceAll('\r\n', '\n')],
  [words.crlfToLf, (body) => body.replace(/\r?\n/g, '\r\n')],
  [words.lineEndsInside, (body) => body.replace(/\r?\n/g, '')],
  ...[2, 4, 8].map((width): Change => [
    words.tabsToSpaces,
    (body) => body.replaceAll(' '.repeat(width), '\t'),
  ]),
];

/** Most bodies that are tried. */
const MAX_BODIES = 1000;

/** Bodies in the order in which they are tried: as given, then with other white space, then as JSON written anew. */
function* listTexts(bytes: Uint8Array<ArrayBuffer>): Generator<Variant<string>> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const others = text.includes('\ufffd')
    ? ['utf-16le', 'windows-1252'].map((name) => new TextDecoder(name).decode(bytes))
    : [];
  const bodies = [
    ...undoChanges(text, BODY_CHANGES),
    ...others.map((value) => ({ value, reasons: [words.readInOtherEncoding] })),
  ];
  yield* bodies;
  for (const { value, reasons } of bodies)
    for (const [reason, undo] of SPACE_CHANGES)
      yield { value: undo(value) ?? '', reasons: [...reasons, reason] };
  for (const body of bodies) yield* listJsonForms(body);
}

/** A body and what may have been signed instead of it, the least change first; each once. */
export function listBodyVariants(
  body: Uint8Array<ArrayBuffer>,
): readonly Variant<Uint8Array<ArrayBuffer>>[] {
  const variants = new Map<string, readonly string[]>();
  let left = MAX_CHARS;
  for (const { value, reasons } of listTexts(body)) {
    if (variants.has(value)) continue;
    left -= value.length;
    if (variants.size === MAX_BODIES || left < 0) break;
    variants.set(value, reasons);
  }
  const others = Array.from(variants, ([value, reasons]) => ({
    value: encodeText(value),
    reasons,
  }));
  return [{ value: body, reasons: [] }, ...others.filter(({ reasons }) => reasons.length > 0)];
}
