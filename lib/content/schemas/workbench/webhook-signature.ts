import { z } from 'zod';
import { like, text } from '../value-schemas';

const fieldName = text(1, 60);

/** How the provider signs what it sends to webhooks: HMAC over the raw body, with the secret as the key. */
const webhookSignature = z.strictObject({
  /** Name of the header that holds the signatures. */
  header: like(/^[\w-]+$/, 'the name of a header'),
  hash: z.enum(['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512']),
  encoding: z.enum(['base64', 'hex']),
  /** Text between several signatures in the header. */
  separator: text(1, 3),
  /** Field of the body with the time of the event, RFC 3339. */
  timeField: fieldName,
  /** Field of the body with the name of the event. */
  eventField: fieldName,
  /** Hours after the event until which a request is sent again. */
  maxAgeHours: z.int().min(1),
  /** Address of a receiver on the reader's machine, for test deliveries. */
  receiver: like(
    /^http:\/\/localhost(:\d+)?\/\S*$/,
    'an address that begins with "http://localhost"',
  ),
  /** A secret, a body and the signature that they have, for the lab's test of itself. */
  known: z.strictObject({
    secret: text(1, 200),
    body: text(1, 4000),
    signature: text(1, 200),
  }),
});

/** `content/webhook-signature.json`; `null` for a provider without webhooks. */
export const webhookSignatureSchema = webhookSignature.nullable();

/** How the provider signs what it sends to webhooks. */
export type WebhookSignature = z.infer<typeof webhookSignature>;
