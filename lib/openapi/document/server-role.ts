import type { Server } from '../core/types';

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
