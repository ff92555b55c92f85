import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { source } from '@/.generated/words/build/agents';
import { readTags } from '../html/read-tags';
import { htmlToMarkdown } from './html-to-markdown';
import type { AgentTexts } from './read-agent-texts';

/** A page as agents read it. */
export type AgentPage = {
  /** Path without base path: `/guides/webhooks/`. */
  readonly path: string;
  readonly title: string;
  /** Empty for operations. */
  readonly description: string;
  /** Markdown with absolute links. */
  readonly text: string;
};

/** Name of a page's Markdown in the page's folder. */
const MARKDOWN_FILE = 'index.md';

/**
 * Writes each page as Markdown at `<address>index.md` and, as some readers ask for it, at the address with `.md` in
 * the place of its last slash.
 * @param root folder of the export.
 * @throws for a page that has no HTML, no article or no heading.
 */
export async function writeMarkdown(
  root: string,
  options: AgentTexts,
): Promise<readonly AgentPage[]> {
  const known = new Set(options.paths);
  const pages = await Promise.all(
    options.paths.map((path) => readAgentPage(root, path, known, options)),
  );
  for (const { path, text } of pages) {
    writeFileSync(join(root, path, MARKDOWN_FILE), text);
    if (path !== '/') writeFileSync(join(root, `${path.slice(0, -1)}.md`), text);
  }
  return pages;
}

async function readAgentPage(
  root: string,
  path: string,
  known: ReadonlySet<string>,
  { portal, operations }: AgentTexts,
): Promise<AgentPage> {
  const getHref = createLinker(`${portal}${path}`, portal, known);
  const operation = operations.get(path);
  // Its page need not be read: no list describes operations.
  const html = operation === undefined ? readFileSync(join(root, path, 'index.html'), 'utf8') : '';
  const text = operation
    ? operation.replace(/\]\((\/[^\s)]*)\)/g, (_, href: string) => `](${getHref(href)})`)
    : await htmlToMarkdown(html, getHref);
  const [, title] = /^# (.+)$/m.exec(text) ?? [];
  if (title === undefined)
    throw new Error(`${path}: its page has no heading that Markdown could begin with`);
  const description = readTags(html).find(
    ({ attributes }) => attributes.get('name') === 'description',
  );
  return {
    path,
    title,
    description: description?.attributes.get('content') ?? '',
    text: `${text.trim()}\n\n${source(`${portal}${path}`)}\n`,
  };
}

/** Makes addresses absolute; those of pages lead to their Markdown. */
function createLinker(page: string, portal: string, paths: ReadonlySet<string>) {
  const base = new URL(portal).pathname.replace(/\/$/, '');
  return (href: string): string => {
    if (!URL.canParse(href, page)) return href;
    const url = new URL(href, page);
    // Links of documents have no base path.
    const path = url.pathname.startsWith(`${base}/`)
      ? url.pathname.slice(base.length)
      : url.pathname;
    const isHere = url.origin === new URL(portal).origin;
    if (!isHere) return href;
    if (paths.has(path)) return `${portal}${path}${MARKDOWN_FILE}${url.hash}`;
    return `${portal}${path}${url.search}${url.hash}`;
  };
}
