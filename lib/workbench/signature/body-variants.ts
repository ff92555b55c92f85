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
import { type EventExamples, listJsonForms, parseMarked } from './json-forms';
import { decodeBase64, encodeText } from './sign-body';

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

/** The longest text in JSON that is JSON or its Base64: gateways hand a body on inside an event of their own. */
function readInner(text: string): string | undefined {
  const value = parseMarked(text);
  const list = (one: unknown): readonly unknown[] =>
    typeof one === 'object' && one !== null ? Object.values(one).flatMap(list) : [one];
  return (typeof value === 'object' ? list(value) : [])
    .filter((one) => typeof one === 'string')
    .filter((one) => /^\s*(?:[{[]|eyJ|W3s)/.test(one))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** Text of a list of bytes: `{"type":"Buffer","data":[123,34]}`, `[123 34]`. */
function readBytes(text: string): string | undefined {
  const bytes = /\[\s*(123[\s,]+[\d\s,]*)\]/.exec(text)?.[1]?.match(/\d+/g)?.map(Number);
  return decodeUtf8(bytes && Uint8Array.from(bytes));
}

/** Headers, with the line of their request or without, and what follows them. */
const HEAD = /^(?:[A-Z]{3,7} \S+ HTTP|[\w-]{1,60}: )[^]*?\r?\n\r?\n([^]*)$/;

/** JSON with text around it; `undefined` where none is. */
function readInText(text: string): string | undefined {
  if (HEAD.test(text)) return undefined;
  const start = text.search(/[{[]\s*["}\]{[]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  const json = start === -1 ? '' : text.slice(start, end + 1);
  return json.length < text.trim().length && parseMarked(json) !== undefined ? json : undefined;
}

/** Longest text that is read as an object of a program. */
const MAX_PRINTED_CHARS = 50_000;

/** Object as a program prints it, as JSON; `undefined` for JSON, and for a text without one. */
function readPrinted(text: string): string | undefined {
  if (text.length > MAX_PRINTED_CHARS || parseMarked(text) !== undefined) return undefined;
  const [object] = readObjects(text, (one) => one);
  return object === undefined ? undefined : printJson(object);
}

/** Whether a text begins as JSON does, and does not end so. */
export function isCut(text: string): boolean {
  const body = text.trim();
  return /^[{[]/.test(body) && !/[}\]]$/.test(body);
}

/** What others do to a body, in the order in which it is undone. */
const BODY_CHANGES: readonly Change[] = [
  [words.markAdded, (body) => body.replace(/^\ufeff/, '')],
  [words.headAdded, (body) => HEAD.exec(body)?.[1]],
  [words.copiedFromPage, unescapeHtml],
  [
    words.encodedForAddress,
    (body) => decodePercents(body.replace(/^\w+=(?=%)/, '').replaceAll('+', ' ')),
  ],
  [words.encodedForAddress, (body) => decodePercents(body.replace(/^\w+=(?=%)/, ''))],
  [words.insideOther, readInner],
  [words.copiedAsText, readBytes],
  [words.encodedAsBase64, (body) => decodeUtf8(decodeBase64(body.replace(/\s/g, '')))],
  [words.copiedAsText, readQuoted],
  [
    words.copiedAsText,
    (body) =>
      unquote(body.replace(/^\s*(?:-\S+|string\(\d+\))\s+/, ''))?.replaceAll(String.raw`'\''`, "'"),
  ],
  [
    words.copiedAsText,
    (body) => (/^"?[{[]\s*""/.test(body) ? body.replaceAll('""', '"') : undefined),
  ],
  [words.copiedAsText, readQuoted],
  [words.readInOtherEncoding, readAgain],
  [words.signsReplaced, (body) => removeUnseen(body.replace(/\x1b\[[\d;:?]*[A-Za-z]/g, ''))],
  [words.signsReplaced, (body) => body.replace(/[\u00a0\u202f]/g, ' ')],
  [words.signsReplaced, (body) => body.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'")],
  [words.composedOtherwise, (body) => body.normalize('NFC')],
  [words.composedOtherwise, (body) => body.normalize('NFD')],
  [words.textAround, readInText],
  [words.bodyIsCut, (body) => (isCut(body) ? readPrinted(body) : undefined)],
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
function* listTexts(
  bytes: Uint8Array<ArrayBuffer>,
  examples: EventExamples,
): Generator<Variant<string>> {
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
  yield* undoChanges(text, SPACE_CHANGES);
  for (const body of bodies) yield* listJsonForms(body, examples);
}

/** A body and what may have been signed instead of it, the least change first; each once. */
export function listBodyVariants(
  body: Uint8Array<ArrayBuffer>,
  examples: EventExamples,
): readonly Variant<Uint8Array<ArrayBuffer>>[] {
  const variants = new Map<string, readonly string[]>();
  let left = MAX_CHARS;
  for (const { value, reasons } of listTexts(body, examples)) {
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
