import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import { requestSignaturesSchema } from '@/lib/content/schemas/workbench/request-signature-rules';

/** Settings of one entry of `content/request-signature.json`. */
export function parseSignature(entry: object): RequestSignature {
  const [settings] = requestSignaturesSchema.parse([entry]);
  if (!settings) throw new Error('no entry');
  return settings;
}

/** An entry with every value that a template may have. */
export const TEMPLATE = {
  signed:
    '{method}\n{scheme}://{host}{path}?{query}\n{sortedQuery}\n{requestTarget}\n{url}\n{header:content-type}\n{keyId}.{timestamp}.{nonce}.{digest:hex}.{digest:base64}.{body}',
  headers: {
    'X-Timestamp': '{timestamp}',
    'X-Digest': 'sha256={digest:hex}',
    Authorization: 'PAY-HMAC key={keyId}, nonce={nonce}, v1={signature}',
  },
  encoding: 'hex',
  timeFormat: 'milliseconds',
  known: { secret: 'a secret for tests', keyId: 'key-1' },
};
