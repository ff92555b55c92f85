import * as words from '@/.generated/words/signature/reasons';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { listBodyVariants, type Variant } from './body-variants';
import { type HeaderSignature, readHeader } from './read-header';
import { encodeHex, decodeBase64, decodeHex, createSigner, encodeText } from './sign-body';

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

/** Delivery that a reader has received, and the secrets that it may be signed with. */
type SignedRequest = {
  /** Bytes as received. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly header: string;
  /** The current secret, then the one before a rotation; empty ones are left out of account. */
  readonly secrets: readonly string[];
};

/** Whether a request is signed, and why not. */
export type Verification = {
  readonly signatures: readonly {
    readonly text: string;
    /** Number of the secret that it was made with, from 0; absent where it matches none. */
    readonly secret?: number;
  }[];
  /** Sentences that explain together why no signature matches; empty where one does, or nothing explains it. */
  readonly reasons: readonly string[];
};

/** An example of an event, as compact JSON. */
type EventExample = { readonly event: string; readonly body: string };

type Match = { readonly signature: HeaderSignature; readonly reasons: readonly string[] };

/** Hashes that a receiver may have chosen by mistake. */
const HASHES = ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'];

/** The signature that has these bytes, and what is wrong with its text. */
function findReading(signatures: readonly HeaderSignature[], bytes: Uint8Array) {
  const hex = encodeHex(bytes);
  for (const signature of signatures) {
    const reading = signature.readings.find((one) => one.hex === hex);
    if (reading) return { signature, reason: reading.reason };
  }
  return undefined;
}

/** First signature that one of the bodies has under a key. */
async function matchBodies(
  signatures: readonly HeaderSignature[],
  hash: string,
  key: Variant,
  bodies: readonly Variant[],
): Promise<Match | undefined> {
  const sign = await createSigner(hash, key.bytes);
  for (const { bytes, reason } of bodies) {
    const found = findReading(signatures, await sign(bytes));
    if (!found) continue;
    const reasons = [reason, key.reason, found.reason].filter((one) => one !== '');
    return { signature: found.signature, reasons };
  }
  return undefined;
}

/** Searches the explanation with the fewest changes: of the body, then of secret, hash and event. */
async function explain(
  { body, secrets }: SignedRequest,
  signatures: readonly HeaderSignature[],
  { hash }: WebhookSignature,
  events: readonly EventExample[],
): Promise<readonly string[]> {
  const bodies = listBodyVariants(body);
  const keys = secrets.flatMap(listSecretVariants);
  const given = keys.filter(({ reason }) => reason === '');
  const mistaken = keys.filter(({ reason }) => reason !== '');
  const examples = events.map((one) => ({
    bytes: encodeText(one.body),
    reason: words.otherEvent(one.event),
  }));
  for (const key of [...given, ...mistaken]) {
    const found = await matchBodies(signatures, hash, key, bodies);
    if (found) return found.reasons;
  }
  for (const key of given) {
    const found = await matchBodies(signatures, hash, key, examples);
    if (found) return found.reasons;
    for (const other of HASHES.filter((one) => one !== hash)) {
      const changed = await matchBodies(signatures, other, key, bodies);
      if (changed) return [words.otherHash({ hash: other, right: hash }), ...changed.reasons];
    }
  }
  return [];
}

/**
 * Verifies the signatures of a request as a receiver has to, and explains why none matches.
 * @param events examples whose signatures the header may hold instead.
 * @throws where the browser has no WebCrypto.
 */
export async function verifySignature(
  request: SignedRequest,
  settings: WebhookSignature,
  events: readonly EventExample[] = [],
): Promise<Verification> {
  const signatures = readHeader(request.header, settings);
  const matches = new Map<HeaderSignature, number>();
  for (const [index, secret] of request.secrets.entries()) {
    if (secret === '') continue;
    const sign = await createSigner(settings.hash, encodeText(secret));
    const found = findReading(signatures, await sign(request.body));
    if (found?.reason === '' && !matches.has(found.signature)) matches.set(found.signature, index);
  }
  const isVerified = matches.size > 0;
  return {
    signatures: signatures.map((signature) => {
      const secret = matches.get(signature);
      return { text: signature.text, ...(secret !== undefined && { secret }) };
    }),
    reasons: isVerified ? [] : await explain(request, signatures, settings, events),
  };
}
