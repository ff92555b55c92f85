import * as words from '@/.generated/words/openapi/security';
import { schemeNotFound } from '@/.generated/words/openapi-problems/operation';
import {
  getObject,
  getOwn,
  getText,
  getTexts,
  isList,
  isObject,
  joinPointer,
  splitPointer,
} from '../core/json';
import {
  addWarning,
  expectList,
  expectObject,
  type Problems,
  truncateForMessage,
} from '../core/problems';
import { normalizeRef, resolveValue } from '../core/resolve';
import type { ApiIndex, Json, JsonObject } from '../core/types';
import {
  apiKeyLabel,
  bearerLabel,
  describeRequirements,
  type FlowScopes,
  isKeyUserName,
  listFlowScopes,
  oauthLabel,
  openIdLabel,
  withDeprecation,
  withRoles,
} from './security-labels';

/** Security scheme as far as a request needs to know it. */
export type SecurityScheme = {
  readonly kind: 'basic' | 'bearer' | 'api-key' | 'other';
  /** Name among the schemes of the document. */
  readonly id: string;
  /** Whether HTTP Basic takes a password; absent where its user name is the key, and for other schemes. */
  readonly password?: true;
  /** Whether its key is an access token that another request fetches (OAuth 2.0, OpenID Connect); absent for others. */
  readonly token?: true;
  /** Label for readers: `HTTP Basic`, `API key in the header X-API-Key`. */
  readonly label: string;
  /** Location of an API key; empty for other schemes. */
  readonly in: string;
  /** Name of the header, query parameter or cookie of an API key; empty for other schemes. */
  readonly name: string;
};

type SchemeDetails = Omit<SecurityScheme, 'id'>;

function createScheme(kind: SecurityScheme['kind'], label: string): SchemeDetails {
  return { kind, label, in: '', name: '' };
}

/** HTTP Basic, whose label names the key as user name where the description does. */
function resolveBasicScheme(scheme: JsonObject): SchemeDetails {
  return isKeyUserName(scheme)
    ? createScheme('basic', words.basicWithKey)
    : { ...createScheme('basic', words.basic), password: true };
}

function resolveHttpScheme(scheme: JsonObject): SchemeDetails {
  const name = getText(scheme, 'scheme').toLowerCase();
  if (name === 'basic') return resolveBasicScheme(scheme);
  if (name === 'bearer') return createScheme('bearer', bearerLabel(scheme));
  return createScheme('other', `HTTP ${name}`.trim());
}

function resolveApiKeyScheme(scheme: JsonObject): SchemeDetails {
  const location = getText(scheme, 'in');
  const name = getText(scheme, 'name');
  return { kind: 'api-key', label: apiKeyLabel(location, name), in: location, name };
}

/** Resolves a scheme without scopes, whose requirements may name roles. */
function resolvePlainScheme(id: string, scheme: JsonObject): SchemeDetails {
  const type = getText(scheme, 'type');
  if (type === 'http') return resolveHttpScheme(scheme);
  if (type === 'basic') return resolveBasicScheme(scheme);
  if (type === 'apiKey') return resolveApiKeyScheme(scheme);
  return createScheme('other', type === 'mutualTLS' ? words.mutualTls : id);
}

/**
 * Resolves a scheme of `securitySchemes` (OpenAPI 3) or `securityDefinitions` (Swagger 2.0).
 * @param needs Scopes, or roles of a scheme that has no scopes (OpenAPI 3.1 4.8.30).
 */
function resolveScheme(id: string, scheme: JsonObject, needs: readonly string[]): SchemeDetails {
  const type = getText(scheme, 'type');
  if (type === 'oauth2')
    return { ...createScheme('bearer', oauthLabel(scheme, needs)), token: true };
  if (type === 'openIdConnect')
    return { ...createScheme('bearer', openIdLabel(scheme, needs)), token: true };
  const plain = resolvePlainScheme(id, scheme);
  return { ...plain, label: withRoles(plain.label, needs) };
}

const SCHEMES_POINTER = '#/components/securitySchemes';

/** Most schemes that are listed: a document has a dozen, a hostile one any number. */
const MAX_SCHEMES = 200;

function getSchemes(document: JsonObject): JsonObject | undefined {
  return getObject(getObject(document, 'components'), 'securitySchemes');
}

/** Scheme that a requirement names; OpenAPI 3.2 (4.30) also allows its URL. */
function getNamedScheme(document: JsonObject, id: string): Json | undefined {
  const named = getOwn(getSchemes(document), id);
  if (named !== undefined) return named;
  return normalizeRef(document, id).startsWith('#/') ? { $ref: id } : undefined;
}

type ListedScheme = { readonly id: string; readonly scheme: JsonObject; readonly label: string };

