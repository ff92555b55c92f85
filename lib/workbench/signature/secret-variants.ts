import * as words from '@/.generated/words/signature/reasons';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { decodePercents, encodeBase64 } from '@/lib/text/encode';
import { unescapeHtml } from '@/lib/text/unescape-html';
import {
  type Change,
  removeUnseen,
  toStandardBase64,
  undoChanges,
  unquote,
  type Variant,
} from './changes';
import { decodeKey } from './read-key';
import { decodeBase64, decodeHex, encodeText } from './sign-body';

/** One of two secrets that stand in one field, on lines of their own, behind a comma or a blank. */
function getPart(text: string, index: number): string | undefined {
  const [lines, words] = [/[\r\n,;]+/, /\s+/].map((between) =>
    text.split(between).filter((one) => one.trim() !== ''),
  );
  const parts = lines?.length === 1 ? words : lines;
  return parts?.length === 2 ? parts[index]?.trim() : undefined;
}

/** Removes a name with what stands before it: `export SECRET=`, `const secret = `, `"secret": `, `$env:`. */
const removeName = (text: string) => text.replace(/^[^=:]{1,80}(?:=>|[=:])\s*(?=\S)/, '');

/** What others do to a secret, in the order in which it is undone. */
const SECRET_CHANGES: readonly Change[] = [
  [words.secretHasUnseen, removeUnseen],
  [words.secretHasSpace, (secret) => secret.trim()],
  [words.secretIsOneOfTwo, (secret) => getPart(secret, 0)],
  [words.secretIsOneOfTwo, (secret) => getPart(secret, 1)],
  [words.secretHasSigns, (secret) => secret.replace(/\s(?:#|\/\/|--).*$/s, '').trim()],
  [words.secretHasName, removeName],
  [words.secretHasName, removeName],
  [words.secretHasSigns, (secret) => secret.replace(/^[<([{\s]+|[,;.>)\]}\s]{1,9}$/g, '')],
  [words.secretIsQuoted, unquote],
  [words.secretIsEncoded, (secret) => unescapeHtml(decodePercents(secret))],
  [
    words.secretHasOtherSigns,
    (secret) =>
      secret
        .normalize('NFKC')
        .replace(/[\p{Pd}\u2212]/gu, '-')
        .replace(/[‘’]/g, "'"),
  ],
  // A prefix may have parts: `sk_test_`.
  ...[1, 2, 3].map((): Change => [
    words.secretHasPrefix,
    (secret) => secret.replace(/^[A-Za-z]{2,12}[_-](?=.)/, ''),
  ]),
];

/** Bytes that a secret may stand for. */
const KEYS: readonly (readonly [
  reason: string,
  getKey: (secret: string) => Uint8Array<ArrayBuffer> | undefined,
])[] = [
  [words.secretHadLineEnd, (secret) => encodeText(`${secret}\n`)],
  [words.secretWasHex, decodeHex],
  [words.secretWasBase64, (secret) => decodeBase64(toStandardBase64(secret))],
  [words.secretWasEncoded, (secret) => encodeText(encodeBase64(encodeText(secret)))],
];

/** A secret or public key and what may have been the key instead of it, the fewest changes first; the empty secret has none. */
export function listSecretVariants(
  secret: string,
  { key: format, algorithm }: Pick<WebhookSignature, 'key' | 'algorithm'>,
): readonly Variant<Uint8Array<ArrayBuffer>>[] {
  if (removeUnseen(secret).trim() === '') return [];
  const isPublic = algorithm !== 'HMAC';
  const texts = undoChanges(isPublic ? secret.trim() : secret, isPublic ? [] : SECRET_CHANGES);
  const decoded = texts.flatMap(({ value, reasons }) => {
    const key = decodeKey(value, format);
    return key ? [{ value: key, reasons }] : [];
  });
  if (isPublic) return decoded;
  const usedAsText =
    format.encoding === 'text'
      ? []
      : texts.map(({ value, reasons }) => ({
          value: encodeText(value),
          reasons: [...reasons, words.secretWasText],
        }));
  const keys = texts.flatMap(({ value, reasons }) =>
    KEYS.flatMap(([reason, getKey]) => {
      const key = getKey(value);
      return key ? [{ value: key, reasons: [...reasons, reason] }] : [];
    }),
  );
  const all = [...decoded, ...usedAsText, ...keys];
  return all.toSorted((one, other) => one.reasons.length - other.reasons.length);
}
