import * as words from '@/.generated/words/openapi-problems/document';
import { getObject, getOwn, getText, getTexts, joinPointer } from '../core/json';
import type { Operation } from '../core/operation-types';
import {
  addWarning,
  expectList,
  expectObject,
  type Problems,
  truncateForMessage,
} from '../core/problems';
import type { Json, JsonObject, Server, ServerVariable } from '../core/types';

/** Role of a server. */
export type ServerRole = 'sandbox' | 'production';

const SANDBOX = new Set([
  ...['sandbox', 'sbx', 'playground', 'test', 'testing', 'staging', 'stage', 'stg', 'demo', 'mock'],
  ...['dev', 'development', 'uat', 'qa', 'cert', 'preprod', 'preproduction', 'nonproduction'],
]);
const PRODUCTION = new Set(['production', 'prod', 'live']);
/** Words that turn the next one into its opposite: `non-production`. */
const OPPOSITES = new Set(['non', 'not', 'pre']);

/** The role that the first telling word of a text names. */
function findRole(text: string): ServerRole | undefined {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  for (const [index, word] of words.entries()) {
    if (word.includes('sandbox') || SANDBOX.has(word.replace(/^api/, ''))) return 'sandbox';
    if (PRODUCTION.has(word))
      return OPPOSITES.has(words[index - 1] ?? '') ? 'sandbox' : 'production';
  }
  return undefined;
}

/** Address of a server without the last label of its host, which names a registry: `tea.test` is no test. */
function getPlace(url: string): string {
  return url.replace(/^((?:[a-z][a-z\d+.-]*:)?\/\/[^/?#:]*)\.[a-z\d-]+/i, '$1');
}

/**
 * Tells the sandbox of an API from its production by the words of their addresses, else of their descriptions;
 * OpenAPI has no field for it.
 * @returns `undefined` where neither says it.
 * @example getServerRole({ url: 'https://api-test.example.com', description: '' }) // 'sandbox'
 */
export function getServerRole({ url, description }: Server): ServerRole | undefined {
  return findRole(getPlace(url)) ?? findRole(description);
}

function listServerVariables(server: JsonObject): readonly ServerVariable[] {
  return Object.entries(getObject(server, 'variables') ?? {}).flatMap(([name, value]) => {
    const variable = expectObject(value, '', []);
    if (variable === undefined) return [];
    const declared = getOwn(variable, 'default');
    const choices = getTexts(variable, 'enum');
    const isDeclared = declared !== undefined && typeof declared !== 'object';
    return {
      name,
      default: isDeclared ? String(declared) : (choices[0] ?? `{${name}}`),
      enum: choices,
      description: getText(variable, 'description'),
    };
  });
}

/** Warns about names in braces without a value, and about a query or fragment. */
function checkServer({ url, variables = [] }: Server, at: string, problems: Problems): void {
  const unknown = new Set(url.match(/\{[^{}]+\}/g));
  if (unknown.size > 0) {
    const names = truncateForMessage([...unknown].join(', '));
    addWarning(problems, 'server-variable-without-value', at, words.serverWithoutValue(names));
  }
  for (const { name, default: value, enum: choices } of variables) {
    if (choices.length === 0 || choices.includes(value)) continue;
    const message = words.serverDefault({
      value: truncateForMessage(value),
      name: `{${truncateForMessage(name)}}`,
    });
    addWarning(problems, 'server-default-not-allowed', joinPointer(at, 'variables', name), message);
  }
  const [rest] = /[?#].*$/s.exec(url) ?? [];
  if (rest === undefined) return;
  addWarning(problems, 'server-with-query', at, words.serverWithQuery(truncateForMessage(rest)));
}

/** Most characters that variables may add to a URL; a long one, used often, fills the memory. */
const MAX_ADDED_CHARS = 10_000;

function buildServer(server: JsonObject): Server {
  const variables = listServerVariables(server);
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  let left = MAX_ADDED_CHARS;
  const template = getText(server, 'url');
  const url = template.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const value = defaults.get(name);
    left -= value?.length ?? 0;
    return value === undefined || left < 0 ? whole : value;
  });
  // A server has a name since OpenAPI 3.2 (4.5.1).
  const description = ['name', 'description']
    .flatMap((key) => getText(server, key) || [])
    .join(': ');
  return variables.length > 0 ? { url, description, variables, template } : { url, description };
}

/** Lists the servers of a `servers` value; empty where absent. Invalid ones become problems. */
export function listServers(
  value: Json | undefined,
  at: string,
  problems: Problems,
): readonly Server[] {
  return expectList(value, at, problems).flatMap((item, index) => {
    const location = joinPointer(at, index);
    const server = expectObject(item, location, problems);
    if (server === undefined) return [];
    if (typeof getOwn(server, 'url') === 'string') {
      const built = buildServer(server);
      checkServer(built, location, problems);
      return built;
    }
    addWarning(problems, 'server-without-url', location, words.serverWithoutUrl);
    return [];
  });
}

/**
 * URL of an operation's first server, as far as the path follows it: without query, fragment and
 * the path's leading slash. Empty without servers.
 */
export function getServerPrefix({ entry, servers }: Operation): string {
  const url = servers[0]?.url.replace(/[?#].*$/s, '') ?? '';
  return entry.path.startsWith('/') && url.endsWith('/') ? url.slice(0, -1) : url;
}

/**
 * Splits the paths of a server and an operation at slashes (SPEC 3 "split path segments").
 * @example splitPathSegments('https://api-test.example.com/pg', '/sale') // ['pg', 'sale']
 */
export function splitPathSegments(serverUrl: string, path: string): readonly string[] {
  const base = serverUrl
    .replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '');
  return `${base}/${path}`.split('/').filter((segment) => segment !== '');
}
