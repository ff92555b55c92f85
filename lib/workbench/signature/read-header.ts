import * as words from '@/.generated/words/signature/reasons';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { decodePercents } from '@/lib/text/encode';
import { unescapeHtml } from '@/lib/text/unescape-html';
import { unescapeOnce } from '../response/read-string';
import {
  type Change,
  removeUnseen,
  toStandardBase64,
  undoChanges,
  unquote,
  type Variant,
} from './changes';
import {
  buildBlankSignature,
  decodeBase64,
  decodeBytes,
  decodeHex,
  encodeHex,
  getSignatureLength,
} from './sign-body';
import { type SignedValues, splitFormat } from './signed-string';
import type { WebToken } from './web-token';

/** A signature of a header, with the ways to read it. */
export type HeaderSignature = {
  /** As it stands in the header, without white space around it. */
  readonly text: string;
  /** The text, and what it may have been. */
  readonly texts: readonly Variant<string>[];
  /** Hex of its bytes, with what is wrong with the text; no reason for a signature as it should be. */
  readonly readings: readonly Variant<string>[];
  /** What it signs, where it is a token. */
  readonly token?: WebToken;
};

/** Names, schemes and versions before a signature, and the sign of hexadecimal digits. */
const PREFIX =
  /^(?:0x|(?:[a-z][\w.-]{0,39}\s*[=:](?!=)\s*|(?:hmac|signature|bearer)\S*\s+){1,3})(?=\S)/i;

/** What others do to a header, in the order in which it is undone. */
const HEADER_CHANGES: readonly Change[] = [
  [words.signatureHasUnseen, (text) => removeUnseen(text).trim()],
  [words.signatureIsQuoted, (text) => unquote(text.replace(/(?<![,;\s])[,;\s]+$/, ''))],
  [words.signatureIsEncoded, (text) => unescapeHtml(decodePercents(text))],
  [words.signatureHasPrefix, (text) => text.replace(PREFIX, '')],
  [words.signatureIsQuoted, unquote],
  [words.signatureLostPlus, (text) => text.replaceAll(' ', '+')],
  [words.signatureIsParted, (text) => text.replace(/[\s:\\]/g, '')],
  [words.signatureIsForAddresses, toStandardBase64],
];

/** A text without the prefix of its format, and what it may have been; one without that prefix says so. */
function listTexts(text: string, prefix: string): readonly Variant<string>[] {
  const hasPrefix = ({ value }: Variant<string>) => value.startsWith(prefix);
  const found = undoChanges(text, HEADER_CHANGES).find(hasPrefix);
  const reasons = found?.reasons ?? [words.signatureLacksPrefix(prefix)];
  const bare = found ? found.value.slice(prefix.length) : text;
  return undoChanges(bare, HEADER_CHANGES).map((one) => ({
    value: one.value,
    reasons: [...reasons, ...one.reasons],
  }));
}

function readSignature(text: string, encoding: 'base64' | 'hex', prefix = ''): HeaderSignature {
  const other = encoding === 'hex' ? 'base64' : 'hex';
  const mistaken = other === 'hex' ? words.signatureIsHex : words.signatureIsBase64;
  const texts = prefix === '' ? undoChanges(text, HEADER_CHANGES) : listTexts(text, prefix);
  const readings = texts.flatMap(({ value, reasons }) => {
    const [right, wrong] = [decodeBytes(value, encoding), decodeBytes(value, other)];
    const digits = right && decodeHex(new TextDecoder().decode(right));
    return [
      ...(right ? [{ value: encodeHex(right), reasons }] : []),
      ...(wrong ? [{ value: encodeHex(wrong), reasons: [...reasons, mistaken] }] : []),
      ...(digits
        ? [{ value: encodeHex(digits), reasons: [...reasons, words.signatureIsOfDigits] }]
        : []),
    ];
  });
  const isFirst = ({ value }: Variant<string>, at: number) =>
    readings.findIndex((one) => one.value === value) === at;
  return { text, texts, readings: readings.filter(isFirst) };
}

/** Name of a header as any program writes it: `X-Signature`, `HTTP_X_SIGNATURE`. */
function getNamePattern(name: string): string {
  return name.replace(/[^A-Za-z\d]/g, '[^A-Za-z\\d]');
}

/** Values of a header in a text: of its lines, of a command, of a program's print; the whole text where it is not named. */
function findValues(text: string, name: string): readonly string[] {
  const values = findNamed(text, name);
  return values.length > 0 ? values : [text];
}

