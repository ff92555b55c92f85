import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import { expandSignature } from '@/lib/content/schemas/workbench/signature-template';
import { createProviderSigner } from '../read-key';
import { encodeBytes } from '../sign-body';
import { printTime } from '../sign-delivery';
import { computeValues, type OutgoingRequest } from './request-values';

/** What a client signs with. */
export type SigningKey = {
  /** The secret; the private key in PEM where requests are signed with one. */
  readonly secret: string;
  /** Name of the key; empty where requests have none. */
  readonly keyId: string;
  /** Time of signing, in ms since 1970. */
  readonly now: number;
  /** Text that no other request has. */
  readonly nonce: string;
};

/** Whether a request has a header to sign; that of the digest is part of the signature. */
export function hasSignedHeader({ headers, body }: OutgoingRequest, name: string): boolean {
  return name === 'content-digest' ? body.length > 0 : headers.get(name) !== null;
}

/**
 * Signs a request. Gives the headers to add.
 * @throws where WebCrypto is missing or does not know the algorithm, or the key cannot be read.
 */
export async function signRequest(
  request: OutgoingRequest,
  { secret, keyId, now, nonce }: SigningKey,
  settings: RequestSignature,
): Promise<Readonly<Record<string, string>>> {
  const sign = await createProviderSigner(settings, secret);
  const template = expandSignature(settings, (name) => hasSignedHeader(request, name));
  const own = new Map([
    ['timestamp', printTime(now, settings.timeFormat)],
    ['expires', printTime(now + settings.expiresSeconds * 1000, 'seconds')],
    ...Object.entries({ keyId, nonce }),
  ]);
  const { print, fill } = await computeValues(request, settings, own);
  const signature = encodeBytes(await sign(fill(template.signed)), settings.encoding);
  const printHeader = (value: string) =>
    value.replace(/\{([^{}]*)\}/g, (_, name: string) =>
      name === 'signature' ? signature : print(name),
    );
  return Object.fromEntries(
    Object.entries(template.headers).map(([name, value]) => [name, printHeader(value)]),
  );
}
