import { z } from 'zod';
import { describeIssue } from '../../source/messages';
import { like, text } from '../value-schemas';

const fieldName = text(1, 60);
/** Schema of the name of a header: `X-Signature`. */
export const headerName = like(/^[\w-]+$/, 'the name of a header');
const fieldPath = like(/^[\w-]+(\.[\w-]+)*$/, 'names of fields with points between them');

/** Name of a header for each value that is signed and stands in a header of its own. */
const valueHeaders = z.strictObject({
  id: headerName.exactOptional(),
  timestamp: headerName.exactOptional(),
});

/** Hash of a signature. */
export const signatureHash = z.enum(['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512']);

/** How the bytes of a signature are written. */
export const signatureEncoding = z.enum(['base64', 'hex']);

/** How a signed time is written. */
export const timeFormat = z.enum(['seconds', 'milliseconds', 'rfc3339']);

/** How a secret or a public key is written. */
export const signatureKey = z.strictObject({
  /** `text` is used as it is; `pem` and `certificate` hold a public key. */
  encoding: z.enum(['text', 'base64', 'hex', 'pem', 'certificate']),
  /** Text before the encoded bytes, which is no part of them: `whsec_`. */
  prefix: z.string().max(20).default(''),
});

/** What can be described: the answer to a scheme that cannot. */
const SCHEMES =
  'The schemes are HMAC, RSA (PKCS #1 v1.5), Ed25519 and JSON Web Tokens, of the body alone or with id, time, address or fields. content/REBRANDING.md has the file of each under "Webhook signatures"; without this file the portal has no signature lab';

/** Message on a scheme that is not known, by its name or by keys of its own. */
function describeScheme(issue: z.core.$ZodRawIssue): string {
  const message = describeIssue(issue) ?? '';
  const lead = message.replace(/ Known keys: .*$/s, '');
  return `${lead}${/[.?]$/.test(lead) ? '' : '.'} ${SCHEMES}`;
}

/** How the provider signs what it sends to webhooks; by default HMAC over the raw body, with the secret as the key. */
export const webhookSignature = z.strictObject(
  {
    /** Name of the header that holds the signatures; absent where a field of the body does. */
    header: headerName.exactOptional(),
    /** Path of the field of the body that holds the signature, from `root`. */
    signatureField: fieldPath.exactOptional(),
    /** Value of the header: `t={timestamp},v1={signature}`. Each part ends with its placeholder. */
    format: text(1, 200).default('{signature}'),
    /** What is signed: `{timestamp}.{body}`. */
    signed: text(1, 1000).default('{body}'),
    headers: valueHeaders.default({}),
    /** Path of the object in the body that fields are read from; empty for the body itself. */
    root: z.union([z.literal(''), fieldPath]).default(''),
    algorithm: z.enum(['HMAC', 'RSA', 'Ed25519'], { error: describeScheme }).default('HMAC'),
    hash: signatureHash.default('SHA-256'),
    encoding: signatureEncoding.default('base64'),
    key: signatureKey.default({ encoding: 'text', prefix: '' }),
    /** The signature is a JSON Web Token (RFC 7515), without its payload or with it. */
    token: z.enum(['detached', 'whole']).exactOptional(),
    /** Claim of a whole token with the SHA-256 of the body in hex; absent where the payload is the body. */
    bodyHash: fieldName.exactOptional(),
    /** Text between the parts of the header, and between several signatures. */
    separator: like(/^[^]{1,3}$/, '1 to 3 characters').default(','),
    timeFormat: timeFormat.default('seconds'),
    /** Seconds that a signed time may differ from the receiver's clock. */
    maxAgeSeconds: z.int().min(1).default(300),
    /** Field of the body with the time of the event, RFC 3339. */
    timeField: fieldName,
    /** Field of the body with the name of the event. */
    eventField: fieldName,
    /** Hours after the event until which a request is sent again. */
    maxAgeHours: z.int().min(1),
    /** Seconds in which a receiver must answer; absent where nothing says it. */
    answerSeconds: z.int().min(1).exactOptional(),
    /** Address of a receiver on the reader's machine, for test deliveries. */
    receiver: like(
      /^http:\/\/localhost(:\d+)?\/\S*$/,
      'an address that begins with "http://localhost"',
    ),
    /** A secret or public key, a body and the signature that they have, for the lab's test of itself. */
    known: z.strictObject({
      secret: text(1, 5000),
      body: text(1, 4000),
      /** Value of the header; absent where a field of the body holds the signature. */
      signature: z.string().max(5000).default(''),
      /** Headers with signed values, as `headers` names them. */
      headers: z
        .strictObject({
          id: text(1, 200).exactOptional(),
          timestamp: text(1, 60).exactOptional(),
        })
        .exactOptional(),
      url: text(1, 2000).exactOptional(),
      webhookId: text(1, 200).exactOptional(),
      /** Private key in PEM, for test deliveries; made for tests only. */
      privateKey: text(1, 5000).exactOptional(),
    }),
  },
  { error: describeScheme },
);

/** How the provider signs what it sends to webhooks. */
export type WebhookSignature = z.infer<typeof webhookSignature>;
