import { getObject, getOwn, getText, getTexts, isObject } from './json';
import { toPointer } from './pointer';
import { addWarning, expectList, expectObject, type Problems, toShort } from './problems';
import { resolve } from './resolve';
import type { ApiIndex, JsonObject } from './types';

/** A way to prove who calls, as far as a request needs to know it. */
export type SecurityScheme = {
  readonly kind: 'basic' | 'bearer' | 'api-key' | 'other';
  /** In words: `HTTP Basic`, `API key in the header X-API-Key`. */
  readonly words: string;
  /** Where an API key goes. */
  readonly in: string;
  readonly name: string;
};

const NAMES: Readonly<Record<string, string>> = {
  oauth2: 'OAuth 2.0',
  openIdConnect: 'OpenID Connect',
  mutualTLS: 'Mutual TLS',
};

function toHttp(scheme: JsonObject): SecurityScheme {
  const name = getText(scheme, 'scheme').toLowerCase();
  if (name === 'basic') return { kind: 'basic', words: 'HTTP Basic', in: '', name: '' };
  if (name === 'bearer') return { kind: 'bearer', words: 'Bearer token', in: '', name: '' };
  return { kind: 'other', words: `HTTP ${name}`.trim(), in: '', name: '' };
}

function toApiKey(scheme: JsonObject): SecurityScheme {
  const place = getText(scheme, 'in');
  const name = getText(scheme, 'name');
  return { kind: 'api-key', words: `API key in the ${place} ${name}`, in: place, name };
}

/** A scheme of `securitySchemes` (OpenAPI 3) or `securityDefinitions` (2.0) in our terms. */
function toScheme(id: string, scheme: JsonObject, scopes: readonly string[]): SecurityScheme {
  const type = getText(scheme, 'type');
  if (type === 'http') return toHttp(scheme);
  if (type === 'basic') return { kind: 'basic', words: 'HTTP Basic', in: '', name: '' };
  if (type === 'apiKey') return toApiKey(scheme);
  const name = Object.hasOwn(NAMES, type) ? NAMES[type] : undefined;
  const words =
    name === undefined ? id : scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name;
  return {
    kind: type === 'oauth2' || type === 'openIdConnect' ? 'bearer' : 'other',
    words,
    in: '',
    name: '',
  };
}

function toSchemes(
  document: JsonObject,
  requirement: JsonObject,
  at: string,
  problems: Problems,
): readonly SecurityScheme[] {
  const all = getObject(getObject(document, 'components'), 'securitySchemes');
  return Object.keys(requirement).map((id) => {
    const pointer = toPointer('#/components/securitySchemes', id);
    const target = resolve(document, getOwn(all, id), pointer, problems);
    if (isObject(target.value)) return toScheme(id, target.value, getTexts(requirement, id));
    addWarning(problems, 'security-not-found', at, `No security scheme is named "${toShort(id)}".`);
    return { kind: 'other' as const, words: id, in: '', name: '' };
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

/** The ways in words, each once: `HTTP Basic`, `Bearer token and API key in the header X-Key`. */
export function toSecurityWords(ways: readonly (readonly SecurityScheme[])[]): readonly string[] {
  const words = ways.map((way) =>
    way.length === 0 ? 'No authentication' : way.map((scheme) => scheme.words).join(' and '),
  );
  // Only "nothing needed" is the same as no entry at all.
  return words.every((one) => one === 'No authentication') ? [] : [...new Set(words)];
}
