import { z } from 'zod';
import { listPlaceholders, needsKeyId } from './placeholders';
import { requestSignature, type RequestSignature } from './request-signature';
import { IS_ENCODED, type Issue, listKeyIssues, listUnknown } from './signature-rules';
import { MESSAGE_ALGORITHMS } from './signature-template';

/** What may be signed, beside the hash of the body (`{digest:hex}`) and headers (`{header:content-type}`). */
const SIGNED = [
  ...['method', 'url', 'scheme', 'host', 'requestTarget', 'path', 'query', 'sortedQuery'],
  ...['timestamp', 'nonce', 'keyId', 'body'],
];

/** What the value of a header may hold. */
const IN_HEADER = ['signature', 'timestamp', 'nonce', 'keyId', 'digest:hex', 'digest:base64'];

/** Placeholders of this file by their names, which stay as they are where the site's values are filled in. */
export const REQUEST_PLACEHOLDERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...SIGNED, 'signature'].map((name) => [name, `{${name}}`]),
);

const DIGEST_OR_HEADER = /^(digest:(hex|base64)|header:[\w-]+)$/;

function listTemplateIssues({ signed = '', headers = {} }: RequestSignature): readonly Issue[] {
  const inHeaders = Object.values(headers).flatMap(listPlaceholders);
  const lost = ['timestamp', 'nonce'].filter(
    (name) => listPlaceholders(signed).includes(name) && !inHeaders.includes(name),
  );
  const unknown = (path: string, template: string, known: readonly string[], pattern?: RegExp) =>
    listUnknown(path, template, known, REQUEST_PLACEHOLDERS, pattern);
  return [
    ...unknown('signed', signed, SIGNED, DIGEST_OR_HEADER),
    ...Object.entries(headers).flatMap(([name, value]) =>
      unknown(`headers.${name}`, value, IN_HEADER, /^$/),
    ),
    ...(inHeaders.filter((name) => name === 'signature').length === 1
      ? []
      : [['headers', 'expected {signature} in one header'] as const]),
    ...lost.map((name): Issue => [
      'signed',
      `nothing says where {${name}} stands. Add a header with it to "headers"`,
    ]),
  ];
}

function listMessageIssues(settings: RequestSignature): readonly Issue[] {
  const { algorithm, hash, encoding, timeFormat, parameters, tag } = settings;
  const isKnown = Object.hasOwn(MESSAGE_ALGORITHMS, `${algorithm} ${hash}`);
  const known = Object.keys(MESSAGE_ALGORITHMS).join(', ');
  return [
    ...(isKnown
      ? []
      : [
          [
            'hash',
            `no message signature has ${algorithm} ${hash} (RFC 9421 3.3). Known are ${known}`,
          ] as const,
        ]),
    ...(encoding === 'base64'
      ? []
      : [['encoding', 'a message signature is always in Base64. Leave it out'] as const]),
    ...(timeFormat === 'seconds'
      ? []
      : [['timeFormat', 'a message signature has its time in seconds. Leave it out'] as const]),
    ...(parameters.includes('tag') === (tag !== undefined)
      ? []
      : [['tag', 'expected both or neither: "tag", and "tag" among "parameters"'] as const]),
  ];
}

/** Encodings that the key of an algorithm may have. */
const KEY_ENCODINGS = {
  HMAC: ['text', 'base64', 'hex'],
  RSA: ['pem'],
  'RSA-PSS': ['pem'],
  ECDSA: ['pem'],
  Ed25519: ['pem'],
} as const satisfies Record<RequestSignature['algorithm'], readonly string[]>;

/** Texts that a private key can be. */
const PATTERNS = { ...IS_ENCODED, pem: /^-----BEGIN PRIVATE KEY-----/ };

function listIssues(settings: RequestSignature): readonly Issue[] {
  const { signed, headers, components, algorithm, known } = settings;
  const isTemplate = signed !== undefined && headers !== undefined && components === undefined;
  const isMessage = signed === undefined && headers === undefined && components !== undefined;
  if (!isTemplate && !isMessage)
    return [
      ['signed', 'expected either "signed" and "headers", or "components" (RFC 9421) without both'],
    ];
  const signsWith = algorithm === 'HMAC' ? 'signs with a secret' : 'signs with a private key';
  return [
    ...(isTemplate ? listTemplateIssues(settings) : listMessageIssues(settings)),
    ...listKeyIssues(settings, KEY_ENCODINGS[algorithm], signsWith, PATTERNS),
    ...(known && needsKeyId(settings) && known.keyId === undefined
      ? [['known.keyId', 'expected a text: requests name their key'] as const]
      : []),
  ];
}

/** `content/request-signature.json`, with the rules between its fields; empty where requests are not signed. */
export const requestSignaturesSchema = z.array(
  requestSignature.superRefine((settings, context) => {
    for (const [path, message] of listIssues(settings))
      context.addIssue({ code: 'custom', path: path.split('.'), message });
  }),
);
