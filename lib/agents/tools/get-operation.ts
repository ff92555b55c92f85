import { indexApi } from '@/lib/openapi/document/index-api';
import { FILE_FORMATS, type FileFormat, listFileFormats } from '@/lib/openapi/files/file-formats';
import { printOperationFile } from '@/lib/openapi/files/operation-file';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { findNamed } from '@/lib/search/find-named';
import type { NamedPage } from '@/lib/search/parse-names';
import { type Portal, ToolError } from '../portal';
import { readPage, stripFile } from './get-page';
import { listAddresses, splitAddress, stripMarkup } from './page-address';
import { readNames } from './read-search-files';
import { getText, type Tool } from './tool';

/** Reads an API operation. */
export const getOperation: Tool = {
  name: 'get_operation',
  title: 'Read an API operation',
  description:
    'Read one API operation as Markdown: a request that works, every field with its type and constraints, responses and codes. Takes method and path (POST /items), a name or the path of its page. With a format it is a file for a program instead.',
  properties: {
    operation: {
      type: 'string',
      description: 'Method and path, a path, a name, or the path of its page below /api/',
    },
    format: {
      type: 'string',
      enum: ['markdown', ...FILE_FORMATS],
      description:
        'http: its request for an HTTP client. types: TypeScript types of request and successful response. schema: JSON Schema of request and responses. openapi: a document of this operation alone',
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
    const format = FILE_FORMATS.find((one) => one === getText(input, 'format'));
    return format ? readFile(portal, first, format) : readPage(portal, first.url);
  },
};

/** Documents of the portal, in the catalog of its APIs (RFC 9727). */
async function readDocumentPaths(portal: Portal): Promise<readonly string[]> {
  const text = await portal.readText('/.well-known/api-catalog');
  const found = (text ?? '').matchAll(/"href":\s*"[^"]*(\/openapi\/[^"/]+\.json)"/g);
  return [...new Set([...found].map(([, path = '']) => path))];
}

/** Prints an operation of one of the portal's documents in a form. @throws {ToolError} where none has it. */
async function readFile(portal: Portal, page: NamedPage, format: FileFormat): Promise<string> {
  for (const path of await readDocumentPaths(portal)) {
    const parsed = parseJsonDocument((await portal.readText(path)) ?? '');
    if (!parsed.ok) continue;
    const api = indexApi(parsed.document, parsed.problems);
    const entry = [...api.operations.values()].find((one) => getOperationPath(one) === page.url);
    const operation = entry && resolveOperation(api, entry.id);
    if (!operation) continue;
    if (!listFileFormats(operation.entry).includes(format))
      throw new ToolError(`${page.title} is called by the provider: it has no request to send.`);
    return printOperationFile(api, operation, format);
  }
  throw new ToolError(`No document of the portal has ${page.call}. Ask without "format".`);
}

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
