import * as words from '@/.generated/words/signature/reasons';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { isCut, listBodyVariants } from './body-variants';
import type { Variant } from './changes';
import { type Claim, getAlgorithm, type Key, matchBodies, readKeys } from './match-signature';
import { type HeaderSignature, readHeader, readSignedValues } from './read-header';
import { buildBlankSignature, encodeText, HASHES } from './sign-body';
import {
  buildSigned,
  getField,
  listValueNames,
  parseRoot,
  type SignedValues,
  splitFormat,
} from './signed-string';
import { getClaim, getTokenAlgorithm } from './web-token';

/** Delivery that a reader has received, and the secrets that it may be signed with. */
type SignedRequest = {
  /** Bytes as received. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** Header of the signature; where other headers are signed, all of them with their names. */
  readonly header: string;
  /** Address of the receiver and id of the webhook, where they are signed. */
  readonly values?: SignedValues;
  /** The current secret or public key, then the one before a rotation; empty ones are left out of account. */
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
  /** What is signed, where that is not the body alone; absent where a value of it is missing. */
  readonly signed?: string;
  /** Time that is signed, as it is written. */
  readonly time?: string;
};

/** An example of an event, as compact JSON. */
type EventExample = { readonly event: string; readonly body: string };

/** Strings that other providers sign, and that programs sign by mistake. */
const OTHER_SIGNED = [
  '{body}',
  '{timestamp}.{body}',
  '{id}.{timestamp}.{body}',
  '{url}{body}',
  '{timestamp}{body}',
];

/** Signed strings with a value other than the given one: an address may lose its slash, or be that behind a proxy. */
function listOtherClaims(claim: Claim): readonly Variant<Claim>[] {
  const { settings, values } = claim;
  if (settings.token !== undefined) return [];
  const { signed } = settings;
  const { url = '' } = values;
  const urls = signed.includes('{url}')
    ? [
        url.replace(/\/$/, ''),
        `${url}/`,
        url.replace(/^https/, 'http'),
        url.replace(/^http:/, 'https:'),
      ]
    : [];
  const templates = OTHER_SIGNED.filter((one) => one !== signed);
  return [
    ...urls
      .filter((one) => one !== url)
      .map((one) => ({
        value: { ...claim, values: { ...values, url: one } },
        reasons: [words.otherAddress(one)],
      })),
    ...templates.map((one) => ({
      value: { ...claim, settings: { ...settings, signed: one } },
      reasons: [words.otherSigned({ other: one, right: signed })],
    })),
  ];
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
  if (isWhole || !last || settings.algorithm !== 'HMAC' || settings.token !== undefined) return [];
  const right = buildBlankSignature(settings).length;
  const count = last.texts.reduce((least, { value }) => Math.min(least, value.length), Infinity);
  return count === right ? [] : [words.signatureHasOtherLength({ count, right })];
}

/** Bytes that are signed with a key or a hash other than the given ones. */
const MAX_BYTES = 500_000;

/** Says what keeps a request from being verified at all: a value that is missing, a token of another kind. */
function listObstacles({ signatures, values, settings }: Claim): readonly string[] {
  const { signed, headers, token } = settings;
  const missing = listValueNames(signed).filter((name) => (values[name] ?? '') === '');
  const right = getTokenAlgorithm(settings);
  const other = token && signatures.map(getAlgorithm).find((one) => one !== right);
  return [
    ...missing.map((name) => {
      if (name === 'url') return words.urlIsMissing;
      if (name === 'webhookId') return words.webhookIdIsMissing;
      const part = splitFormat(settings).find((one) => one.name === name);
      return words.valueIsMissing(headers[name] ?? part?.prefix ?? name);
    }),
    ...(other === undefined ? [] : [words.otherHash({ hash: other, right })]),
  ];
}