/** Lists each scheme of a document once, without those that refer to another one. */
function listSchemes(document: JsonObject): readonly ListedScheme[] {
  const all = getSchemes(document);
  const ids = Object.keys(all ?? {}).slice(0, MAX_SCHEMES);
  return ids.flatMap((id) => {
    const { value, through } = resolveValue(document, getOwn(all, id), '', []);
    const isAlias = through.some((pointer) => pointer.startsWith(`${SCHEMES_POINTER}/`));
    return isObject(value) && !isAlias
      ? [{ id, scheme: value, label: withDeprecation(resolveScheme(id, value, []).label, value) }]
      : [];
  });
}

/** Names of schemes that share their label with another one of the document. */
function findAmbiguousIds(document: JsonObject): ReadonlySet<string> {
  const idsByLabel = new Map<string, string[]>();
  for (const { id, label } of listSchemes(document)) {
    const ids = idsByLabel.get(label) ?? [];
    idsByLabel.set(label, ids);
    ids.push(id);
  }
  return new Set([...idsByLabel.values()].filter((ids) => ids.length > 1).flat());
}

function withName(label: string, id: string, ambiguous: ReadonlySet<string>): string {
  return ambiguous.has(id) ? words.named({ scheme: label, name: truncateForMessage(id) }) : label;
}

function resolveRequirement(
  document: JsonObject,
  requirement: JsonObject,
  at: string,
  problems: Problems,
): readonly SecurityScheme[] {
  return Object.keys(requirement).map((id) => {
    const { value, pointer } = resolveValue(
      document,
      getNamedScheme(document, id),
      joinPointer(SCHEMES_POINTER, id),
      [],
    );
    if (isObject(value)) {
      const scheme = resolveScheme(id, value, getTexts(requirement, id));
      const listed = pointer.startsWith(`${SCHEMES_POINTER}/`)
        ? splitPointer(pointer).at(-1)
        : undefined;
      return { ...scheme, id: listed ?? id, label: withDeprecation(scheme.label, value) };
    }
    addWarning(problems, 'security-not-found', at, schemeNotFound(truncateForMessage(id)));
    return { ...createScheme('other', id), id };
  });
}

/**
 * Resolves the security requirements of an operation, any one of which is enough. Each lists
 * schemes that are needed together; an empty one needs none. The operation's own `security`
 * replaces the document's.
 * @param max Most requirements that are resolved.
 */
export function resolveSecurity(
  api: Pick<ApiIndex, 'document'>,
  operation: JsonObject,
  pointer: string,
  problems: Problems,
  max = Infinity,
): readonly (readonly SecurityScheme[])[] {
  const declared = getOwn(operation, 'security');
  const at = joinPointer(declared === undefined ? '#' : pointer, 'security');
  const value = declared ?? getOwn(api.document, 'security');
  const items = expectList(value, at, problems).slice(0, max);
  return items.flatMap((item, index) => {
    const itemPointer = joinPointer(at, index);
    const requirement = expectObject(item, itemPointer, problems);
    return requirement === undefined
      ? []
      : [resolveRequirement(api.document, requirement, itemPointer, problems)];
  });
}

/** Security scheme of a document as its overview lists it. */
export type NamedScheme = {
  readonly id: string;
  readonly label: string;
  /** Markdown with HTML. */
  readonly description: string;
  /** Flows that have scopes. */
  readonly flows: readonly FlowScopes[];
};

/** Lists the security schemes of a document, whether an operation needs them or not. */
export function listNamedSchemes({ document }: Pick<ApiIndex, 'document'>): readonly NamedScheme[] {
  const ambiguous = findAmbiguousIds(document);
  return listSchemes(document).map(({ id, scheme, label }) => ({
    id,
    label: withName(label, id, ambiguous),
    description: getText(scheme, 'description'),
    flows: listFlowScopes(scheme),
  }));
}

/** Whether a `security` value requires any scheme. */
function hasRequirement(security: Json | undefined): boolean {
  return isList(security) && security.some((one) => isObject(one) && Object.keys(one).length > 0);
}

/** Whether an operation waives its document's authentication (OpenAPI 3.1 4.8.10 `security`). */
export function isSecurityWaived(document: JsonObject, operation: JsonObject): boolean {
  const declared = getOwn(operation, 'security');
  const isNone = isList(declared) && declared.every(isObject) && !hasRequirement(declared);
  return isNone && hasRequirement(getOwn(document, 'security'));
}

/**
 * Labels of security requirements, each once: `HTTP Basic`, `(Bearer token and API key in the
 * header X-Key)`. Schemes with one label show their names, too. Empty where nothing is needed.
 */
export function describeSecurity(
  { document }: Pick<ApiIndex, 'document'>,
  requirements: readonly (readonly SecurityScheme[])[],
): readonly string[] {
  // Only requirements without any scheme equal an absent `security`.
  if (requirements.every((requirement) => requirement.length === 0)) return [];
  const ambiguous = findAmbiguousIds(document);
  return describeRequirements(
    requirements.map((requirement) =>
      requirement.map(({ label, id }) => withName(label, id, ambiguous)),
    ),
  );
}
