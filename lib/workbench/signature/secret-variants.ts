import * as words from '@/.generated/words/signature/reasons';
import type { Variant } from './body-variants';
import { decodeBase64, decodeHex } from './encode-bytes';
import { encodeText } from './sign-body';

/** Mistakes with a secret, each with the bytes that it should or should not have been. */
const SECRET_CHANGES: readonly (readonly [
  reason: string,
  undo: (secret: string) => string | Uint8Array<ArrayBuffer> | undefined,
])[] = [
  [words.secretHasSpace, (secret) => secret.trim()],
  [words.secretIsQuoted, (secret) => /^(["'])(.*)\1$/.exec(secret)?.[2]],
  [words.secretHadLineEnd, (secret) => `${secret}\n`],
  [words.secretWasHex, (secret) => decodeHex(secret)],
  [words.secretWasBase64, (secret) => decodeBase64(secret)],
];

/** A secret and what may have been the key instead of it; the empty secret has none. */
export function listSecretVariants(secret: string): readonly Variant[] {
  if (secret.trim() === '') return [];
  const changed = SECRET_CHANGES.flatMap(([reason, undo]) => {
    const key = undo(secret);
    if (key === undefined || key === secret) return [];
    return [{ reason, bytes: typeof key === 'string' ? encodeText(key) : key }];
  });
  return [{ reason: '', bytes: encodeText(secret) }, ...changed];
}
