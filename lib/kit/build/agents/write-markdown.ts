import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { agentsIndex, source } from '@/.generated/words/build/agents';
import { heading, paragraph } from '../markdown/nodes';
import { printSlot } from '../markdown/page-texts';
import { printMarkdown } from '../markdown/print-markdown.mjs';
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
 * the place of its last slash. Below its title the file names `llms.txt`.
 * @param root folder of the export.
 * @throws for a page of which no text is known.
 */
export function writeMarkdown(root: string, options: AgentTexts): readonly AgentPage[] {
  const pages = buildAgentPages(options);
  const index = `> ${agentsIndex(`${options.portal}/llms.txt`)}`;
  for (const { path, text } of pages) {
    const file = text.replace('\n', () => `\n\n${index}\n`);
    writeFileSync(join(root, path, MARKDOWN_FILE), file);
    if (path !== '/') writeFileSync(join(root, `${path.slice(0, -1)}.md`), file);
  }
  return pages;
}

/** Builds each page as Markdown, in the order of the paths. @throws for a page of which no text is known. */
export function buildAgentPages(options: AgentTexts): readonly AgentPage[] {
  const known = new Set(options.paths);
  return options.paths.map((path) => {
    const getHref = createLinker(path, known, options);
    const page = buildOperationPage(path, getHref, options) ?? buildPage(path, getHref, options);
    return { ...page, text: `${page.text.trim()}\n\n${source(`${options.portal}${path}`)}\n` };
  });
}

/** Makes an address of a page absolute. */
export type GetHref = (href: string) => string;

function buildOperationPage(
  path: string,
  getHref: GetHref,
  { operations }: AgentTexts,
): AgentPage | undefined {
  const printed = operations.get(path);
  if (printed === undefined) return undefined;
  const linked = printed.replace(/\]\((\/[^\s)]*)\)/g, (_, href: string) => `](${getHref(href)})`);
  const [before, after] = (['before-article', 'after-article'] as const).map((slot) =>
    printMarkdown(printSlot(slot), getHref).trim(),
  );
  const text = `${before ? linked.replace('\n', () => `\n\n${before}\n`) : linked}\n\n${after}`;
  return { path, title: /^# (.+)$/m.exec(text)?.[1] ?? path, description: '', text };
}

function buildPage(path: string, getHref: GetHref, { pages }: AgentTexts): AgentPage {
  const page = pages.get(path);
  if (!page) throw new Error(`${path}: no Markdown is made of this page`);
  const { title, description, blocks } = page;
  const all = [heading(1, title), paragraph(description), ...blocks()];
  return { path, title, description, text: printMarkdown(all, getHref) };
}

/** Link of JSON files to one of the provider's apps: `link:sandboxSignup`. */
const APP = /^link:(.+)$/;

/** Makes the addresses of a page absolute; those of pages lead to their Markdown. */
export function createLinker(
  from: string,
  paths: ReadonlySet<string>,
  { portal, apps }: AgentTexts,
): GetHref {
  const page = `${portal}${from}`;
  const base = new URL(portal).pathname.replace(/\/$/, '');
  return (href) => {
    const app = APP.exec(href)?.[1];
    if (app !== undefined) return apps.get(app) ?? href;
    if (!URL.canParse(href, page)) return href;
    const url = new URL(href, page);
    // Links of documents have no base path.
    const path = url.pathname.startsWith(`${base}/`)
      ? url.pathname.slice(base.length)
      : url.pathname;
    const isHere = url.origin === new URL(portal).origin;
    if (!isHere) return href;
    // A former release has no Markdown of its own.
    const isNewest = !url.searchParams.has('version');
    if (isNewest && paths.has(path)) return `${portal}${path}${MARKDOWN_FILE}${url.hash}`;
    return `${portal}${path}${url.search}${url.hash}`;
  };
}
