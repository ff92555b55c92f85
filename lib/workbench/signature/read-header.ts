import * as words from '@/.generated/words/signature/reasons';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { decodeBytes, decodeHex, encodeHex } from './sign-body';

/** A signature of a header, with the ways to read it. */
export type HeaderSignature = {
  /** As it stands in the header, without white space around it. */
  readonly text: string;
  /** Hex of its bytes, with what is wrong with the text; an empty reason for a signature as it should be. */
  readonly readings: readonly { readonly hex: string; readonly reason: string }[];
};

/** Texts in which a signature may be hidden: without quotes, without `sha256=`, not URL-safe. */
function listTexts(text: string): readonly (readonly [text: string, reason: string])[] {
  const unquoted = text.replace(/^(["'])(.*)\1$/, '$2');
  const bare = unquoted.replace(/^(?:sha\d+|v\d)=(?=.)/i, '');
  const standard = bare.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  const padded = standard.padEnd(Math.ceil(standard.length / 4) * 4, '=');
  return [
    [text, ''],
    [unquoted, words.signatureIsQuoted],
    [bare, words.signatureHasPrefix],
    [padded, words.signatureIsForAddresses],
  ];
}

function readSignature(text: string, encoding: 'base64' | 'hex'): HeaderSignature['readings'] {
  const other = encoding === 'hex' ? 'base64' : 'hex';
  const readings = listTexts(text).flatMap(([one, reason]) => {
    const [right, wrong] = [decodeBytes(one, encoding), decodeBytes(one, other)];
    const digits = right && decodeHex(new TextDecoder().decode(right));
    const mistaken = other === 'hex' ? words.signatureIsHex : words.signatureIsBase64;
    return [
      ...(right ? [{ hex: encodeHex(right), reason }] : []),
      ...(wrong ? [{ hex: encodeHex(wrong), reason: mistaken }] : []),
      ...(digits
        ? [
            {
              hex: encodeHex(digits),
              reason: words.signatureIsOfDigits,
            },
          ]
        : []),
    ];
  });
  return readings.filter(({ hex }, at) => readings.findIndex((one) => one.hex === hex) === at);
}

/**
 * Reads the signatures of a header, with or without its name before it.
 * @returns in their order; empty for an empty header.
 */
export function readHeader(
  header: string,
  { header: name, separator, encoding }: WebhookSignature,
): readonly HeaderSignature[] {
  const line = header.trim();
  const value = line.toLowerCase().startsWith(`${name.toLowerCase()}:`)
    ? line.slice(name.length + 1)
    : line;
  return value
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((text) => ({ text, readings: readSignature(text, encoding) }));
}
