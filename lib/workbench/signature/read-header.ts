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
import { buildBlankSignature, decodeBytes, decodeHex, encodeHex } from './sign-body';

/** A signature of a header, with the ways to read it. */
export type HeaderSignature = {
  /** As it stands in the header, without white space around it. */
  readonly text: string;
  /** The text, and what it may have been. */
  readonly texts: readonly Variant<string>[];
  /** Hex of its bytes, with what is wrong with the text; no reason for a signature as it should be. */
  readonly readings: readonly Variant<string>[];
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

function readSignature(text: string, encoding: 'base64' | 'hex'): HeaderSignature {
  const other = encoding === 'hex' ? 'base64' : 'hex';
  const mistaken = other === 'hex' ? words.signatureIsHex : words.signatureIsBase64;
  const texts = undoChanges(text, HEADER_CHANGES);
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
  const named = new RegExp(`${getNamePattern(name)}["'\\]]{0,2}\\s*(?:=>|[:=,])\\s*(["']?)`, 'gi');
  const values = [...text.matchAll(named)].map(({ 0: head, 1: quote, index }) => {
    const rest = text.slice(index + head.length);
    return quote ? rest.split(quote, 1) : rest.split(/[\r\n]|\s[\w-]+:\s|["']/, 1);
  });
  return values.length > 0 ? values.flat() : [text];
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
  const at = plain.search(new RegExp(getNamePattern(settings.header), 'i'));
  const whole = new RegExp(getWholePattern(settings), 'g');
  const behind = plain.slice(Math.max(0, at)).match(whole) ?? [];
  return behind.length > 0 ? behind : (plain.match(whole) ?? []);
}

/**
 * Reads the signatures of a header, with or without its name before it, alone or among others.
 * @returns in their order; empty for an empty header.
 */
export function readHeader(header: string, settings: WebhookSignature): readonly HeaderSignature[] {
  const { header: name, separator, encoding } = settings;
  // A header may go on in the next line (RFC 9112 5.2).
  const sign = separator.replace(/\W/g, String.raw`\$&`);
  const goesOn = new RegExp(`(?<=${sign})[ \\t]*[\\r\\n]\\s*(?=${getWholePattern(settings)})`, 'g');
  const values = findValues(header.replace(goesOn, ' '), name)
    .flatMap((value) => value.split(separator))
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((text) => readSignature(text, encoding));
  const bytes = decodeBytes(buildBlankSignature(settings), encoding)?.length ?? 0;
  const isRead = values.some(({ readings }) =>
    readings.some(({ value }) => value.length === 2 * bytes),
  );
  const whole = isRead ? [] : findWhole(header, settings);
  return whole.length > 0 ? whole.map((text) => readSignature(text, encoding)) : values;
}
