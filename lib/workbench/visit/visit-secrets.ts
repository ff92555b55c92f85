import { isList, isObject } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import type { FormPart } from '@/lib/openapi/request/form-parts';
import { describeSent } from '../response/runtime-expression';
import { maskKeys } from '../send/mask-keys';
import { listQueryValues, type VisitRequest } from './visit-request';

/** Names of fields that hold a secret: `access_token`, `accessTokens`, `client_secret`, `X-Api-Key`, `Authorization`. */
const SECRET_NAME =
  /(?:token|secret|password|passwd|assertion|verifier|api[_-]?key)s?$|^(?:proxy-)?authorization$/i;

/** Whether a field of this name holds a secret. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

type Named = readonly (readonly [name: string, value: Json])[];

/** Texts of the fields of a value whose names say that they are secret, and of the lists in such fields. */
export function listSecretTexts(value: Json, name = ''): readonly string[] {
  if (isList(value)) return value.flatMap((one) => listSecretTexts(one, name));
  if (isObject(value))
    return Object.entries(value).flatMap(([key, one]) => listSecretTexts(one, key));
  if (typeof value !== 'string' || value === '' || !isSecretName(name)) return [];
  // The scheme of `Authorization` is none of it.
  return [value, value.replace(/^[\w-]+ +/, '')];
}

const listParts = (parts: readonly FormPart[]): Named =>
  parts.flatMap(({ name, text, parts: inner = [] }) => [
    [name, text] as const,
    ...listParts(inner),
  ]);

/** Names and values of what a request sends, and of what its response gave. */
function listNamed({ operation, request, received }: VisitRequest): Named {
  const { path, headers, body = '' } = describeSent(operation, request);
  const cookies = new URLSearchParams(request.cookies.join('&'));
  const given = received?.body ?? '';
  const { body: sent } = request;
  return [
    ...Object.entries(path),
    ...listQueryValues(request),
    ...headers,
    ...cookies,
    ['', body],
    ...(sent?.kind === 'pairs' ? sent.pairs.map(([name, text]) => [name, text] as const) : []),
    ...(sent?.kind === 'form' ? listParts(sent.parts) : []),
    ['', parseJsonOrText(given)],
    // A token endpoint may answer with a form.
    ...(/^[\w.-]+=\S*$/.test(given) ? new URLSearchParams(given) : []),
  ];
}

/**
 * Creates what masks the secrets of a visit in a text: those in fields of their names, wherever else they stand, too.
 * @param held secrets that the reader typed as keys.
 */
export function createVisitMask(
  requests: readonly VisitRequest[],
  held: readonly string[],
): (text: string) => string {
  const named = requests.flatMap((one) =>
    listNamed(one).flatMap(([name, value]) => listSecretTexts(value, name)),
  );
  const secrets = [...new Set([...named, ...held])];
  // A longer one first: it may begin with another.
  const ordered = secrets.toSorted((one, other) => other.length - one.length);
  return (text) => (secrets.includes(text) ? '•••' : maskKeys(text, new Map(), ordered));
}
