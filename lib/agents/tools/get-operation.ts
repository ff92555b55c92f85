import { findNamed } from '@/lib/search/find-named';
import type { NamedPage } from '@/lib/search/parse-names';
import { type Portal, ToolError } from '../portal';
import { readPage, readTarget, splitAddress, stripFile } from './get-page';
import { readNames } from './read-search-files';
import { getText, type Tool } from './tool';

/** Reads an API operation. */
export const getOperation: Tool = {
  name: 'get_operation',
  title: 'Read an API operation',
  description:
    'Read one API operation as Markdown: a request that works, every field with its type and constraints, responses and codes. Takes method and path (POST /sale), a name (Sale) or the path of its page.',
  properties: {
    operation: {
      type: 'string',
      description: 'POST /sale, /sale, Sale or /api/payment-gateway/sale/',
    },
  },
  required: ['operation'],
  command: { name: 'operation', property: 'operation' },
  run: async (portal, input) => {
    const wanted = readTarget(getText(input, 'operation'));
    const { pages, ...names } = await readNames(portal);
    const operations = pages.filter(({ call }) => call !== '');
    // An address of the API itself, which the Markdown of an operation begins with, names no page.
    const isCall = /^[a-z]+\s/i.test(wanted) || !isOfPortal(portal, wanted);
    const path = isCall ? wanted : splitAddress(portal, wanted).path;
    const hits = new Set(findNamed({ ...names, pages }, wanted).map(({ url }) => url));
    const page = operations.filter(({ url }) => url === `${stripFile(path).replace(/\/*$/, '')}/`);
    const found = page.length > 0 ? page : operations.filter(({ url }) => hits.has(url));
    const [first, ...others] = found;
    if (!first)
      throw new ToolError(`No operation is called "${wanted}". Find it with search_docs.`);
    if (others.length > 0) return `Several operations match; ask for one:\n${printCalls(found)}`;
    return readPage(portal, first.url);
  },
};

/** Whether an address may be one of the portal: one of its own, or a path. */
function isOfPortal({ address, published }: Portal, text: string): boolean {
  return !/^[a-z]+:\/\//i.test(text) || [address, published].some((own) => text.startsWith(own));
}

function printCalls(pages: readonly NamedPage[]): string {
  return pages.map(({ call, title, url }) => `- ${call}: ${title} (${url})`).join('\n');
}
