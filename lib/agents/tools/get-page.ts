import { slug } from 'github-slugger';
import { cutText } from '@/lib/text/cut-text';
import { type Portal, ToolError } from '../portal';
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
      description: 'Path or address: /guides/webhooks/ or /api/testing/#amounts',
    },
    offset: { type: 'integer', description: 'Character to go on from, where a page was cut' },
  },
  required: ['path'],
  command: { name: 'page', property: 'path' },
  run: async (portal, input) => {
    const { path, id } = splitAddress(portal, getText(input, 'path'));
    const text = await readPage(portal, path);
    const offset = typeof input.offset === 'number' ? input.offset : 0;
    return cutPage(id === '' ? text : (findSection(text, id) ?? text), offset);
  },
};

/**
 * Reads the Markdown of a page.
 * @param path `/guides/webhooks/`, with or without slashes or file name.
 * @throws {ToolError} where there is no such page.
 */
export async function readPage(portal: Portal, path: string): Promise<string> {
  const inside = path.replace(/^\/*/, '/').replace(/(?:index\.(?:md|html)|\.md)$/, '');
  const file = /\.[a-z]+$/.test(inside) ? inside : `${inside.replace(/\/*$/, '/')}index.md`;
  const text = await portal.readText(file);
  if (text === undefined)
    throw new ToolError(`The portal has no page ${inside}. Find its path with search_docs.`);
  return text;
}

/** Path and fragment of an address of the portal; throws for that of another host. */
export function splitAddress(portal: Portal, address: string) {
  const own = [portal.address, portal.published].find(
    (one) => address === one || address.startsWith(`${one}/`),
  );
  if (own === undefined && /^[a-z]+:\/\//i.test(address))
    throw new ToolError(`${address} is not on ${portal.address}, and no other host is asked.`);
  const inside = own === undefined ? address : address.slice(own.length);
  const [path = '', id = ''] = inside.split('#');
  return { path: path.split('?')[0] ?? '', id };
}

/** Section of a heading by its id, down to the next heading as high; `undefined` for no heading. */
function findSection(text: string, id: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => isHeading(line) && slug(getTitle(line)) === id);
  if (start === -1) return undefined;
  const level = countHashes(lines[start] ?? '');
  const length = lines.slice(start + 1).findIndex((line) => {
    return isHeading(line) && countHashes(line) <= level;
  });
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join('\n');
}

const isHeading = (line: string) => /^#{1,6} /.test(line);
const countHashes = (line: string) => line.indexOf(' ');
const getTitle = (line: string) => line.replace(/^#+ /, '').replace(/[`*]/g, '');

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
