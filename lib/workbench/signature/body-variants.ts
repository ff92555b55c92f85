import * as words from '@/.generated/words/signature/reasons';
import { encodeText } from './sign-body';

/** A usual form of JSON in words, and the text of a body in it. */
type JsonForm = { readonly name: string; readonly text: string };

/** Strings and numbers of JSON. */
const SCALARS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

/** Mark of a number that is kept as it is written: `49.90` is not 49.9. */
const NUMBER_MARK = '\0';

/** Parses JSON with its numbers as marked texts; `undefined` for another text. */
function parseKeepingNumbers(text: string): unknown {
  try {
    const marked = text.replace(SCALARS, (token) =>
      token.startsWith('"') ? token : JSON.stringify(NUMBER_MARK + token),
    );
    return JSON.parse(marked);
  } catch {
    return undefined;
  }
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

function escapeNonAscii(json: string): string {
  return json.replace(
    /[^\0-\x7f]/g,
    (character) => String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, '0'),
  );
}

type Describe = (form: string) => string;

/** Ways to write the characters of strings, with the name of a form that is written so. */
const ESCAPES: readonly (readonly [describe: Describe, escape: (json: string) => string])[] = [
  [(form) => form, (json) => json],
  [words.unicodeEscaped, escapeNonAscii],
  [words.slashesEscaped, (json) => escapeNonAscii(json).replaceAll('/', String.raw`\/`)],
  [
    words.markupEscaped,
    (json) => json.replace(/[<>&]/g, (one) => String.raw`\u00` + one.charCodeAt(0).toString(16)),
  ],
];

/**
 * Lists the usual forms of a body of JSON: what programs make of it when they parse it and write it again. Numbers
 * stay as they are written.
 * @returns each text once, that of the body left out; empty for a body that is no JSON.
 */
function listJsonForms(body: string): readonly JsonForm[] {
  const value = parseKeepingNumbers(body);
  if (typeof value !== 'object' || value === null) return [];
  const orders: readonly (readonly [Describe, unknown])[] = [
    [(layout) => layout, value],
    [words.sorted, sortKeys(value)],
  ];
  const forms = new Map<string, string>();
  for (const [describeOrder, ordered] of orders)
    for (const [layout, print] of LAYOUTS) {
      const json = print(ordered).replace(/"\\u0000([^"]*)"/g, '$1');
      for (const [describe, escape] of ESCAPES) {
        const text = escape(json);
        if (text !== body && !forms.has(text)) forms.set(text, describe(describeOrder(layout)));
      }
    }
  return [...forms].map(([text, name]) => ({ name, text }));
}

/** Variant that may have been signed or used instead of what was given, and why it differs. */
export type Variant = {
  /** A sentence about what was given; empty for what was given itself. */
  readonly reason: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** Changes by which a body loses the bytes that were signed: editors, shells and logs make them. */
const BODY_CHANGES: readonly (readonly [reason: string, undo: (body: string) => string])[] = [
  [words.lineEndAdded, (body) => body.replace(/(?:\r?\n)+$/, '')],
  [words.markAdded, (body) => body.replace(/^\ufeff/, '')],
  [words.spaceAdded, (body) => body.trim()],
  [words.lineEndMissing, (body) => `${body}\n`],
  [words.crlfMissing, (body) => `${body}\r\n`],
  [words.lfToCrlf, (body) => body.replaceAll('\r\n', '\n')],
  [words.crlfToLf, (body) => body.replace(/\r?\n/g, '\r\n')],
];

/** A body and what may have been signed instead of it, the least change first; each once. */
export function listBodyVariants(body: Uint8Array<ArrayBuffer>): readonly Variant[] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  const changes = BODY_CHANGES.map(([reason, undo]) => [undo(text), reason] as const);
  const forms = listJsonForms(text.trim()).flatMap(
    (form) =>
      [
        [form.text, words.rewritten(form.name)],
        [`${form.text}\n`, words.rewrittenWithLineEnd(form.name)],
      ] as const,
  );
  const variants = new Map<string, string>();
  for (const [changed, reason] of [...changes, ...forms])
    if (changed !== text && !variants.has(changed)) variants.set(changed, reason);
  return [
    { reason: '', bytes: body },
    ...[...variants].map(([changed, reason]) => ({ reason, bytes: encodeText(changed) })),
  ];
}