/** Searches the explanation with the fewest changes: of the body, then of secret, signed string, hash and event. */
async function explain(
  { body, secrets }: SignedRequest,
  keys: readonly Key[],
  claim: Claim,
  events: readonly EventExample[],
): Promise<readonly string[]> {
  const { signatures, settings } = claim;
  const obstacles = listObstacles(claim);
  if (obstacles.length > 0) return obstacles;
  const bodies = listBodyVariants(body, {
    field: settings.eventField,
    bodies: new Map(events.map((one) => [one.event, one.body])),
  });
  const fewBodies = bodies
    .filter(({ reasons }) => reasons.length <= 1)
    .slice(0, Math.max(1, MAX_BYTES / (body.length + 1)));
  const given = keys.filter(({ reasons }) => reasons.length === 0);
  const examples = events.map((one) => ({
    value: encodeText(one.body),
    reasons: [words.otherEvent(one.event)],
  }));
  for (const key of [...given, ...keys.filter((one) => !given.includes(one))]) {
    const tried = given.includes(key) ? bodies : fewBodies;
    const found = await matchBodies(claim, key, tried);
    if (found) return found.reasons;
  }
  for (const key of given) {
    const found = await matchBodies(claim, key, examples);
    if (found) return found.reasons;
    for (const { value: other, reasons } of [
      ...listOtherClaims(claim),
      ...listOtherHashes(claim),
    ]) {
      const changed = await matchBodies(other, key, fewBodies);
      if (changed) return [...reasons, ...changed.reasons];
    }
  }
  if (given.length === 0 && secrets.some((one) => one.trim() !== ''))
    return [words.keyIsNotRead(settings.key.encoding)];
  return isCut(new TextDecoder().decode(body))
    ? [words.bodyIsCut]
    : describeLengths(signatures, settings);
}

/** The same with every other hash. */
function listOtherHashes(claim: Claim): readonly Variant<Claim>[] {
  const { settings } = claim;
  if (settings.algorithm === 'Ed25519' || settings.token !== undefined) return [];
  return HASHES.filter(([name]) => name !== settings.hash).map(([hash]) => ({
    value: { ...claim, settings: { ...settings, hash } },
    reasons: [words.otherHash({ hash, right: settings.hash })],
  }));
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
  const { body, header, secrets, values: given } = request;
  const { signatureField, root, token } = settings;
  const inBody = signatureField && getField(parseRoot(body, root), signatureField);
  const signatures = readHeader(typeof inBody === 'string' ? inBody : header, settings);
  const values = { ...given, ...readSignedValues(header, settings) };
  const claim = { signatures, values, settings };
  const keys = await Promise.all(secrets.map((secret) => readKeys(secret, settings)));
  const isRight = (signature: HeaderSignature) =>
    token === undefined || getAlgorithm(signature) === getTokenAlgorithm(settings);
  const matches = new Map<HeaderSignature, number>();
  for (const [index, variants] of keys.entries()) {
    const key = variants.find(({ reasons }) => reasons.length === 0);
    const found = key && (await matchBodies(claim, key, [{ value: body, reasons: [] }]));
    if (found?.reasons.length === 0 && isRight(found.signature) && !matches.has(found.signature))
      matches.set(found.signature, index);
  }
  const isVerified = matches.size > 0;
  return {
    signatures: signatures.map((signature) => {
      const secret = matches.get(signature);
      return { text: signature.text, ...(secret !== undefined && { secret }) };
    }),
    reasons: isVerified ? [] : await explain(request, keys.flat(), claim, events),
    ...describeSigned(body, claim),
  };
}

/** Says what is signed beside the body, and when. */
function describeSigned(
  body: Uint8Array<ArrayBuffer>,
  { signatures, values, settings }: Claim,
): Pick<Verification, 'signed' | 'time'> {
  const { token, bodyHash } = settings;
  if (token !== undefined) {
    const claim =
      bodyHash && signatures.map((one) => one.token && getClaim(one.token.payload, 'iat'))[0];
    return typeof claim === 'number' ? { time: String(claim) } : {};
  }
  const signed = buildSigned(settings, body, values);
  return {
    ...(signed && settings.signed !== '{body}' && { signed: new TextDecoder().decode(signed) }),
    ...(values.timestamp !== undefined && { time: values.timestamp }),
  };
}
