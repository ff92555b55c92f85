import * as words from '@/.generated/words/openapi/requests';
import { encodeUrlPart } from '@/lib/text/encode';
import { getAtPointer, getOwn, isObject } from '../core/json';
import type { Operation, Parameter } from '../core/operation-types';
import { truncateForMessage } from '../core/problems';
import type { ApiIndex } from '../core/types';
import { resolveSigning } from '../operation/needs/resolve-needs';
import { resolveSecurity, type SecurityScheme } from '../operation/resolve-security';
import { encodeHeaderValue, isToken } from './header-value';
import { placeholderValue } from './parameter-value';
import { nameKeyVariable, type RequestKey } from './request-key';

/** Key of the scheme in a request; `undefined` where a sample cannot show it. */
function getRequestKey({
  kind,
  in: location,
  name,
  password,
  token,
}: SecurityScheme): RequestKey | undefined {
  switch (kind) {
    case 'basic':
      return password
        ? { in: 'basic', variable: nameKeyVariable('USER'), password: nameKeyVariable('PASSWORD') }
        : { in: 'basic' };
    case 'bearer':
      return {
        ...{ in: 'header', name: 'Authorization', before: 'Bearer ' },
        ...(token && { variable: nameKeyVariable('TOKEN') }),
      };
    case 'api-key':
      if (location === 'cookie' || location === 'query')
        return { in: location, name: encodeUrlPart(name) };
      return location === 'header' && isToken(name)
        ? { in: location, name, before: '' }
        : undefined;
    case 'other':
      return undefined;
    default:
      return kind satisfies never;
  }
}

/** Text by which locations are compared: names of headers ignore case (RFC 9110 5.1). */
function locationKey(location: string, name: string): string {
  return location === 'header' ? `header ${name.toLowerCase()}` : `${location} ${name}`;
}

function getLocation(key: RequestKey): string {
  return key.in === 'basic'
    ? locationKey('header', 'Authorization')
    : locationKey(key.in, key.name);
}

/** Most requirements among which a sample selects one. */
const MAX_REQUIREMENTS = 200;

/** Requirements of an operation, any one of which is enough; none of a webhook that has no own. */
export function listRequirements(
  api: ApiIndex,
  { entry: { pointer, webhook } }: Operation,
): readonly (readonly SecurityScheme[])[] {
  const raw = getAtPointer(api.document, pointer);
  if (!isObject(raw) || (webhook && getOwn(raw, 'security') === undefined)) return [];
  return resolveSecurity(api, raw, pointer, [], MAX_REQUIREMENTS);
}

function hasRequestKey(scheme: SecurityScheme): boolean {
  return getRequestKey(scheme) !== undefined;
}

/**
 * Selects the requirement with HTTP Basic, else one whose keys a sample can show, else one with
 * some of them, else the first; empty for none.
 */
function selectRequirement(
  requirements: readonly (readonly SecurityScheme[])[],
): readonly SecurityScheme[] {
  return (
    requirements.find((requirement) => requirement.some((one) => one.kind === 'basic')) ??
    requirements.find(
      (requirement) => requirement.length > 0 && requirement.every(hasRequestKey),
    ) ??
    requirements.find((requirement) => requirement.some(hasRequestKey)) ??
    requirements[0] ??
    []
  );
}

type SchemeKey = { readonly id: string; readonly key: RequestKey };

/** Keys with a variable for each, named like its scheme; a single one keeps the default. */
function withVariables(all: readonly SchemeKey[]): readonly RequestKey[] {
  if (all.length < 2) return all.map(({ key }) => key);
  const variables = new Set<string>();
  return all.map(({ id, key }, index) => {
    const name = nameKeyVariable(placeholderValue(id));
    const variable = variables.has(name) ? `${name}_${index + 1}` : name;
    variables.add(variable);
    return { ...key, variable };
  });
}

/** Keys of a request, and how they limit the rest of it. */
type RequestSecurity = {
  /** Index of the requirement that is sent among those of the operation; -1 where there is none. */
  readonly requirement: number;
  readonly keys: readonly RequestKey[];
  /** Headers of the signature, with placeholders as values; empty where requests are not signed. */
  readonly signature: readonly (readonly [name: string, value: string])[];
  /** Whether a parameter is a key of the operation's security or a part of the signature, never sent as a value. */
  readonly isKey: (parameter: Parameter) => boolean;
  /** Sentence on schemes that a sample cannot show, such as certificates; `undefined` for none. */
  readonly remark: string | undefined;
};

/**
 * Resolves the keys of a request, one for each location: two schemes with a bearer token are one
 * header, and a parameter that a Security Scheme Object names is the key (OpenAPI 3.1 4.8.27). Of
 * schemes that are no part of the selected requirement, only required parameters are sent.
 * @param chosen Index of the requirement; default the one that samples select.
 */
export function resolveRequestSecurity(
  api: ApiIndex,
  operation: Operation,
  chosen = -1,
): RequestSecurity {
  const requirements = listRequirements(api, operation);
  const selected = requirements[chosen] ?? selectRequirement(requirements);
  const parameters = new Map(
    operation.parameters.map((one) => {
      const name = one.in === 'header' ? one.name : encodeUrlPart(one.name);
      return [locationKey(one.in, name), one];
    }),
  );
  const byLocation = new Map<string, SchemeKey>();
  const { headers: signing = [] } = resolveSigning(api, operation.entry, operation) ?? {};
  const signature = signing.flatMap(([name, value]) =>
    isToken(name) ? [[name, encodeHeaderValue(value)] as const] : [],
  );
  const keyParameters = new Set(
    signature.map(([name]) => parameters.get(locationKey('header', name))),
  );
  const omitted: string[] = [];
  for (const scheme of new Set([...selected, ...requirements.flat()])) {
    const isSelected = selected.includes(scheme);
    const key = getRequestKey(scheme);
    const location = key && getLocation(key);
    const parameter = location === undefined ? undefined : parameters.get(location);
    if (parameter) keyParameters.add(parameter);
    const known = location === undefined ? undefined : byLocation.get(location)?.key;
    const label = truncateForMessage(scheme.label);
    if (key === undefined || location === undefined) {
      if (isSelected) omitted.push(label);
    } else if (known === undefined) {
      if (isSelected || parameter?.required) byLocation.set(location, { id: scheme.id, key });
    } else if (isSelected && printPrefix(known) !== printPrefix(key)) {
      omitted.push(words.oneKey(label));
    }
  }
  return {
    requirement: requirements.indexOf(selected),
    keys: withVariables([...byLocation.values()]),
    signature,
    isKey: (parameter) => keyParameters.has(parameter),
    remark:
      omitted.length === 0
        ? undefined
        : words.schemesLeftOut(
            omitted.reduce((scheme, other) => words.together({ scheme, other })),
          ),
  };
}

/** Prefix of a key at its location. */
function printPrefix(key: RequestKey): string {
  return key.in === 'header' ? key.before : key.in;
}
