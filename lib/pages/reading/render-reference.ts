import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import * as words from '@/.generated/words/build/reference';
import { LANG } from '@/.generated/words/locale';
import { parseHtml } from '@/lib/markdown/foreign/escape-unknown-tags';
import { parseForeignMarkdown } from '@/lib/markdown/foreign/foreign-markdown';
import { getObject, getText } from '@/lib/openapi/core/json';
import { formatSentMethod, type ApiIndex, type OperationEntry } from '@/lib/openapi/core/types';
import { printOperation } from '@/lib/openapi/markdown/print-operation';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { escapeHtml } from '@/lib/text/escape-html';

/** Facts that the file of a document shows besides it. */
export type ReferenceFacts = {
  /** Name of the API. */
  readonly name: string;
  /** Name of the provider. */
  readonly provider: string;
  /** Colour of links, readable on white. */
  readonly brand: string;
  /** Address of the portal, with its base path and without a slash at its end. */
  readonly portal: string;
  /** Stylesheet, with the fonts as data. */
  readonly css: string;
  /** Script that filters the list of contents. */
  readonly script: string;
};

/** Levels below the title and the name of a group that the headings of an operation are moved. */
const HEADING_SHIFT = 2;

/** Milliseconds of work after which a page gets its turn. */
const TURN_MS = 20;

/** Gives a page its turn where the work has taken long enough. */
function createPause(): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < TURN_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    started = performance.now();
  };
}

/**
 * Renders the whole reference of a document as one HTML file that asks for nothing: its own policy forbids that. It
 * is made of the Markdown of each operation, which says in lists what the pages show in parts that open. The build
 * does it for the newest release of a document, a page for the former one that it shows.
 */
export async function renderReference(api: ApiIndex, facts: ReferenceFacts): Promise<string> {
  const { name, provider, brand, css, script } = facts;
  const info = getObject(api.document, 'info');
  const version = getText(info, 'version');
  // Escaped for a style, which would end at a tag of its own in a name.
  const footer = JSON.stringify(`${provider} · ${name} ${version}`).replace(/</g, '\\3c ');
  const style = `:root{--brand:${brand};--footer:${footer}}\n${css}`;
  const policy = `default-src 'none'; style-src ${await hash(style)}; script-src ${await hash(script)}; font-src data:; base-uri 'none'; form-action 'none'`;
  const filter = escapeHtml(words.filterOperations);
  const ids = new Map(
    [...api.operations.values()].map((entry) => [getOperationPath(entry), getId(entry)]),
  );
  const render = (markdown: string, shift: number) => renderMarkdown(markdown, shift, facts, ids);
  const groups = api.groups.map((group) => ({
    ...group,
    anchor: `group-${group.id}`,
    // An operation with several tags is listed under each, and described under the first.
    own: group.operations.filter((entry) => entry.group === group.id),
  }));
  const pause = createPause();
  const parts: string[] = [];
  for (const { name: title, anchor, own } of groups) {
    parts.push(`<h2 id="${anchor}">${escapeHtml(title)}</h2>`);
    for (const entry of own) {
      await pause();
      parts.push(renderOperation(api, entry, render));
    }
  }
  return `<!doctype html>
<html lang="${LANG}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${name} ${version} · ${provider}`)}</title>
<style>${style}</style>
</head>
<body>
<nav aria-label="${escapeHtml(words.contents)}" data-title="${escapeHtml(`${name} ${version}`)}">
<input type="search" id="filter" placeholder="${filter}" aria-label="${filter}" hidden>
<p id="count" role="status" data-text="${escapeHtml(words.shownOf({ shown: '{shown}', all: '{all}' }))}"></p>
${groups.map(({ name: title, anchor, operations }) => `<section><a href="#${anchor}" class="group">${escapeHtml(title)}</a>\n<ul>${operations.map(renderEntry).join('\n')}</ul></section>`).join('\n')}
</nav>
<main>
<header>
<h1>${escapeHtml(name)}</h1>
<p>${words.facts({ version: escapeHtml(version), operations: escapeHtml(words.operations(api.operations.size)), portal: `<a href="${escapeHtml(`${facts.portal}/api/`)}">${escapeHtml(facts.portal)}</a>` })}</p>
${render(getText(info, 'description'), HEADING_SHIFT)}
</header>
${parts.join('\n')}
</main>
<script>${script}</script>
</body>
</html>
`;
}

/**
 * Reads back what a file of `renderReference` takes from outside of its document: the look of another release.
 * @returns `undefined` for a text that is no such file.
 */
export function readReferenceLook(
  html: string,
): Pick<ReferenceFacts, 'brand' | 'css' | 'script'> | undefined {
  const [, brand, css] =
    /<style>:root\{--brand:(.*?);--footer:.*\}\n([^]*?)<\/style>/.exec(html) ?? [];
  const [, script] = /<script>([^]*)<\/script>/.exec(html) ?? [];
  return brand === undefined || css === undefined || script === undefined
    ? undefined
    : { brand, css, script };
}

/** Source of a policy that names a style or script by its SHA-256 (CSP 3). */
async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode.apply(null, [...new Uint8Array(digest)]))}'`;
}

const getId = ({ group, url }: OperationEntry) => `${group}/${url}`;

function renderEntry(entry: OperationEntry): string {
  const method = formatSentMethod(entry.method);
  return `<li data-text="${escapeHtml(`${method} ${entry.path}`)}"><a href="#${escapeHtml(encodeURI(getId(entry)))}"><b>${escapeHtml(method)}</b> ${escapeHtml(entry.name)}</a></li>`;
}

function renderOperation(
  api: ApiIndex,
  entry: OperationEntry,
  render: (markdown: string, shift: number) => string,
): string {
  const operation = resolveOperation(api, entry.id);
  if (!operation) return '';
  return `<article id="${escapeHtml(getId(entry))}">\n${render(printOperation(api, operation), HEADING_SHIFT)}\n</article>`;
}

/** Renders Markdown: headings some levels deeper, links to operations of the document inside of the file. */
function renderMarkdown(
  markdown: string,
  shift: number,
  { portal }: ReferenceFacts,
  ids: ReadonlyMap<string, string>,
): string {
  const tree: Root = parseForeignMarkdown(markdown, parseHtml);
  visit(tree, 'element', (element: Element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level !== undefined) element.tagName = `h${Math.min(6, Number(level) + shift)}`;
    const { href } = element.properties;
    if (element.tagName === 'a' && typeof href === 'string')
      element.properties.href = pointLink(href, portal, ids);
  });
  return toHtml(tree);
}

/** Where a link leads from a file on a disk. */
function pointLink(href: string, portal: string, ids: ReadonlyMap<string, string>): string {
  const path = href.startsWith(`${portal}/`) ? href.slice(portal.length) : href;
  if (!path.startsWith('/') || path.startsWith('//')) return href;
  const id = ids.get(path.replace(/[?#].*$/, ''));
  return id === undefined ? portal + path : `#${encodeURI(id)}`;
}
