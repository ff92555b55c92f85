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
