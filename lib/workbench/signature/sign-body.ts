import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { encodeBase64 } from '@/lib/text/encode';

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

/** Bytes of a hash. */
export function getHashLength(hash: string): number {
  return HASHES.find(([name]) => name === hash)?.[1] ?? 0;
}

/** Bytes of a signature; those of RSA have the length of its key, which is 2048 bits here. */
export function getSignatureLength({ algorithm, hash }: WebhookSignature): number {
  if (algorithm === 'Ed25519') return 64;
  return algorithm === 'RSA' ? 256 : getHashLength(hash);
}

/** A signature of zeros: it has the length and the padding of every other one. */
export function buildBlankSignature(settings: WebhookSignature): string {
  return encodeBytes(new Uint8Array(getSignatureLength(settings)), settings.encoding);
}

/** UTF-8 of a text. */
export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Whether this browser can sign: WebCrypto is there in pages from HTTPS and from this machine only. */
export function canSign(): boolean {
  return typeof crypto === 'object' && crypto.subtle !== undefined;
}
