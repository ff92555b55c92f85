import * as words from '@/.generated/words/signature/reasons';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { isCut, listBodyVariants } from './body-variants';
import type { Variant } from './changes';
import { type HeaderSignature, readHeader } from './read-header';
import { listSecretVariants } from './secret-variants';
import {
  buildBlankSignature,
  createSigner,
  encodeBytes,
  encodeHex,
  encodeText,
  HASHES,
} from './sign-body';

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
  { encoding }: WebhookSignature,
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

/** First signature that one of the bodies has under a key. */
async function matchBodies(
  signatures: readonly HeaderSignature[],
  settings: WebhookSignature,
  key: Variant<Uint8Array<ArrayBuffer>>,
  bodies: readonly Variant<Uint8Array<ArrayBuffer>>[],
): Promise<Match | undefined> {
  const sign = await createSigner(settings.hash, key.value);
  for (const { value, reasons } of bodies) {
    const found = findReading(signatures, await sign(value), settings);
    if (found) return { ...found, reasons: [...reasons, ...key.reasons, ...found.reasons] };
  }
  return undefined;
}

/** Says that no signature has the length of one; nothing where one has. */
function describeLengths(
  signatures: readonly HeaderSignature[],
  settings: WebhookSignature,
): readonly string[] {
  const lengths: readonly number[] = HASHES.map(([, bytes]) => 2 * bytes);
  const isWhole = signatures.some(({ readings }) =>
    readings.some(({ value }) => lengths.includes(value.length)),
  );
  const last = signatures.at(-1);
  if (isWhole || !last) return [];
  const right = buildBlankSignature(settings).length;
  const count = last.texts.reduce((least, { value }) => Math.min(least, value.length), Infinity);
  return count === right ? [] : [words.signatureHasOtherLength({ count, right })];
}

/** Bytes that are signed with a key or a hash other than the given ones. */
const MAX_BYTES = 500_000;

/** Searches the explanation with the fewest changes: of the body, then of secret, hash and event. */
async function explain(
  { body, secrets }: SignedRequest,
  signatures: readonly HeaderSignature[],
  settings: WebhookSignature,
  events: readonly EventExample[],
): Promise<readonly string[]> {
  const { hash, eventField } = settings;
  const bodies = listBodyVariants(body, {
    field: eventField,
    bodies: new Map(events.map((one) => [one.event, one.body])),
  });
  const fewBodies = bodies
    .filter(({ reasons }) => reasons.length <= 1)
    .slice(0, Math.max(1, MAX_BYTES / (body.length + 1)));
  const keys = secrets.flatMap(listSecretVariants);
  const given = keys.filter(({ reasons }) => reasons.length === 0);
  const examples = events.map((one) => ({
    value: encodeText(one.body),
    reasons: [words.otherEvent(one.event)],
  }));
  for (const key of [...given, ...keys.filter((one) => !given.includes(one))]) {
    const tried = given.includes(key) ? bodies : fewBodies;
    const found = await matchBodies(signatures, settings, key, tried);
    if (found) return found.reasons;
  }
  for (const key of given) {
    const found = await matchBodies(signatures, settings, key, examples);
    if (found) return found.reasons;
    for (const [other] of HASHES.filter(([name]) => name !== hash)) {
      const changed = await matchBodies(signatures, { ...settings, hash: other }, key, fewBodies);
      if (changed) return [words.otherHash({ hash: other, right: hash }), ...changed.reasons];
    }
  }
  return isCut(new TextDecoder().decode(body))
    ? [words.bodyIsCut]
    : describeLengths(signatures, settings);
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
    const found = findReading(signatures, await sign(request.body), settings);
    if (found?.reasons.length === 0 && !matches.has(found.signature))
      matches.set(found.signature, index);
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
