import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { encodeBase64 } from '@/lib/text/encode';

/** Parts that a test delivery is made of. */
export type Delivery = {
  /** Body as compact JSON. */
  readonly body: string;
  readonly secret: string;
  /** Address of the receiver. */
  readonly url: string;
};

/** Quotes a text for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Sets a field of a compact body at its top level to a text; a body without it stays as it is. */
export function setField(body: string, field: string, text: string): string {
  const value: unknown = JSON.parse(body);
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return body;
  return JSON.stringify({ ...value, [field]: text });
}

/**
 * Writes a signed request to a receiver as a command of curl, as the provider would send it.
 * @throws where the browser has no WebCrypto, or the secret is empty.
 */
export async function buildDelivery(
  { body, secret, url }: Delivery,
  { header, hash, encoding }: WebhookSignature,
): Promise<string> {
  const sign = await createSigner(hash, encodeText(secret));
  const signature = encodeBytes(await sign(encodeText(body)), encoding);
  return [
    `curl ${quote(url)}`,
    `-H ${quote('Content-Type: application/json')}`,
    `-H ${quote(`${header}: ${signature}`)}`,
    `--data-binary ${quote(body)}`,
  ].join(' \\\n  ');
}

/** Encoding of a signature in a header. */
type SignatureEncoding = 'base64' | 'hex';

/** Lower-case hexadecimal digits of bytes. */
export function encodeHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes of hexadecimal digits; `undefined` for another text. */
export function decodeHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Bytes of Base64 with its padding (RFC 4648 4); `undefined` for another text. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text) || text === '')
    return undefined;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Writes bytes as a header holds them. */
export function encodeBytes(bytes: Uint8Array, encoding: SignatureEncoding): string {
  return encoding === 'hex' ? encodeHex(bytes) : encodeBase64(bytes);
}

/** Reads bytes as a header holds them; `undefined` for another text. */
export function decodeBytes(
  text: string,
  encoding: SignatureEncoding,
): Uint8Array<ArrayBuffer> | undefined {
  return encoding === 'hex' ? decodeHex(text) : decodeBase64(text);
}

/** Hashes of WebCrypto, and how many bytes each has. */
export const HASHES = [
  ['SHA-1', 20],
  ['SHA-256', 32],
  ['SHA-384', 48],
  ['SHA-512', 64],
] as const;

/** A signature of zeros: it has the length and the padding of every other one. */
export function buildBlankSignature({ hash, encoding }: WebhookSignature): string {
  const bytes = HASHES.find(([name]) => name === hash)?.[1] ?? 0;
  return encodeBytes(new Uint8Array(bytes), encoding);
}

/** UTF-8 of a text. */
export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Whether this browser can sign: WebCrypto is there in pages from HTTPS and from this machine only. */
export function canSign(): boolean {
  return typeof crypto === 'object' && crypto.subtle !== undefined;
}

/**
 * Creates a function that signs bodies: HMAC with a hash of WebCrypto (RFC 2104).
 * @param secret bytes of the key; an empty one signs nothing.
 */
export async function createSigner(
  hash: string,
  secret: Uint8Array<ArrayBuffer>,
): Promise<(body: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>> {
  const algorithm = { name: 'HMAC', hash };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  return async (body) => new Uint8Array(await crypto.subtle.sign('HMAC', key, body));
}
