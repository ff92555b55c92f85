import GithubSlugger from 'github-slugger';
import { optionalBody, requestBody } from '@/.generated/words/openapi/markdown';
import { parseAnchorStep } from '@/lib/openapi/core/anchors';
import { PARAMETER_LOCATIONS } from '@/lib/openapi/core/operation-types';

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

/**
 * Finds what has an id on a page: the section of a heading, down to the next one as high, the row of a code, or the
 * item of a field with those inside of it. `undefined` for none.
 */
export function findPart(text: string, id: string): string | undefined {
  const lines = text.split('\n');
  const headings = listHeadings(lines);
  const found = headings.find((one) => one.id === id);
  if (!found) return findRow(lines, id) ?? findField(lines, id);
  const next = headings.find(({ line, level }) => line > found.line && level <= found.level);
  return lines.slice(found.line, next?.line).join('\n');
}

/** Line with the link that has an id, below the head of its table. */
function findRow(lines: readonly string[], id: string): string | undefined {
  const at = lines.findIndex((line) => line.includes(`#${id})`));
  const row = lines[at];
  if (row === undefined) return undefined;
  const start = lines.slice(0, at).findLastIndex((line) => !line.startsWith('|')) + 1;
  const head = row.startsWith('|') ? lines.slice(start, Math.min(start + 2, at)) : [];
  return [...head, row].join('\n');
}

/** Headings of an operation below which the fields of an anchor stand, by its first word. */
const ROOTS = new Map<string, readonly string[]>([
  ['body', [requestBody, optionalBody]],
  ...Object.entries(PARAMETER_LOCATIONS).map(([key, title]): [string, string[]] => [key, [title]]),
]);

/** Item of the field that an anchor of an operation names (`body.card.number`), and the items in it. */
function findField(lines: readonly string[], id: string): string | undefined {
  const [root = '', ...steps] = id.split('.');
  const names = steps.flatMap((step) => {
    const parsed = parseAnchorStep(step);
    return parsed?.kind === 'name' ? [[parsed.name]] : [];
  });
  const own = ROOTS.get(root) ?? (root === 'response' ? undefined : [root]);
  let [from, end] = [0, lines.length];
  for (const titles of own ? [own, ...names] : names) {
    const found = lines.findIndex(
      (line, index) => index >= from && index < end && titles.some((one) => isNamed(line, one)),
    );
    if (found === -1) return undefined;
    [from, end] = [found + 1, findEnd(lines, found)];
  }
  const [line = ''] = lines.slice(from - 1);
  if (!line.trimStart().startsWith('-')) return undefined;
  const indent = getIndent(line);
  return lines
    .slice(from - 1, end)
    .map((line) => line.slice(indent))
    .join('\n')
    .trimEnd();
}

const isNamed = (line: string, name: string) =>
  line.trimStart().startsWith(`- \`${name}\``) || line.replace(/^#+ /, '# ') === `# ${name}`;

const getIndent = (line: string) => line.length - line.trimStart().length;

/** Line behind what a heading or an item holds. */
function findEnd(lines: readonly string[], at: number): number {
  const level = /^#+ /.exec(lines[at] ?? '')?.[0].length;
  const indent = getIndent(lines[at] ?? '');
  const end = lines.findIndex((line, index) => {
    if (index <= at || line.trim() === '') return false;
    if (level === undefined) return getIndent(line) <= indent;
    return (/^#+ /.exec(line)?.[0].length ?? Infinity) <= level;
  });
  return end === -1 ? lines.length : end;
}