/** Values of a header in a text that names it; empty where none does. */
function findNamed(text: string, name: string): readonly string[] {
  const named = new RegExp(`${getNamePattern(name)}["'\\]]{0,2}\\s*(?:=>|[:=,])\\s*(["']?)`, 'gi');
  const values = [...text.matchAll(named)].map(({ 0: head, 1: quote, index }) => {
    const rest = text.slice(index + head.length);
    return quote ? rest.split(quote, 1) : rest.split(/[\r\n]|\s[\w-]+:\s|["']/, 1);
  });
  return values.flat();
}

/** Pattern of what has the length, the characters and the padding of a signature. */
function getWholePattern(settings: WebhookSignature): string {
  const [, digits = '', padding = ''] = /^(.*?)(=*)$/.exec(buildBlankSignature(settings)) ?? [];
  const one = settings.encoding === 'hex' ? String.raw`[\dA-Fa-f]` : String.raw`[A-Za-z\d+/]`;
  return `(?<!${one})${one}{${digits.length}}${padding}(?!${padding === '' ? one : '='})`;
}

/** Whole signatures behind the name of a header, else anywhere in a text, whatever stands around them. */
function findWhole(text: string, settings: WebhookSignature): readonly string[] {
  const plain = unescapeOnce(text);
  const at = plain.search(new RegExp(getNamePattern(settings.header ?? ''), 'i'));
  const whole = new RegExp(getWholePattern(settings), 'g');
  const behind = plain.slice(Math.max(0, at)).match(whole) ?? [];
  return behind.length > 0 ? behind : (plain.match(whole) ?? []);
}

/** Parts of a header's values, without white space around them. */
function splitValues(values: readonly string[], separator: string): readonly string[] {
  return values
    .flatMap((value) => value.split(separator))
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Reads the tokens in the values of a header. */
function readTokens(values: readonly string[]): readonly HeaderSignature[] {
  const tokens = values.flatMap((value) => [...value.matchAll(/([\w-]+)\.([\w-]*)\.([\w-]+)/g)]);
  return tokens.map(([text, head = '', payload = '', signature = '']) => {
    const bytes = decodeBase64(toStandardBase64(signature));
    const readings = bytes ? [{ value: encodeHex(bytes), reasons: [] }] : [];
    return { text, texts: [{ value: signature, reasons: [] }], readings, token: { head, payload } };
  });
}

/** Signatures among the parts of a header: those with the prefix of the format, else all that no other part is. */
function selectParts(parts: readonly string[], settings: WebhookSignature): readonly string[] {
  const format = splitFormat(settings);
  const prefix = format.find(({ name }) => name === 'signature')?.prefix ?? '';
  const others = format.filter(({ name }) => name !== 'signature');
  const right = prefix === '' ? [] : parts.filter((one) => one.startsWith(prefix));
  return right.length > 0
    ? right
    : parts.filter((one) => !others.some((other) => one.startsWith(other.prefix)));
}

/**
 * Reads the values that headers hold and that are signed: `webhook-id`, or `t=` in the header of the signature.
 * @param text headers with their names; the name of the signature's may be absent.
 */
export function readSignedValues(text: string, settings: WebhookSignature): SignedValues {
  const { header = '', headers, separator } = settings;
  const parts = splitValues(findValues(text, header), separator);
  const inParts = splitFormat(settings).flatMap(({ name, prefix }) => {
    const part = name === 'signature' ? undefined : parts.find((one) => one.startsWith(prefix));
    return part === undefined ? [] : [[name, part.slice(prefix.length)] as const];
  });
  const inHeaders = Object.entries(headers).flatMap(([name, place]) => {
    const [value] = findNamed(text, place);
    return value === undefined ? [] : [[name, value.trim()] as const];
  });
  return Object.fromEntries([...inParts, ...inHeaders]);
}

/**
 * Reads the signatures of a header, with or without its name before it, alone or among others.
 * @returns in their order; empty for an empty header.
 */
export function readHeader(header: string, settings: WebhookSignature): readonly HeaderSignature[] {
  const { header: name = '', separator, encoding, token } = settings;
  if (token !== undefined) return readTokens(findValues(header, name));
  // A header may go on in the next line (RFC 9112 5.2).
  const sign = separator.replace(/\W/g, String.raw`\$&`);
  const goesOn = new RegExp(`(?<=${sign})[ \\t]*[\\r\\n]\\s*(?=${getWholePattern(settings)})`, 'g');
  const prefix = splitFormat(settings).find((part) => part.name === 'signature')?.prefix;
  const parts = splitValues(findValues(header.replace(goesOn, ' '), name), separator);
  const values = selectParts(parts, settings).map((text) => readSignature(text, encoding, prefix));
  const bytes = getSignatureLength(settings);
  const isRead = values.some(({ readings }) =>
    readings.some(({ value }) => value.length === 2 * bytes),
  );
  const whole = isRead ? [] : findWhole(header, settings);
  return whole.length > 0 ? whole.map((text) => readSignature(text, encoding)) : values;
}
