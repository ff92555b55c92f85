import { cutText } from '@/lib/text/cut-text';
import { type Portal, ToolError } from '../portal';
import { listAddresses, refuseHost, splitAddress, stripMarkup } from './page-address';
import { findPart } from './page-part';
import { getText, MAX_RESULT_CHARS, type Tool } from './tool';

/** Reads a page as Markdown. */
export const getPage: Tool = {
  name: 'get_page',
  title: 'Read a page',
  description:
    'Read a page of the documentation as Markdown, by the path that search_docs returns. With the id of a heading after "#" only that section. /llms.txt lists all pages.',
  properties: {
    path: {
      type: 'string',
      description:
        'Path or address of a page, with the fragment of one of its headings for that part alone',
    },
    offset: { type: 'integer', description: 'Character to go on from, where a page was cut' },
  },
  required: ['path'],
  command: { name: 'page', property: 'path' },
  run: async (portal, input) => {
    const { text, id } = await readAddress(portal, getText(input, 'path'));
    const offset = typeof input.offset === 'number' ? input.offset : 0;
    const part = id === '' ? text : findPart(text, id);
    const missing = `No heading, field or code of this page has the id "${id}". This is the whole page.\n\n`;
    const note = part === undefined && offset === 0 ? missing : '';
    return note + cutPage(part ?? text, offset);
  },
};

/** The first page that a text names: an address or path alone, or in a line that the portal or a tool has printed. */
async function readAddress(portal: Portal, wanted: string) {
  const found = listAddresses(wanted);
  const addresses = found.length > 0 ? found : [stripMarkup(wanted)];
  const places = addresses.flatMap((one) => splitAddress(portal, one) ?? []);
  const [first] = places;
  if (!first) throw refuseHost(portal, addresses.join(', '));
  for (const { path, id } of places) {
    const text = await findPage(portal, path);
    if (text !== undefined) return { text, id };
  }
  return { text: await readPage(portal, first.path), id: first.id };
}

/** Path of a page without the name of its file. */
export function stripFile(path: string): string {
  return path.replace(/(?:index\.(?:md|html)|\.md)$/i, '');
}

/**
 * Reads the Markdown of a page.
 * @param path `/guides/webhooks/`, with or without slashes or file name.
 * @throws {ToolError} where there is no such page.
 */
export async function readPage(portal: Portal, path: string): Promise<string> {
  const text = await findPage(portal, path);
  if (text !== undefined) return text;
  throw new ToolError(`The portal has no page ${cleanPath(path)}. Find its path with search_docs.`);
}

const cleanPath = (path: string) => stripFile(path.replace(/^\/*/, '/'));

/** Markdown of a page, whose path may be in capitals; `undefined` for none. */
async function findPage(portal: Portal, path: string): Promise<string | undefined> {
  const inside = cleanPath(path);
  const file = /\.[a-z]+$/i.test(inside) ? inside : `${inside.replace(/\/*$/, '/')}index.md`;
  const lower = file.toLowerCase();
  const text = await portal.readText(file);
  return text ?? (lower === file ? undefined : portal.readText(lower));
}

/** Part of a page from a character on. @throws {ToolError} where the page ends before it. */
function cutPage(page: string, offset: number): string {
  if (offset > 0 && offset >= page.length)
    throw new ToolError(
      `"offset" ${offset} is behind the end: the text has ${page.length} characters.`,
    );
  const text = page.slice(offset);
  if (text.length <= MAX_RESULT_CHARS) return text;
  const part = cutText(text, MAX_RESULT_CHARS);
  const end = offset + part.length;
  return `${part}\n\n[Cut at character ${end} of ${page.length}: go on with "offset": ${end}.]`;
}
