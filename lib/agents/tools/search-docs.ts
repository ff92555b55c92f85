import { findPages } from '@/lib/search/find-pages';
import type { Hit, SubHit } from '@/lib/search/hit';
import { readSearch } from './read-search-files';
import { getText, type Tool } from './tool';

const DEFAULT_HITS = 5;
const MAX_HITS = 20;

/** Finds pages, operations, fields and codes by words, names or a copied error. */
export const searchDocs: Tool = {
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Search guides, API operations, fields, response codes and test data. Takes a question, the name of a field, a path, or a copied error. Returns paths for get_page.',
  properties: {
    query: { type: 'string', description: 'Question, words, name, path, code or error text' },
    limit: {
      type: 'integer',
      description: `Most pages to list; ${DEFAULT_HITS} by default`,
      minimum: 1,
      maximum: MAX_HITS,
    },
  },
  required: ['query'],
  command: { name: 'search', property: 'query' },
  run: async (portal, input) => {
    const { names, index } = await readSearch(portal);
    const term = getText(input, 'query');
    const limit = typeof input.limit === 'number' ? input.limit : DEFAULT_HITS;
    const { total, hits, corrected } = findPages(names, index, { term, limit, literal: false });
    if (hits.length === 0) return `Nothing matches "${term}". Try fewer or other words.`;
    const shown = hits.slice(0, limit);
    const count = total === 1 ? '1 page' : `${total} pages`;
    const head = `${count} for "${corrected ?? term}"${total > shown.length ? `, the first ${shown.length}` : ''}:`;
    return [head, ...shown.map(printHit)].join('\n\n');
  },
};

function printHit({ title, trail, url, excerpt, subs }: Hit, index: number): string {
  return [
    `${index + 1}. ${title} (${trail})`,
    `   ${url}`,
    ...(excerpt.length > 0 ? [`   ${joinExcerpt(excerpt)}`] : []),
    ...subs.map((sub) =>
      `   - ${sub.title}: ${sub.url}\n     ${joinExcerpt(sub.excerpt)}`.trimEnd(),
    ),
  ].join('\n');
}

const joinExcerpt = (parts: SubHit['excerpt']) => parts.map(({ text }) => text).join('');
