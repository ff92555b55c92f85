import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { createProviderSigner } from './read-key';
import { encodeBytes, encodeText } from './sign-body';
import { buildSigned, type SignedValues, splitFormat } from './signed-string';
import { encodeBase64Url, getTokenAlgorithm, hashBody } from './web-token';

/** Parts that a delivery is made of. */
export type Delivery = {
  readonly body: string;
  /** The secret; the private key where the provider signs with one. */
  readonly secret: string;
  /** Address of the receiver. */
  readonly url: string;
  /** Time of signing, in ms since 1970. */
  readonly now: number;
  /** Id of the delivery, where one is signed. */
  readonly id: string;
  /** Id of the webhook at the provider, where it is signed. */
  readonly webhookId?: string | undefined;
};

/** A delivery as it is sent: headers that prove where it comes from, and its body. */
type SignedDelivery = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Quotes a text for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Copies JSON with a text at a path, whose objects are added where `isNew`; other JSON stays as it is. */
function setPath(
  value: unknown,
  [name = '', ...rest]: readonly string[],
  text: string,
  isNew: boolean,
): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown, at) =>
      String(at) === name ? setPath(one, rest, text, isNew) : one,
    );
  if (typeof value !== 'object' || value === null) return value;
  const inner: unknown = Reflect.get(value, name) ?? (isNew ? {} : undefined);
  if (inner === undefined) return value;
  return { ...value, [name]: rest.length === 0 ? text : setPath(inner, rest, text, isNew) };
}

/** Sets the field of a compact body at a path to a text; a body without it stays as it is, but where `isNew`. */
export function setField(body: string, path: string, text: string, isNew = false): string {
  return JSON.stringify(setPath(JSON.parse(body), path.split('.'), text, isNew));
}

/** Path of a field from the body, by its path from the object that fields are read from. */
export function getBodyPath({ root }: WebhookSignature, field: string): string {
  return root === '' ? field : `${root}.${field}`;
}

/** Writes a time as the provider signs it. */
export function printTime(now: number, format: WebhookSignature['timeFormat']): string {
  if (format === 'rfc3339') return new Date(now).toISOString().replace(/\.\d+/, '');
  return String(format === 'seconds' ? Math.floor(now / 1000) : now);
}

/** Writes the token of a body. */
async function buildToken(
  { body, secret, now }: Delivery,
  settings: WebhookSignature,
): Promise<string> {
  const sign = await createProviderSigner(settings, secret);
  const { token, bodyHash } = settings;
  const encodeJson = (value: object) => encodeBase64Url(encodeText(JSON.stringify(value)));
  const head = encodeJson({ alg: getTokenAlgorithm(settings), typ: 'JWT' });
  const payload =
    bodyHash === undefined
      ? encodeBase64Url(encodeText(body))
      : encodeJson({ iat: Math.floor(now / 1000), [bodyHash]: await hashBody(encodeText(body)) });
  const signature = encodeBase64Url(await sign(encodeText(`${head}.${payload}`)));
  return `${head}.${token === 'detached' ? '' : payload}.${signature}`;
}

/**
 * Signs a delivery as the provider does.
 * @throws where WebCrypto is missing or does not know the algorithm, or the key is empty or cannot be read.
 */
export async function signDelivery(
  delivery: Delivery,
  settings: WebhookSignature,
): Promise<SignedDelivery> {
  const { header, signatureField, headers: places, token, encoding, separator } = settings;
  const { body, secret, now, id, url, webhookId } = delivery;
  const timestamp = printTime(now, settings.timeFormat);
  const values: SignedValues = { id, timestamp, url, webhookId };
  const sign = async () => {
    const signed = buildSigned(settings, encodeText(body), values);
    if (!signed) throw new Error('a value that is signed is missing');
    const signer = await createProviderSigner(settings, secret);
    return encodeBytes(await signer(signed), encoding);
  };
  const signature = token === undefined ? await sign() : await buildToken(delivery, settings);
  if (signatureField !== undefined)
    return {
      headers: {},
      body: setField(body, getBodyPath(settings, signatureField), signature, true),
    };
  const inHeader = new Map(Object.entries({ ...values, signature }));
  const value = splitFormat(settings)
    .map(({ prefix, name }) => prefix + (inHeader.get(name) ?? ''))
    .join(separator);
  return {
    headers: {
      ...(places.id !== undefined && { [places.id]: id }),
      ...(places.timestamp !== undefined && { [places.timestamp]: timestamp }),
      [header ?? '']: value,
    },
    body,
  };
}

/**
 * Writes a signed request to a receiver as a command of curl, as the provider would send it.
 * @throws as `signDelivery` does.
 */
export async function buildDelivery(
  delivery: Delivery,
  settings: WebhookSignature,
): Promise<string> {
  const { headers, body } = await signDelivery(delivery, settings);
  return [
    `curl ${quote(delivery.url)}`,
    `-H ${quote('Content-Type: application/json')}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    `--data-binary ${quote(body)}`,
  ].join(' \\\n  ');
}
