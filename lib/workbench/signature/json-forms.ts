import * as words from '@/.generated/words/signature/reasons';
import type { Variant } from './changes';

/** Mark of a number, which stays as it is written: `49.90` is not 49.9. */
const NUMBER_MARK = '\0';

/** Whether a value of parsed JSON has names. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNumber(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(NUMBER_MARK);
}

/** Writes a number with as many decimals as an example; without one, as short as it is. */
function alignNumber(text: string, example: unknown): string {
  const number = Number(text.slice(1));
  const decimals = isNumber(example) ? (example.split('.')[1]?.length ?? 0) : 0;
  const fixed = Number.isSafeInteger(Math.trunc(number)) ? number.toFixed(decimals) : text.slice(1);
  return NUMBER_MARK + (Number(fixed) === number ? fixed : String(number));
}

/**
 * Writes JSON, whose numbers are marked texts, as an example has it: its names in that order, its numbers with as many
 * decimals. Programs that keep neither have changed it.
 */
function alignJson(value: unknown, example: unknown): unknown {
  if (isNumber(value)) return alignNumber(value, example);
  if (Array.isArray(value)) {
    const first: unknown = Array.isArray(example) ? example[0] : undefined;
    return value.map((one) => alignJson(one, first));
  }
  if (!isObject(value)) return value;
  const model = isObject(example) ? example : {};
  const names = new Set([...Object.keys(model), ...Object.keys(value)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => Object.hasOwn(value, name))
      .map((name) => [name, alignJson(value[name], model[name])]),
  );
}

/** Strings and numbers of JSON; a colon behind a string makes it a name. */
const SCALARS = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|-?\d[\d.eE+-]*/g;

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

/** Parses JSON with its numbers as marked texts, and its names marked, which keeps `"20"` in its place; `undefined` for another text, and for one that is too deep. */
export function parseMarked(text: string): unknown {
  if (isTooDeep(text)) return undefined;
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

/** Examples by the value of the field that names their event. */
export type EventExamples = {
  readonly field: string;
  readonly bodies: ReadonlyMap<unknown, string>;
};

/** The example of the event that marked JSON is of. */
function getExample(value: object, { field, bodies }: EventExamples): unknown {
  return parseMarked(bodies.get(Reflect.get(value, `\u0001${field}`)) ?? '');
}

/**
 * Lists the usual forms of a body of JSON: what programs make of it when they parse it and write it again. Numbers
 * stay as they are written and names in their order, or both are as the example of the event has them.
 */
export function* listJsonForms(
  { value: body, reasons }: Variant<string>,
  examples: EventExamples,
): Generator<Variant<string>> {
  const value = parseMarked(body.trim());
  if (typeof value !== 'object' || value === null) return;
  const orders: readonly (readonly [Describe, unknown])[] = [
    [(layout) => layout, value],
    [words.sorted, sortKeys(value)],
    [words.aligned, alignJson(value, getExample(value, examples))],
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
