import * as words from '@/.generated/words/signature/reasons';
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
import { decodeBase64, decodeHex, encodeText } from './sign-body';

/** What others do to a secret, in the order in which it is undone. */
const SECRET_CHANGES: readonly Change[] = [
  [words.secretHasUnseen, removeUnseen],
  [words.secretHasSpace, (secret) => secret.trim()],
  [
    words.secretHasName,
    (secret) => secret.replace(/^(?:export\s+)?[A-Za-z_]\w*\s*[=:]\s*(?=.)/, ''),
  ],
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

/** A secret and what may have been the key instead of it, the fewest changes first; the empty secret has none. */
export function listSecretVariants(secret: string): readonly Variant<Uint8Array<ArrayBuffer>>[] {
  if (removeUnseen(secret).trim() === '') return [];
  const texts = undoChanges(secret, SECRET_CHANGES);
  const keys = texts.flatMap(({ value, reasons }) =>
    KEYS.flatMap(([reason, getKey]) => {
      const key = getKey(value);
      return key ? [{ value: key, reasons: [...reasons, reason] }] : [];
    }),
  );
  const all = [
    ...texts.map(({ value, reasons }) => ({ value: encodeText(value), reasons })),
    ...keys,
  ];
  return all.toSorted((one, other) => one.reasons.length - other.reasons.length);
}
