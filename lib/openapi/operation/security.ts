import { getObject, getOwn, getText, getTexts, isList, isObject } from '../json';
import { toParts, toPointer } from '../pointer';
import { addWarning, expectList, expectObject, type Problems, toShort } from '../problems';
import { resolve, toLocalRef } from '../resolve';
import {
  type FlowScopes,
  toBasicWords,
  toBearerWords,
  toFlowScopes,
  toKeyWords,
  toOAuthWords,
  toOpenIdWords,
  toWayWords,
  withAge,
  withRoles,
} from './security-words';
import type { ApiIndex, Json, JsonObject } from '../types';

/** A way to prove who calls, as far as a request needs to know it. */
export type SecurityScheme = {
  readonly kind: 'basic' | 'bearer' | 'api-key' | 'other';
  /** Its name among the document's schemes. */
  readonly id: string;
  /** In words: `HTTP Basic`, `API key in the header X-API-Key`. */
  readonly words: string;
  /** Where an API key goes. */
  readonly in: string;
  readonly name: string;
};

type Way = Omit<SecurityScheme, 'id'>;

function toHttp(scheme: JsonObject): Way {
  const name = getText(scheme, 'scheme').toLowerCase();
  if (name === 'basic') return { kind: 'basic', words: toBasicWords(scheme), in: '', name: '' };
  if (name === 'bearer') return { kind: 'bearer', words: toBearerWords(scheme), in: '', name: '' };
  return { kind: 'other', words: `HTTP ${name}`.trim(), in: '', name: '' };
}

function toApiKey(scheme: JsonObject): Way {
  const place = getText(scheme, 'in');
  const name = getText(scheme, 'name');
  return { kind: 'api-key', words: toKeyWords(place, name), in: place, name };
}

/** A scheme without scopes, whose requirements may name roles. */
function toPlainScheme(id: string, scheme: JsonObject): Way {
  const type = getText(scheme, 'type');
  if (type === 'http') return toHttp(scheme);
  if (type === 'basic') return { kind: 'basic', words: toBasicWords(scheme), in: '', name: '' };
  if (type === 'apiKey') return toApiKey(scheme);
  return { kind: 'other', words: type === 'mutualTLS' ? 'Mutual TLS' : id, in: '', name: '' };
}

/**
 * A scheme of `securitySchemes` (OpenAPI 3) or `securityDefinitions` (2.0) in our terms.
 * @param needs Scopes or, of a scheme that has none, roles (OpenAPI 3.1 4.8.30).
 */
function toScheme(id: string, scheme: JsonObject, needs: readonly string[]): Way {
  const type = getText(scheme, 'type');
  const none = { in: '', name: '' };
  if (type === 'oauth2') return { kind: 'bearer', words: toOAuthWords(scheme, needs), ...none };
  if (type === 'openIdConnect')
    return { kind: 'bearer', words: toOpenIdWords(scheme, needs), ...none };
  const plain = toPlainScheme(id, scheme);
  return { ...plain, words: withRoles(plain.words, needs) };
}

const PLACE = '#/components/securitySchemes';

/** More are not listed: a document has a dozen at most, a hostile one as many as it likes. */
const MOST_SCHEMES = 200;

function getAll(document: JsonObject): JsonObject | undefined {
  return getObject(getObject(document, 'components'), 'securitySchemes');
}

/** What a name of a requirement leads to; OpenAPI 3.2 (4.30) allows the address of a scheme in its place. */
function getNamed(document: JsonObject, id: string): Json | undefined {
  const named = getOwn(getAll(document), id);
  if (named !== undefined) return named;
  return toLocalRef(document, id).startsWith('#/') ? { $ref: id } : undefined;
}

type Listed = { readonly id: string; readonly scheme: JsonObject; readonly words: string };

/** Each scheme once: one that is a reference to another listed one is that one. */
function listSchemes(document: JsonObject): readonly Listed[] {
  const all = getAll(document);
  const ids = Object.keys(all ?? {}).slice(0, MOST_SCHEMES);
  return ids.flatMap((id) => {
    const { value, through } = resolve(document, getOwn(all, id), '', []);
    const isAlias = through.some((pointer) => pointer.startsWith(`${PLACE}/`));
    return isObject(value) && !isAlias
      ? [{ id, scheme: value, words: withAge(toScheme(id, value, []).words, value) }]
      : [];
  });
}

