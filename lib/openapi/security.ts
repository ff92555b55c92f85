import { getObject, getOwn, getText, getTexts, isObject } from './json';
import { toPointer } from './pointer';
import { addWarning, expectList, expectObject, type Problems, toShort } from './problems';
import { resolve } from './resolve';
import {
  toBasicWords,
  toBearerWords,
  toKeyWords,
  toOAuthWords,
  toOpenIdWords,
  withAge,
} from './security-words';
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

function toHttp(scheme: JsonObject): SecurityScheme {
  const name = getText(scheme, 'scheme').toLowerCase();
  if (name === 'basic') return { kind: 'basic', words: toBasicWords(scheme), in: '', name: '' };
  if (name === 'bearer') return { kind: 'bearer', words: toBearerWords(scheme), in: '', name: '' };
  return { kind: 'other', words: `HTTP ${name}`.trim(), in: '', name: '' };
}

function toApiKey(scheme: JsonObject): SecurityScheme {
  const place = getText(scheme, 'in');
  const name = getText(scheme, 'name');
  return { kind: 'api-key', words: toKeyWords(place, name), in: place, name };
}

/** A scheme of `securitySchemes` (OpenAPI 3) or `securityDefinitions` (2.0) in our terms. */
function toScheme(id: string, scheme: JsonObject, scopes: readonly string[]): SecurityScheme {
  const type = getText(scheme, 'type');
  if (type === 'http') return toHttp(scheme);
  if (type === 'basic') return { kind: 'basic', words: toBasicWords(scheme), in: '', name: '' };
  if (type === 'apiKey') return toApiKey(scheme);
  const none = { in: '', name: '' };
  if (type === 'oauth2') return { kind: 'bearer', words: toOAuthWords(scheme, scopes), ...none };
  if (type === 'openIdConnect')
    return { kind: 'bearer', words: toOpenIdWords(scheme, scopes), ...none };
  return { kind: 'other', words: type === 'mutualTLS' ? 'Mutual TLS' : id, ...none };
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
    if (isObject(target.value)) {
      const scheme = toScheme(id, target.value, getTexts(requirement, id));
      return { ...scheme, words: withAge(scheme.words, target.value) };
    }
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

/** A security scheme of a document as a reader meets it first. */
export type NamedScheme = {
  readonly id: string;
  readonly words: string;
  /** Markdown with HTML. */
  readonly description: string;
};

/** All security schemes of a document, whether an operation needs them or not. */
export function toNamedSchemes({ document }: Pick<ApiIndex, 'document'>): readonly NamedScheme[] {
  const all = getObject(getObject(document, 'components'), 'securitySchemes') ?? {};
  return Object.keys(all).flatMap((id) => {
    const { value } = resolve(document, getOwn(all, id), '', []);
    if (!isObject(value)) return [];
    const words = withAge(toScheme(id, value, []).words, value);
    return { id, words, description: getText(value, 'description') };
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
