import { formatSuggestion } from '@/lib/text/edit-distance';
import { listPlaceholders } from './placeholders';
import { webhookSignature, type WebhookSignature } from './webhook-signature';

/** What may be signed, beside fields of the body: `{field:amount.value}`. */
const SIGNED = ['body', 'crc32', 'id', 'timestamp', 'url', 'webhookId'];

/** What a header may hold. */
const IN_HEADER = ['signature', 'timestamp', 'id'];

/** Placeholders of this file by their names, which stay as they are where the site's values are filled in. */
export const SIGNATURE_PLACEHOLDERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...SIGNED, ...IN_HEADER].map((name) => [name, `{${name}}`]),
);

/** A location in the file, and what is wrong there. */
export type Issue = readonly [path: string, message: string];

/** Placeholder of a field of the body. */
const FIELD = /^field:[\w-]+(\.[\w-]+)*$/;

/**
 * Lists placeholders that are unknown; a word that no file of content knows is reported where values are filled in.
 * @param values Placeholders of the file by their names.
 */
export function listUnknown(
  path: string,
  template: string,
  known: readonly string[],
  values = SIGNATURE_PLACEHOLDERS,
  pattern = FIELD,
): readonly Issue[] {
  return listPlaceholders(template)
    .filter((name) => !known.includes(name) && !pattern.test(name))
    .filter((name) => Object.hasOwn(values, name) || !/^[A-Za-z]+$/.test(name))
    .map((name) => {
      const suggestion = formatSuggestion(name, known).replace(/"(.+)"/, '{$1}');
      const names = known.map((one) => `{${one}}`).join(', ');
      return [path, `unknown placeholder {${name}}.${suggestion || ` Known are ${names}`}`];
    });
}

function listFormatIssues(settings: WebhookSignature): readonly Issue[] {
  const { format, separator, header, signatureField } = settings;
  const placed: readonly Issue[] =
    (header === undefined) === (signatureField === undefined)
      ? [['header', 'expected either "header" or "signatureField": one place has the signature']]
      : [];
  if (signatureField !== undefined && format !== '{signature}')
    return [
      ...placed,
      ['format', 'only a header has a format. Leave it out beside "signatureField"'],
    ];
  const parts = format.split(separator);
  const wrong = parts.find((one) => !/^[^{}]*\{\w+\}$/.test(one));
  const unknown = listUnknown('format', format, IN_HEADER);
  if (wrong !== undefined)
    return [
      ...placed,
      ...unknown,
      [
        'format',
        `expected parts that end with a placeholder, such as "v1={signature}", received "${wrong}"`,
      ],
    ];
  if (listPlaceholders(format).filter((name) => name === 'signature').length !== 1)
    return [...placed, ...unknown, ['format', 'expected {signature} in one part']];
  return [...placed, ...unknown];
}

function listSignedIssues({
  signed,
  format,
  headers,
  token,
  bodyHash,
}: WebhookSignature): readonly Issue[] {
  const names = listPlaceholders(signed);
  const placed = [...Object.keys(headers), ...listPlaceholders(format)];
  const lost = ['id', 'timestamp'].filter((name) => names.includes(name) && !placed.includes(name));
  const signsBody = names.some(
    (name) => name === 'body' || name === 'crc32' || name.startsWith('field:'),
  );
  return [
    ...listUnknown('signed', signed, SIGNED),
    ...lost.map((name): Issue => [
      'signed',
      `nothing says where {${name}} stands. Add "${name}" with the name of its header to "headers", or {${name}} to "format"`,
    ]),
    ...(signsBody ? [] : [['signed', 'nothing of the body is signed. Add {body}'] as const]),
    ...(token !== undefined && signed !== '{body}'
      ? [
          [
            'signed',
            'a token says itself what it signs. Leave "signed" out beside "token"',
          ] as const,
        ]
      : []),
    ...(bodyHash !== undefined && token !== 'whole'
      ? [['bodyHash', 'only a whole token has claims. Set "token" to "whole"'] as const]
      : []),
  ];
}

