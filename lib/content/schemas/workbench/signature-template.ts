import { listPlaceholders } from './placeholders';
import type { RequestSignature } from './request-signature';

/** Algorithms of message signatures (RFC 9421 3.3). */
export const MESSAGE_ALGORITHMS: Readonly<Record<string, string>> = {
  'HMAC SHA-256': 'hmac-sha256',
  'RSA SHA-256': 'rsa-v1_5-sha256',
  'RSA-PSS SHA-512': 'rsa-pss-sha512',
  'ECDSA SHA-256': 'ecdsa-p256-sha256',
  'Ed25519 SHA-256': 'ed25519',
};

/** Signed string and headers of a request, with placeholders for the values of each request. */
export type SignatureTemplate = {
  readonly signed: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Values of the components that are no headers (RFC 9421 2.2). */
const COMPONENTS: Readonly<Record<string, string>> = {
  '@method': '{method}',
  '@target-uri': '{url}',
  '@authority': '{host}',
  '@scheme': '{scheme}',
  '@request-target': '{requestTarget}',
  '@path': '{path}',
  '@query': '?{query}',
};

/** Lines of the signature base for covered components, each with its line end (RFC 9421 2.5). */
export function printComponents(components: readonly string[]): string {
  return components
    .map((name) => `"${name}": ${COMPONENTS[name] ?? `{header:${name}}`}\n`)
    .join('');
}

/** Value of the header Content-Digest (RFC 9530 2). */
export function printDigest({ digest }: Pick<RequestSignature, 'digest'>): string {
  return `${digest.toLowerCase()}=:{digest:base64}:`;
}

function printParameters(settings: RequestSignature): string {
  const values = {
    created: '{timestamp}',
    expires: '{expires}',
    nonce: '"{nonce}"',
    alg: `"${MESSAGE_ALGORITHMS[`${settings.algorithm} ${settings.hash}`] ?? ''}"`,
    keyid: '"{keyId}"',
    tag: `"${settings.tag ?? ''}"`,
  };
  return settings.parameters.map((name) => `;${name}=${values[name]}`).join('');
}

/**
 * Writes a message signature (RFC 9421) as the template that it is; other descriptions are one.
 * @param hasHeader Whether the request has a header in lower case; those that it has not are not covered.
 */
export function expandSignature(
  settings: RequestSignature,
  hasHeader: (name: string) => boolean = () => true,
): SignatureTemplate {
  const { signed = '', headers = {}, components, label } = settings;
  if (!components) return { signed, headers };
  const covered = components.filter((name) => name.startsWith('@') || hasHeader(name));
  const list = covered.map((name) => `"${name}"`).join(' ');
  const input = `(${list})${printParameters(settings)}`;
  const digest = printDigest(settings);
  const base = `${printComponents(covered)}"@signature-params": ${input}`;
  return {
    signed: base.replace('{header:content-digest}', digest),
    headers: {
      ...(covered.includes('content-digest') && { 'Content-Digest': digest }),
      'Signature-Input': `${label}=${input}`,
      Signature: `${label}=:{signature}:`,
    },
  };
}

/** Names of the values that a request is signed with, each once. */
export function listTemplateValues({ signed, headers }: SignatureTemplate): readonly string[] {
  const names = [signed, ...Object.values(headers)].flatMap(listPlaceholders);
  return [...new Set(names)].filter((name) => name !== 'signature');
}
