import { getObject, getOwn, getText, getTexts, isList, isObject } from '../core/json';
import { splitPointer, joinPointer } from '../core/pointer';
import {
  addWarning,
  expectList,
  expectObject,
  type Problems,
  truncateForMessage,
} from '../core/problems';
import { resolveValue, normalizeRef } from '../core/resolve';
import {
  type FlowScopes,
  basicLabel,
  bearerLabel,
  listFlowScopes,
  apiKeyLabel,
  oauthLabel,
  openIdLabel,
  describeRequirements,
  withDeprecation,
  withRoles,
} from './security-labels';
import type { ApiIndex, Json, JsonObject } from '../core/types';

/** A way to prove who calls, as far as a request needs to know it. */
export type SecurityScheme = {
  readonly kind: 'basic' | 'bearer' | 'api-key' | 'other';
  /** Its name among the document's schemes. */
  readonly id: string;
  /** In words: `HTTP Basic`, `API key in the header X-API-Key`. */
  readonly label: string;
  /** Where an API key goes. */
  readonly in: string;
  readonly name: string;
};

type SchemeDetails = Omit<SecurityScheme, 'id'>;

function resolveHttpScheme(scheme: JsonObject): SchemeDetails {
  const name = getText(scheme, 'scheme').toLowerCase();
  if (name === 'basic') return { kind: 'basic', label: basicLabel(scheme), in: '', name: '' };
  if (name === 'bearer') return { kind: 'bearer', label: bearerLabel(scheme), in: '', name: '' };
  return { kind: 'other', label: `HTTP ${name}`.trim(), in: '', name: '' };
}

function resolveApiKeyScheme(scheme: JsonObject): SchemeDetails {
  const location = getText(scheme, 'in');
  const name = getText(scheme, 'name');
  return { kind: 'api-key', label: apiKeyLabel(location, name), in: location, name };
}

/** A scheme without scopes, whose requirements may name roles. */
function resolvePlainScheme(id: string, scheme: JsonObject): SchemeDetails {
  const type = getText(scheme, 'type');
  if (type === 'http') return resolveHttpScheme(scheme);
  if (type === 'basic') return { kind: 'basic', label: basicLabel(scheme), in: '', name: '' };
  if (type === 'apiKey') return resolveApiKeyScheme(scheme);
  return { kind: 'other', label: type === 'mutualTLS' ? 'Mutual TLS' : id, in: '', name: '' };
}

/**
 * A scheme of `securitySchemes` (OpenAPI 3) or `securityDefinitions` (2.0) in our terms.
 * @param needs Scopes or, of a scheme that has none, roles (OpenAPI 3.1 4.8.30).
 */
function resolveScheme(id: string, scheme: JsonObject, needs: readonly string[]): SchemeDetails {
  const type = getText(scheme, 'type');
  const none = { in: '', name: '' };
  if (type === 'oauth2') return { kind: 'bearer', label: oauthLabel(scheme, needs), ...none };
  if (type === 'openIdConnect')
    return { kind: 'bearer', label: openIdLabel(scheme, needs), ...none };
  const plain = resolvePlainScheme(id, scheme);
  return { ...plain, label: withRoles(plain.label, needs) };
}

const SCHEMES_POINTER = '#/components/securitySchemes';

/** More are not listed: a document has a dozen at most, a hostile one as many as it likes. */
const MAX_SCHEMES = 200;

function getSchemes(document: JsonObject): JsonObject | undefined {
  return getObject(getObject(document, 'components'), 'securitySchemes');
}

/** What a name of a requirement leads to; OpenAPI 3.2 (4.30) allows the address of a scheme in its place. */
function getNamedScheme(document: JsonObject, id: string): Json | undefined {
  const named = getOwn(getSchemes(document), id);
  if (named !== undefined) return named;
  return normalizeRef(document, id).startsWith('#/') ? { $ref: id } : undefined;
}

type ListedScheme = { readonly id: string; readonly scheme: JsonObject; readonly label: string };

/** Each scheme once: one that is a reference to another listed one is that one. */
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

/** Names of schemes that read the same as another one of the document. */
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
  return ambiguous.has(id) ? `${label} “${truncateForMessage(id)}”` : label;
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
    addWarning(
      problems,
      'security-not-found',
      at,
      `No security scheme is named "${truncateForMessage(id)}".`,
    );
    return { kind: 'other' as const, id, label: id, in: '', name: '' };
  });
}

/**
 * The ways an operation may be called, any one of which is enough; each is a list of schemes that
 * are needed together. An empty inner list: without any. The operation's own `security` replaces the
 * document's.
 */
export function resolveSecurity(
  api: Pick<ApiIndex, 'document'>,
  operation: JsonObject,
  pointer: string,
  problems: Problems,
): readonly (readonly SecurityScheme[])[] {
  const declared = getOwn(operation, 'security');
  const at = joinPointer(declared === undefined ? '#' : pointer, 'security');
  const value = declared ?? getOwn(api.document, 'security');
  return expectList(value, at, problems).flatMap((item, index) => {
    const itemPointer = joinPointer(at, index);
    const requirement = expectObject(item, itemPointer, problems);
    return requirement === undefined
      ? []
      : [resolveRequirement(api.document, requirement, itemPointer, problems)];
  });
}

/** A security scheme of a document as a reader meets it first. */
export type NamedScheme = {
  readonly id: string;
  readonly label: string;
  /** Markdown with HTML. */
  readonly description: string;
  /** Those that have scopes. */
  readonly flows: readonly FlowScopes[];
};

/** All security schemes of a document, whether an operation needs them or not. */
export function listNamedSchemes({ document }: Pick<ApiIndex, 'document'>): readonly NamedScheme[] {
  const ambiguous = findAmbiguousIds(document);
  return listSchemes(document).map(({ id, scheme, label }) => ({
    id,
    label: withName(label, id, ambiguous),
    description: getText(scheme, 'description'),
    flows: listFlowScopes(scheme),
  }));
}

/** Whether a `security` asks for something. */
function hasRequirement(security: Json | undefined): boolean {
  return isList(security) && security.some((one) => isObject(one) && Object.keys(one).length > 0);
}

/** Whether an operation takes everybody in a document that does not (OpenAPI 3.1 4.8.10 `security`). */
export function isSecurityWaived(document: JsonObject, operation: JsonObject): boolean {
  const declared = getOwn(operation, 'security');
  const isNone = isList(declared) && declared.every(isObject) && !hasRequirement(declared);
  return isNone && hasRequirement(getOwn(document, 'security'));
}

/**
 * The ways in words, each once: `HTTP Basic`, `(Bearer token and API key in the header X-Key)`. Schemes that read as
 * another one of the document go by their names, too.
 */
export function describeSecurity(
  { document }: Pick<ApiIndex, 'document'>,
  requirements: readonly (readonly SecurityScheme[])[],
): readonly string[] {
  // Only "nothing needed" is the same as no entry at all.
  if (requirements.every((requirement) => requirement.length === 0)) return [];
  const ambiguous = findAmbiguousIds(document);
  return describeRequirements(
    requirements.map((requirement) =>
      requirement.map(({ label, id }) => withName(label, id, ambiguous)),
    ),
  );
}
