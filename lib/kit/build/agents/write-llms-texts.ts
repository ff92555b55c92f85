import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPages, start, wholeTexts } from '@/.generated/words/build/agents';
import { sections as names } from '@/.generated/words/shell/navigation';
import { readNavigation } from '@/lib/content/read-navigation';
import type { AgentTexts } from './read-agent-texts';
import type { AgentPage } from './write-markdown';

/** A part of the portal in `llms.txt`, by the beginning of its addresses. */
type Part = { readonly title: string; readonly start: string };

const HOME: Part = { title: start, start: '/' };

const PARTS: readonly Part[] = [
  HOME,
  { title: names.pages, start: '/' },
  { title: names.solutions, start: '/solutions/' },
  { title: names.guides, start: '/guides/' },
  { title: names.libs, start: '/libs/' },
  { title: names.api, start: '/api/' },
];

/**
 * Writes `llms.txt` (https://llmstxt.org): what agents must know first, then each page with its Markdown, but for
 * operations, which the pages of their sections list. Beside it `llms-full.txt` has the text of these pages, and each
 * section of the API one with its operations.
 * @param root folder of the export.
 * @param pages all pages, as `writeMarkdown` gives them.
 */
export function writeLlmsTexts(
  root: string,
  pages: readonly AgentPage[],
  { operations, preface, portal, languages }: AgentTexts,
): void {
  const written = pages.filter(({ path }) => !operations.has(path));
  const sections = groupBySection(pages.filter(({ path }) => operations.has(path)));
  const lists = listParts().flatMap((part) => {
    const items = written.filter(({ path }) => findPart(path) === part);
    return items.length === 0 ? [] : [`## ${part.title}`, listPages(items, portal)];
  });
  const full = [...sections.keys()].map((start) => `- [${start}](${portal}${start}llms-full.txt)`);
  const others = [...languages].map(([name, address]) => `- [${name}](${address}/llms.txt)`);
  const texts = [`- [${allPages}](${portal}/llms-full.txt)`, ...full, ...others].join('\n');
  const optional = ['## Optional', wholeTexts, texts];
  writeFileSync(join(root, 'llms.txt'), joinTexts([preface, ...lists, ...optional]));
  writeFileSync(
    join(root, 'llms-full.txt'),
    joinTexts([preface, ...written.map(({ text }) => text)]),
  );
  for (const [start, items] of sections)
    writeFileSync(join(root, start, 'llms-full.txt'), joinTexts(items.map(({ text }) => text)));
}

const joinTexts = (parts: readonly string[]) =>
  `${parts.map((part) => part.trim()).join('\n\n')}\n`;

/** Parts in the order of the menu, those that it leaves out behind it. */
function listParts(): readonly Part[] {
  const urls = readNavigation().primary.map(({ url }) => url);
  const getPlace = ({ start }: Part) => {
    const place = urls.findIndex((url) => (start === '/' ? url === start : url.startsWith(start)));
    return place === -1 ? urls.length : place;
  };
  return PARTS.toSorted((one, other) => getPlace(one) - getPlace(other));
}

/** Part with the longest beginning that a path has; the start page is the first one. */
function findPart(path: string): Part | undefined {
  return path === HOME.start ? HOME : PARTS.findLast(({ start }) => path.startsWith(start));
}

function listPages(pages: readonly AgentPage[], portal: string): string {
  return pages
    .map(({ path, title, description }) => {
      const text = description === '' ? '' : `: ${description}`;
      return `- [${title}](${portal}${path}index.md)${text}`;
    })
    .join('\n');
}

/** Path without its last part. */
const getStart = (path: string) => path.replace(/[^/]+\/$/, '');

/** Operations by the beginning that the addresses of a section share: `/api/invoicing/`. */
function groupBySection(pages: readonly AgentPage[]): ReadonlyMap<string, readonly AgentPage[]> {
  const starts = new Set(pages.map(({ path }) => getStart(path)));
  return new Map(
    [...starts].map((start) => [start, pages.filter(({ path }) => getStart(path) === start)]),
  );
}
