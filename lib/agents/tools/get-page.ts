import GithubSlugger from 'github-slugger';
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
    const { path, id } = splitAddress(portal, readTarget(getText(input, 'path')));
    const text = await readPage(portal, path);
    const offset = typeof input.offset === 'number' ? input.offset : 0;
    const section = id === '' ? text : findSection(text, id);
    const missing = `No heading of this page has the id "${id}". This is the whole page; a field or a code has its name in it.\n\n`;
    const note = section === undefined && offset === 0 ? missing : '';
    return note + cutPage(section ?? text, offset);
  },
};

/** Path of a page without the name of its file. */
export function stripFile(path: string): string {
  return path.replace(/(?:index\.(?:md|html)|\.md)$/, '');
}

/**
 * Reads the Markdown of a page.
 * @param path `/guides/webhooks/`, with or without slashes or file name.
 * @throws {ToolError} where there is no such page.
 */
export async function readPage(portal: Portal, path: string): Promise<string> {
  const inside = stripFile(path.replace(/^\/*/, '/'));
  const file = /\.[a-z]+$/.test(inside) ? inside : `${inside.replace(/\/*$/, '/')}index.md`;
  const text = await portal.readText(file);
  if (text === undefined)
    throw new ToolError(`The portal has no page ${inside}. Find its path with search_docs.`);
  return text;
}

/** What a text in Markdown leads to: the address of a link, else the text without quotes and signs of code or headings. */
export function readTarget(text: string): string {
  const link = /\]\(\s*<?([^\s)>]+)/.exec(text)?.[1];
  return link ?? text.replace(/^[\s#>*-]+(?=[^\s/])|[`"'<>]/g, '').trim();
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
  return { path: path.split('?')[0] ?? '', id: decodeFragment(id) };
}

/** Fragment without percent-encoding; as it is where it cannot be decoded. */
function decodeFragment(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Heading of a page, with its id on the page. */
type Heading = { readonly line: number; readonly level: number; readonly id: string };

/** Headings in order, none of those that stand in code. Ids are those of the page: a second one of a name ends in `-1`. */
function listHeadings(lines: readonly string[]): readonly Heading[] {
  const slugger = new GithubSlugger();
  let fence = '';
  return lines.flatMap((text, line) => {
    const [, sign = ''] = /^\s*(`{3,}|~{3,})/.exec(text) ?? [];
    if (fence === '' ? sign !== '' : sign.startsWith(fence)) fence = fence === '' ? sign : '';
    const [, signs, title] = /^(#{1,6}) (.*)$/.exec(text) ?? [];
    if (fence !== '' || signs === undefined || title === undefined) return [];
    const id = slugger.slug(getTitle(title));
    // The title of the page has no id.
    if (signs.length > 1) return { line, level: signs.length, id };
    slugger.reset();
    return [];
  });
}

/** Title of a heading as a reader sees it. */
function getTitle(markdown: string): string {
  return markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\\([^\w\s])|[`*]/g, '$1');
}

/** Section of a heading by its id, down to the next heading as high; `undefined` for no heading. */
function findSection(text: string, id: string): string | undefined {
  const lines = text.split('\n');
  const headings = listHeadings(lines);
  const found = headings.find((one) => one.id === id);
  if (!found) return undefined;
  const next = headings.find(({ line, level }) => line > found.line && level <= found.level);
  return lines.slice(found.line, next?.line).join('\n');
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
