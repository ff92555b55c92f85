import { z } from 'zod';
import { link, like, slug, text } from '../value-schemas';
import {
  headerName,
  signatureEncoding,
  signatureHash,
  signatureKey,
  timeFormat,
} from './webhook-signature';

/** Component that a message signature covers (RFC 9421 2): a header, or a part of the request. */
const component = like(
  /^(@(method|authority|scheme|target-uri|request-target|path|query)|[a-z0-9-]+)$/,
  'a header in lower case such as "content-digest", or one of "@method", "@target-uri", "@authority", "@scheme", "@request-target", "@path", "@query"',
);

/** Parameter of a message signature (RFC 9421 2.3). */
const parameter = z.enum(['created', 'expires', 'nonce', 'alg', 'keyid', 'tag']);

/** How requests to some APIs are signed: what stands in headers by a template, or a message signature (RFC 9421). */
export const requestSignature = z.strictObject({
  /** Ids of the APIs; absent for all. */
  apis: z.array(slug).min(1).exactOptional(),
  /** Page that explains how to sign. */
  guide: link.exactOptional(),
  /** What is signed: `{timestamp}{method}{requestTarget}{body}`. */
  signed: text(1, 1000).exactOptional(),
  /** Headers by their names, with their values: `v1={signature}`. */
  headers: z.record(headerName, text(1, 1000)).exactOptional(),
  /** What a message signature covers, in its order; in the place of `signed` and `headers`. */
  components: z.array(component).min(1).exactOptional(),
  /** Parameters of the message signature, in their order. */
  parameters: z.array(parameter).default(['created', 'keyid']),
  /** Name of the message signature in its headers. */
  label: like(
    /^[a-z*][a-z0-9_.*-]*$/,
    'a name in lower case that begins with a letter, such as "sig1"',
  ).default('sig1'),
  /** Value of the parameter `tag`. */
  tag: like(/^[ !#-[\]-z|~]{1,100}$/, '1 to 100 plain characters').exactOptional(),
  /** Seconds from `created` to `expires`. */
  expiresSeconds: z.int().min(1).default(300),
  algorithm: z.enum(['HMAC', 'RSA', 'RSA-PSS', 'ECDSA', 'Ed25519']).default('HMAC'),
  hash: signatureHash.default('SHA-256'),
  /** Hash of the body: `{digest:hex}`, `{digest:base64}` and the header Content-Digest (RFC 9530). */
  digest: z.enum(['SHA-256', 'SHA-512']).default('SHA-256'),
  encoding: signatureEncoding.default('base64'),
  /** How the secret or the private key is written. */
  key: signatureKey.default({ encoding: 'text', prefix: '' }),
  timeFormat: timeFormat.default('seconds'),
  /** Secret or private key that the local sandbox verifies with, made for tests only; without it all is accepted. */
  known: z
    .strictObject({ secret: text(1, 5000), keyId: text(1, 200).exactOptional() })
    .exactOptional(),
});

/** How requests to some APIs are signed. */
export type RequestSignature = z.infer<typeof requestSignature>;

/** Algorithm and key of any signature. */
export type SignatureKey = Pick<RequestSignature, 'algorithm' | 'hash' | 'key'>;
