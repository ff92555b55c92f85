import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import {
  expandSignature,
  MESSAGE_ALGORITHMS,
  printComponents,
  printDigest,
} from '@/lib/content/schemas/workbench/signature-template';
import { createOwnVerifier } from '../read-key';
import { decodeBytes, encodeText } from '../sign-body';
import { escapePattern, joinBytes } from '../signed-string';
import { computeValues, type OutgoingRequest } from './request-values';
import { hasSignedHeader } from './sign-request';

type Bytes = Uint8Array<ArrayBuffer>;

/** What a request claims to be signed with. */
type Claim = {
  readonly signed: Bytes;
  readonly signature: string;
  /** Id of the key; absent where the request names none. */
  readonly keyId: string | undefined;
};

/** Values of a header by the placeholders of its template; `undefined` for a value of another form. */
function parseHeader(template: string, value: string): ReadonlyMap<string, string> | undefined {
  const parts = template.split(/(\{[^{}]*\})/);
  const names = parts.filter((part) => part.startsWith('{')).map((part) => part.slice(1, -1));
  const source = parts.map((part) => (part.startsWith('{') ? '(.*?)' : escapePattern(part)));
  const found = new RegExp(`^${source.join('')}$`).exec(value);
  return found ? new Map(names.map((name, at) => [name, found[at + 1] ?? ''])) : undefined;
}

/** Claim of a request that is signed by a template. */
async function readTemplate(
  request: OutgoingRequest,
  settings: RequestSignature,
): Promise<Claim | undefined> {
  const { signed, headers } = expandSignature(settings);
  const own = new Map<string, string>();
  for (const [name, template] of Object.entries(headers)) {
    const values = parseHeader(template, request.headers.get(name) ?? '');
    if (!values) return undefined;
    for (const [key, value] of values) {
      // One value in two headers is the same in both.
      if (own.get(key) !== undefined && own.get(key) !== value) return undefined;
      own.set(key, value);
    }
  }
  const { print } = await computeValues(request, settings, new Map());
  const isOfBody = [...own].every(([name, text]) => !/^digest:/.test(name) || print(name) === text);
  const { fill } = await computeValues(request, settings, own);
  const claim = { signature: own.get('signature') ?? '', keyId: own.get('keyId') };
  return isOfBody ? { ...claim, signed: fill(signed) } : undefined;
}

/** Parameters behind the components: `;created=1618884473;keyid="test"` (RFC 8941 3.1.2). */
const PARAMETERS = String.raw`(?:;[a-z*][\w.*-]*(?:=(?:"[^"]*"|[^;,"\s]+))?)*`;

/** Member of a dictionary (RFC 8941 3.2) by its name; `undefined` for none. */
function getMember(header: string | null, label: string, value: string): string | undefined {
  return new RegExp(`(?:^|,)\\s*${escapePattern(label)}=(${value})\\s*(?:,|$)`).exec(
    header ?? '',
  )?.[1];
}

/** Claim of a message signature, whose own components and parameters count (RFC 9421 3.2). */
async function readMessage(
  request: OutgoingRequest,
  settings: RequestSignature,
): Promise<Claim | undefined> {
  const { headers } = request;
  const { label, components = [], parameters, algorithm, hash, tag } = settings;
  const input = getMember(headers.get('signature-input'), label, `\\([^()]*\\)${PARAMETERS}`);
  const signature = getMember(headers.get('signature'), label, ':[\\w+/=]*:');
  if (input === undefined || signature === undefined) return undefined;
  const [list = '', rest = ''] = input.split(/(?<=\))/, 2);
  const covered = [...list.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);
  const values = new Map(
    [...rest.matchAll(/;([a-z]+)=("[^"]*"|[^;]+)/g)].map(([, name = '', text = '']) => [
      name,
      text.replace(/^"|"$/g, ''),
    ]),
  );
  const isCovered = components.every(
    (name) => covered.includes(name) || (!name.startsWith('@') && !hasSignedHeader(request, name)),
  );
  const expected = { alg: MESSAGE_ALGORITHMS[`${algorithm} ${hash}`], tag };
  const hasParameters =
    parameters.every((name) => values.has(name)) &&
    Object.entries(expected).every(([name, one]) => (values.get(name) ?? one) === one);
  const { print, fill } = await computeValues(request, settings, new Map());
  const digest = printDigest(settings).replace('{digest:base64}', print('digest:base64'));
  const isOfBody = !covered.includes('content-digest') || headers.get('content-digest') === digest;
  if (!isCovered || !hasParameters || !isOfBody) return undefined;
  const base = fill(printComponents(covered));
  return {
    signed: joinBytes([base, encodeText(`"@signature-params": ${input}`)]),
    signature: signature.slice(1, -1),
    keyId: values.get('keyid'),
  };
}

/**
 * Whether a request is signed with the key that is known; every one is where none is.
 * @throws where WebCrypto does not know the algorithm, or the known key cannot be read.
 */
export async function isRequestSigned(
  request: OutgoingRequest,
  settings: RequestSignature,
): Promise<boolean> {
  const { known, components, encoding } = settings;
  if (!known) return true;
  const claim = await (components ? readMessage : readTemplate)(request, settings);
  const signature = claim && decodeBytes(claim.signature, encoding);
  if (!claim || !signature || (claim.keyId ?? known.keyId) !== known.keyId) return false;
  const verify = await createOwnVerifier(settings, known.secret);
  return verify(signature, claim.signed);
}