/** Encodings that the key of an algorithm may have. */
const KEY_ENCODINGS = {
  HMAC: ['text', 'base64', 'hex'],
  RSA: ['pem', 'certificate'],
  Ed25519: ['base64', 'hex', 'pem'],
} as const satisfies Record<WebhookSignature['algorithm'], readonly string[]>;

/** Whether the text of a key can be what its encoding says. */
export const IS_ENCODED = {
  text: /[^]/,
  base64: /^[\w+/-]+={0,2}$/,
  hex: /^(?:[\da-f]{2})+$/i,
  pem: /^-----BEGIN (?:RSA )?PUBLIC KEY-----/,
  certificate: /^-----BEGIN CERTIFICATE-----/,
} as const;

/** Key of a signature, with a secret that is known. */
type KnownKey = {
  readonly algorithm: string;
  readonly key: WebhookSignature['key'];
  readonly known?: { readonly secret: string } | undefined;
};

/**
 * Lists what is wrong with how a key is written, and with the one that is known.
 * @param encodings Encodings that its algorithm has.
 * @param signsWith What the algorithm needs: `signs with a secret`.
 */
export function listKeyIssues(
  { algorithm, key, known }: KnownKey,
  encodings: readonly string[],
  signsWith: string,
  patterns: Readonly<Record<string, RegExp>> = IS_ENCODED,
): readonly Issue[] {
  const { encoding, prefix } = key;
  if (!encodings.includes(encoding))
    return [
      [
        'key.encoding',
        `${algorithm} ${signsWith}: expected one of ${encodings.map((one) => `"${one}"`).join(', ')}, received "${encoding}"`,
      ],
    ];
  if (prefix !== '' && !['base64', 'hex'].includes(encoding))
    return [
      [
        'key.prefix',
        'only bytes in "base64" or "hex" have a prefix that is no part of them. Set "encoding", or leave "prefix" out',
      ],
    ];
  if (!known) return [];
  if (!known.secret.startsWith(prefix))
    return [['known.secret', `expected a text that begins with "${prefix}", as "key.prefix" says`]];
  return patterns[encoding]?.test(known.secret.slice(prefix.length)) === false
    ? [
        [
          'known.secret',
          `what stands behind the prefix "${prefix}" is no ${encoding}, as "key.encoding" says`,
        ],
      ]
    : [];
}

function listKnownIssues({
  header,
  headers,
  signed,
  algorithm,
  known,
}: WebhookSignature): readonly Issue[] {
  const names = listPlaceholders(signed);
  const missing = [
    ...(header !== undefined && known.signature === '' ? ['known.signature'] : []),
    ...(['id', 'timestamp'] as const)
      .filter((name) => headers[name] !== undefined && known.headers?.[name] === undefined)
      .map((name) => `known.headers.${name}`),
    ...(['url', 'webhookId'] as const)
      .filter((name) => names.includes(name) && known[name] === undefined)
      .map((name) => `known.${name}`),
  ];
  return [
    ...missing.map((path): Issue => [
      path,
      'expected a text: the known answer needs it to be verified',
    ]),
    ...(algorithm === 'HMAC' && known.privateKey !== undefined
      ? [['known.privateKey', 'HMAC has no private key. Leave it out'] as const]
      : []),
  ];
}

/** `content/webhook-signature.json`, with the rules between its fields; `null` for a provider without webhooks. */
export const webhookSignatureSchema = webhookSignature
  .superRefine((settings, context) => {
    const issues = [
      ...listFormatIssues(settings),
      ...listSignedIssues(settings),
      ...listKeyIssues(
        settings,
        KEY_ENCODINGS[settings.algorithm],
        settings.algorithm === 'HMAC' ? 'signs with a secret' : 'verifies with a public key',
      ),
      ...listKnownIssues(settings),
    ];
    for (const [path, message] of issues)
      context.addIssue({ code: 'custom', path: path.split('.'), message });
  })
  .nullable();
