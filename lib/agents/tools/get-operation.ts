import { findNamed } from '@/lib/search/find-named';
import type { NamedPage } from '@/lib/search/parse-names';
import { ToolError } from '../portal';
import { readPage, stripFile } from './get-page';
import { listAddresses, splitAddress, stripMarkup } from './page-address';
import { readNames } from './read-search-files';
import { getText, type Tool } from './tool';

/** Reads an API operation. */
export const getOperation: Tool = {
  name: 'get_operation',
  title: 'Read an API operation',
  description:
    'Read one API operation as Markdown: a request that works, every field with its type and constraints, responses and codes. Takes method and path (POST /items), a name or the path of its page.',
  properties: {
    operation: {
      type: 'string',
      description: 'Method and path, a path, a name, or the path of its page below /api/',
    },
  },
  required: ['operation'],
  command: { name: 'operation', property: 'operation' },
  run: async (portal, input) => {
    const text = getText(input, 'operation');
    const { pages, ...names } = await readNames(portal);
    const operations = pages.filter(({ call }) => call !== '');
    const named = listAddresses(text).flatMap((one) => splitAddress(portal, one) ?? []);
    const paths = (named.length > 0 ? named : [{ path: text }]).map(
      ({ path }) => `${stripFile(path.toLowerCase()).replace(/\/*$/, '')}/`,
    );
    const page = operations.filter(({ url }) => paths.includes(url));
    const wanted = toCall(text);
    const hits = new Set(findNamed({ ...names, pages }, wanted).map(({ url }) => url));
    const found = page.length > 0 ? page : operations.filter(({ url }) => hits.has(url));
    const [first, ...others] = found;
    if (!first)
      throw new ToolError(`No operation is called "${wanted}". Find it with search_docs.`);
    if (others.length > 0) return `Several operations match; ask for one:\n${printCalls(found)}`;
    return readPage(portal, first.url);
  },
};

/** Options of curl with a body, which make a request a POST. */
const SENDS_BODY = /\s(?:-d|--data\S*|--json|-F|--form)\s/;

/** The words by which the search finds an operation: of a line without its signs, of a curl command with its method. */
function toCall(text: string): string {
  const call = stripMarkup(text).replace(/[:,](?=\s|$)/g, '');
  if (!/^curl\s/.test(call) || /\s(?:-X|--request)\s/.test(call)) return call;
  return call.replace('curl', SENDS_BODY.test(call) ? 'POST' : 'GET');
}

function printCalls(pages: readonly NamedPage[]): string {
  return pages.map(({ call, title, url }) => `- ${call}: ${title} (${url})`).join('\n');
}
