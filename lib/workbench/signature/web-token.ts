import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { encodeBase64 } from '@/lib/text/encode';
import { toStandardBase64 } from './changes';
import { decodeBase64, encodeHex, encodeText } from './sign-body';
import { getField, parseRoot } from './signed-string';

type Bytes = Uint8Array<ArrayBuffer>;

/** Head and payload of a token as they are written; the payload of a detached one is empty. */
export type WebToken = { readonly head: string; readonly payload: string };

/** Base64 for addresses, without padding (RFC 7515 2). */
export function encodeBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Name of the algorithm in the head of a token (RFC 7518 3.1, RFC 8037 3.1). */
export function getTokenAlgorithm({ algorithm, hash }: WebhookSignature): string {
  return algorithm === 'Ed25519' ? 'EdDSA' : `${algorithm === 'RSA' ? 'RS' : 'HS'}${hash.slice(4)}`;
}

/** Value of a name in a part of a token, which is JSON; `undefined` where none is. */
export function getClaim(part: string, name: string): unknown {
  const bytes = decodeBase64(toStandardBase64(part));
  return bytes && getField(parseRoot(bytes, ''), name);
}

/** SHA-256 of a body in hex. */
export async function hashBody(body: Bytes): Promise<string> {
  return encodeHex(new Uint8Array(await crypto.subtle.digest('SHA-256', body)));
}

/**
 * Writes the bytes that a token signs when it was made for a body.
 * @returns `undefined` where its claims are those of another body.
 */
export async function buildTokenInput(
  { head, payload }: WebToken,
  body: Bytes,
  { bodyHash }: WebhookSignature,
): Promise<Bytes | undefined> {
  if (bodyHash === undefined) return encodeText(`${head}.${encodeBase64Url(body)}`);
  const isOfBody = getClaim(payload, bodyHash) === (await hashBody(body));
  return isOfBody ? encodeText(`${head}.${payload}`) : undefined;
}
