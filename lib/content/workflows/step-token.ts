import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, Json } from '@/lib/openapi/core/types';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { RequestKey } from '@/lib/openapi/request/request-key';
import { listRequirements, resolveRequestSecurity } from '@/lib/openapi/request/request-security';
import type { WorkflowStep } from '../schemas/workflow';
import type { DocumentOperation } from '../source/api-lookup';
import { type OutputReference, parseOutputReference } from './expressions';

/** Output that is an access token, by its expression (RFC 6749 5.1). */
const ACCESS_TOKEN = /[/]access_token$/;

const isAuthorization = (key: RequestKey) =>
  key.in === 'basic' || (key.in === 'header' && /^authorization$/i.test(key.name));

const isBearer = (key: RequestKey) =>
  isAuthorization(key) && key.in === 'header' && /^bearer $/i.test(key.before);

/** Whether a parameter of a step is the header `Authorization`. */
export const isAuthorizationHeader = (parameter: { readonly in: string; readonly name: string }) =>
  parameter.in === 'header' && /^authorization$/i.test(parameter.name);

/** Token that a value of `Authorization` takes from a step: `Bearer $steps.token.outputs.token`; `undefined` for none. */
export function parseTokenReference(value: Json): OutputReference | undefined {
  const match = typeof value === 'string' && /^Bearer (?:\{(.+)\}|(.+))$/i.exec(value);
  return match ? parseOutputReference(match[1] ?? match[2] ?? '') : undefined;
}

/** Why a step cannot send a token with its operation; empty where the operation takes one. */
export function findTokenError({ api, operation }: DocumentOperation): string {
  const schemes = listRequirements(api, operation).flat();
  if (schemes.some(({ kind }) => kind === 'bearer')) return '';
  const labels = [...new Set(schemes.map(({ label }) => label))].join(', ');
  const security = labels === '' ? 'it has no security' : `its security is ${labels}`;
  return `"${operation.entry.id}" takes no access token: ${security}. Only OAuth 2.0, OpenID Connect and HTTP Bearer take one; samples send any other key as the document says. Take the parameter out`;
}

/**
 * Finds the access token that a step sends: the one that its file names, else that of the last step before it which
 * gives one, where its operation takes a bearer token.
 * @param before Steps before it.
 */
export function findToken(
  step: WorkflowStep,
  before: readonly WorkflowStep[],
  found: { readonly api: ApiIndex; readonly operation: Operation } | undefined,
): OutputReference | undefined {
  if (step.token) return step.token;
  const giver = before.findLast(({ outputs }) =>
    Object.values(outputs).some((one) => ACCESS_TOKEN.test(one)),
  );
  if (!found || !giver || !resolveRequestSecurity(found.api, found.operation).keys.some(isBearer))
    return undefined;
  const [output = ''] =
    Object.entries(giver.outputs).find(([, one]) => ACCESS_TOKEN.test(one)) ?? [];
  return { step: giver.id, output };
}

/**
 * Request whose access token is that of a step, in the place of the reader's own; the same without one.
 * @param variable Variable that has the token, such as `ACCESS_TOKEN`, the name of the output by default.
 */
export function withToken(
  request: SampleRequest,
  token: OutputReference | undefined,
  variable = token?.output.toUpperCase().replaceAll('-', '_') ?? '',
): SampleRequest {
  if (!token) return request;
  const key = { in: 'header', name: 'Authorization', before: 'Bearer ', variable } as const;
  const others = request.keys.some(isAuthorization)
    ? request.keys.filter((one) => !isAuthorization(one))
    : // Another alternative of the operation's security than the token.
      [];
  return { ...request, keys: [key, ...others] };
}
