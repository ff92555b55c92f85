import * as words from '@/.generated/words/signature/reasons';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import type { Variant } from './changes';
import type { HeaderSignature } from './read-header';
import { createSigner, createVerifier } from './read-key';
import { listSecretVariants } from './secret-variants';
import { decodeHex, encodeBytes, encodeHex } from './sign-body';
import { buildSigned, type SignedValues } from './signed-string';
import { buildTokenInput, getClaim } from './web-token';

/** Bytes of a secret or a public key, and what was changed to get them. */
export type Key = Variant<Uint8Array<ArrayBuffer>>;

type Match = { readonly signature: HeaderSignature; readonly reasons: readonly string[] };

/** Least characters of a cut signature: 96 bits match by chance nowhere. */
const MIN_CUT = 16;

/** What was done to a signature of which not all characters match; `undefined` where another one is there. */
function describeRest(text: string, whole: string): string | undefined {
  if (text.toLowerCase() === whole.toLowerCase()) return words.signatureHasOtherCase;
  const isPart = text.length >= MIN_CUT && text.length < whole.length && whole.includes(text);
  return isPart ? words.signatureIsCut({ count: text.length, right: whole.length }) : undefined;
}

/** The signature that has these bytes, and what is wrong with its text. */
function findReading(
  signatures: readonly HeaderSignature[],
  bytes: Uint8Array,
  encoding: WebhookSignature['encoding'],
): Match | undefined {
  const [hex, whole] = [encodeHex(bytes), encodeBytes(bytes, encoding)];
  for (const signature of signatures) {
    const reading = signature.readings.find(({ value }) => value === hex);
    if (reading) return { signature, reasons: reading.reasons };
  }
  for (const signature of signatures)
    for (const { value, reasons } of signature.texts) {
      const reason = describeRest(value, whole);
      if (reason !== undefined) return { signature, reasons: [...reasons, reason] };
    }
  return undefined;
}

/** Finds the signature of signed bytes among some. */
type Finder = (
  signatures: readonly HeaderSignature[],
  signed: Uint8Array<ArrayBuffer>,
) => Promise<Match | undefined>;

/** Creates a finder for a key: HMAC is computed and compared, other signatures are verified one by one. */
async function createFinder(
  settings: WebhookSignature,
  key: Uint8Array<ArrayBuffer>,
): Promise<Finder> {
  if (settings.algorithm === 'HMAC') {
    const sign = await createSigner(settings.hash, key);
    return async (signatures, signed) =>
      findReading(signatures, await sign(signed), settings.encoding);
  }
  const verify = await createVerifier(settings, key);
  return async (signatures, signed) => {
    for (const signature of signatures)
      for (const { value, reasons } of signature.readings)
        if (await verify(decodeHex(value) ?? new Uint8Array(), signed))
          return { signature, reasons };
    return undefined;
  };
}

/** What is verified: signatures, and the values that are signed beside the body. */
export type Claim = {
  readonly signatures: readonly HeaderSignature[];
  readonly values: SignedValues;
  readonly settings: WebhookSignature;
};

/** First signature that a body has under a key. */
async function matchBody(
  find: Finder,
  { signatures, values, settings }: Claim,
  body: Uint8Array<ArrayBuffer>,
): Promise<Match | undefined> {
  const signed = settings.token === undefined && buildSigned(settings, body, values);
  if (signed) return find(signatures, signed);
  for (const signature of signatures) {
    const input = signature.token && (await buildTokenInput(signature.token, body, settings));
    const found = input && (await find([signature], input));
    if (found) return found;
  }
  return undefined;
}

/** First signature that one of the bodies has under a key. */
export async function matchBodies(
  claim: Claim,
  key: Key,
  bodies: readonly Variant<Uint8Array<ArrayBuffer>>[],
): Promise<Match | undefined> {
  const find = await createFinder(claim.settings, key.value);
  for (const { value, reasons } of bodies) {
    const found = await matchBody(find, claim, value);
    if (found) return { ...found, reasons: [...reasons, ...key.reasons, ...found.reasons] };
  }
  return undefined;
}

/** Algorithm that a token names; empty for none. */
export function getAlgorithm({ token }: HeaderSignature): string {
  const name = token && getClaim(token.head, 'alg');
  return typeof name === 'string' ? name : '';
}

/** Reads the keys that a secret may stand for; a public key of another algorithm is none. */
export async function readKeys(
  secret: string,
  settings: WebhookSignature,
): Promise<readonly Key[]> {
  const keys = listSecretVariants(secret, settings);
  if (settings.algorithm === 'HMAC') return keys;
  const isRight = async ({ value }: Key) => {
    try {
      await createVerifier(settings, value);
      return true;
    } catch (error) {
      // A DOMException of another realm is no instance of this one's.
      if (String(error).startsWith('DataError')) return false;
      throw error;
    }
  };
  const verdicts = await Promise.all(keys.map(isRight));
  return keys.filter((_, at) => verdicts[at]);
}