/** Names of schemes that read the same as another one of the document. */
function findNamesakes(document: JsonObject): ReadonlySet<string> {
  const byWords = new Map<string, string[]>();
  for (const { id, words } of listSchemes(document)) {
    const ids = byWords.get(words) ?? [];
    byWords.set(words, ids);
    ids.push(id);
  }
  return new Set([...byWords.values()].filter((ids) => ids.length > 1).flat());
}

function withName(words: string, id: string, namesakes: ReadonlySet<string>): string {
  return namesakes.has(id) ? `${words} “${toShort(id)}”` : words;
}

function toSchemes(
  document: JsonObject,
  requirement: JsonObject,
  at: string,
  problems: Problems,
): readonly SecurityScheme[] {
  return Object.keys(requirement).map((id) => {
    const { value, pointer } = resolve(document, getNamed(document, id), toPointer(PLACE, id), []);
    if (isObject(value)) {
      const scheme = toScheme(id, value, getTexts(requirement, id));
      const listed = pointer.startsWith(`${PLACE}/`) ? toParts(pointer).at(-1) : undefined;
      return { ...scheme, id: listed ?? id, words: withAge(scheme.words, value) };
    }
    addWarning(problems, 'security-not-found', at, `No security scheme is named "${toShort(id)}".`);
    return { kind: 'other' as const, id, words: id, in: '', name: '' };
  });
}

/**
 * The ways an operation may be called, any one of which is enough; each is a list of schemes that
 * are needed together. An empty inner list: without any. The operation's own `security` replaces the
 * document's.
 */
export function getSecurity(
  api: Pick<ApiIndex, 'document'>,
  operation: JsonObject,
  pointer: string,
  problems: Problems,
): readonly (readonly SecurityScheme[])[] {
  const own = getOwn(operation, 'security');
  const at = toPointer(own === undefined ? '#' : pointer, 'security');
  const value = own ?? getOwn(api.document, 'security');
  return expectList(value, at, problems).flatMap((item, index) => {
    const place = toPointer(at, index);
    const requirement = expectObject(item, place, problems);
    return requirement === undefined ? [] : [toSchemes(api.document, requirement, place, problems)];
  });
}

/** A security scheme of a document as a reader meets it first. */
export type NamedScheme = {
  readonly id: string;
  readonly words: string;
  /** Markdown with HTML. */
  readonly description: string;
  /** Those that have scopes. */
  readonly flows: readonly FlowScopes[];
};

/** All security schemes of a document, whether an operation needs them or not. */
export function toNamedSchemes({ document }: Pick<ApiIndex, 'document'>): readonly NamedScheme[] {
  const namesakes = findNamesakes(document);
  return listSchemes(document).map(({ id, scheme, words }) => ({
    id,
    words: withName(words, id, namesakes),
    description: getText(scheme, 'description'),
    flows: toFlowScopes(scheme),
  }));
}

/** Whether a `security` asks for something. */
function asks(security: Json | undefined): boolean {
  return isList(security) && security.some((one) => isObject(one) && Object.keys(one).length > 0);
}

/** Whether an operation takes everybody in a document that does not (OpenAPI 3.1 4.8.10 `security`). */
export function isWaived(document: JsonObject, operation: JsonObject): boolean {
  const own = getOwn(operation, 'security');
  const isNone = isList(own) && own.every(isObject) && !asks(own);
  return isNone && asks(getOwn(document, 'security'));
}

/**
 * The ways in words, each once: `HTTP Basic`, `(Bearer token and API key in the header X-Key)`. Schemes that read as
 * another one of the document go by their names, too.
 */
export function toSecurityWords(
  { document }: Pick<ApiIndex, 'document'>,
  ways: readonly (readonly SecurityScheme[])[],
): readonly string[] {
  // Only "nothing needed" is the same as no entry at all.
  if (ways.every((way) => way.length === 0)) return [];
  const namesakes = findNamesakes(document);
  return toWayWords(ways.map((way) => way.map(({ words, id }) => withName(words, id, namesakes))));
}
