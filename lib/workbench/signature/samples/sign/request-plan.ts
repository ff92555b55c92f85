import * as words from '@/.generated/words/signature/samples';
import { needsKeyId } from '@/lib/content/schemas/workbench/placeholders';
import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import {
  expandSignature,
  listTemplateValues,
  type SignatureTemplate,
} from '@/lib/content/schemas/workbench/signature-template';
import { parsePieces, printPieces, surroundBody } from '../sample-plan';

/** Values that a program computes, in the order of its statements. */
const COMPUTED = [
  ...(['scheme', 'host', 'path', 'query', 'sortedQuery', 'requestTarget'] as const),
  ...(['timestamp', 'expires', 'nonce', 'digest:hex', 'digest:base64'] as const),
] as const;

/** A value that a program computes. */
type ComputedValue = (typeof COMPUTED)[number];

/** What a program that signs a request does, in any language. */
export type RequestPlan = {
  readonly settings: RequestSignature;
  readonly template: SignatureTemplate;
  /** Arguments behind method, address and body: headers, the id of the key, the key. */
  readonly inputs: readonly string[];
  readonly values: readonly ComputedValue[];
  /** Whether parts of the address are read. */
  readonly readsAddress: boolean;
  readonly isHmac: boolean;
  /** Sentences on the arguments, by their name in a language. */
  readonly notes: readonly { readonly name: string; readonly print: (name: string) => string }[];
};

/** Name of a variable for a placeholder: `digest:hex` is `digestHex`, `header:content-type` is `contentType`. */
function getVariable(placeholder: string): string {
  return placeholder
    .replace(/^header:/, '')
    .toLowerCase()
    .replace(/[-:_](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Names of values are written as they are; those of headers have other signs. */
function toVariable(placeholder: string): string {
  return /[-:]/.test(placeholder) ? getVariable(placeholder) : placeholder;
}

/** Makes the plan of a program from the description of the signature. */
export function planRequest(settings: RequestSignature): RequestPlan {
  const template = expandSignature(settings);
  const names = listTemplateValues(template);
  const headers = names.filter((name) => name.startsWith('header:'));
  const needed = names.includes('expires') ? [...names, 'timestamp'] : names;
  const values = COMPUTED.filter((value) => needed.includes(value));
  const isHmac = settings.algorithm === 'HMAC';
  return {
    ...{ settings, template, values, isHmac },
    inputs: [
      ...headers.map(toVariable),
      ...(needsKeyId(settings) ? ['keyId'] : []),
      isHmac ? 'secret' : 'privateKey',
    ],
    readsAddress: values.some((value) => COMPUTED.indexOf(value) < 6),
    notes: [
      { name: 'body', print: words.bytesAsSent },
      ...headers.map((name) => ({
        name: toVariable(name),
        print: (written: string) => words.isHeader({ name: written, header: name.slice(7) }),
      })),
    ],
  };
}

/** How a language writes the statements that all programs share. */
export type SignSyntax = {
  readonly quote: (text: string) => string;
  readonly plus: string;
  readonly name: (name: string) => string;
  /** Statement that names a value. */
  readonly declare: (name: string, expression: string) => string;
  readonly values: Readonly<Record<ComputedValue, string>>;
  /** Bytes of a text; absent where texts are bytes. */
  readonly toBytes?: (text: string) => string;
  readonly comment: string;
};

/** Statements and expressions of a program in one language. */
type RequestParts = {
  /** Comments above the program. */
  readonly notes: string;
  /** Statements that name the values. */
  readonly lines: readonly string[];
  /** Expressions of what is signed, in their order. */
  readonly signed: readonly string[];
  /** Expressions of the headers, by their names. */
  readonly headers: readonly (readonly [name: string, expression: string])[];
};

/** Prints what all programs share. */
export function printRequestParts(plan: RequestPlan, syntax: SignSyntax): RequestParts {
  const { template, values, notes } = plan;
  const { quote, plus, name, declare, comment, toBytes = (text: string) => text } = syntax;
  const print = (text: string) =>
    printPieces(
      { pieces: parsePieces(text) },
      {
        ...{ text: quote, insert: (expression) => expression, field: () => '', crc32: '' },
        name: (one) => name(toVariable(one)),
      },
      plus,
    );
  return {
    notes: notes.map((one) => `${comment} ${one.print(name(one.name))}`).join('\n'),
    lines: values.map((value) => declare(name(toVariable(value)), syntax.values[value])),
    signed: surroundBody(print(template.signed), name('body'), toBytes),
    headers: Object.entries(template.headers).map(
      ([header, value]) => [header, print(value).join('')] as const,
    ),
  };
}

/** Indents all lines of a text. */
export function indent(text: string, blanks: string): string {
  return text.replace(/^(?=.)/gm, blanks);
}

/** Expression of one of three times. */
export function selectTime<T>(
  { settings: { timeFormat } }: RequestPlan,
  times: Readonly<Record<RequestSignature['timeFormat'], T>>,
): T {
  return times[timeFormat];
}
