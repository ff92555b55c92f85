import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { encodeBytes, createSigner, encodeText } from './sign-body';

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
