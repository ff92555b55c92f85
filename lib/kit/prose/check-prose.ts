import '../system/write-words';
import { z } from 'zod';
import { guideRulesSchema } from '@/lib/content/schemas/navigation';
import { GO_LIVE_PAGE, PAGE_ENDING, SECTIONS } from '@/lib/content/schemas/page';
import { type ContentError, formatContentErrors } from '@/lib/content/source/content-error';
import { createDisk, type Disk } from '@/lib/content/source/disk';
import { parseMdx } from '@/lib/content/source/mdx-tree';
import { parseJsonText } from '@/lib/content/source/parse';
import { runMain } from '../system/run-main';
import { findPlaceholders, findTerms, parseTerms, type Terms } from './find-terms';
import { lintMarkdown } from './lint-markdown';
import { formatProseError, type ProseError } from './prose-error';

const TERMS = 'content/terms.json';
const NAVIGATION = 'content/navigation.json';
/** Folders of MDX: the pages, the PDF guides and what stands in several of them. */
const FOLDERS = [...SECTIONS, 'pdf', 'slots', 'partials'];

function readTerms(disk: Disk): Terms {
  const errors: ContentError[] = [];
  const terms = parseTerms(disk.readText(TERMS) ?? '{}', (at, message) => {
    errors.push({ file: TERMS, at, message });
  });
  if (terms) return terms;
  throw new Error(formatContentErrors(errors));
}

const navigationRules = z.looseObject({ guides: guideRulesSchema });

/** Headings that every guide has; none while the navigation is invalid, which the content check reports. */
function readGuideHeadings(disk: Disk): readonly string[] {
  const data = parseJsonText(disk.readText(NAVIGATION) ?? '{}', () => undefined);
  return navigationRules.safeParse(data).data?.guides.headings ?? [];
}

/** Rules and terms that the prose of a portal is checked against. */
type Rules = { readonly terms: Terms; readonly headings: readonly string[] };

function checkFile(file: string, source: string, { terms, headings }: Rules): readonly string[] {
  const syntaxErrors: ProseError[] = [];
  const tree = parseMdx(source, {}, (at, what) => {
    syntaxErrors.push({ line: Number(/\d+/.exec(at)?.[0] ?? 1), what, how: 'Correct it first' });
  });
  const write = (found: readonly ProseError[]) =>
    [...found].sort((a, b) => a.line - b.line).map((error) => formatProseError(file, error));
  if (!tree) return write(syntaxErrors);
  const isGuide =
    file.startsWith('content/guides/') && file !== `content/guides/${GO_LIVE_PAGE}.mdx`;
  const errors = [
    ...lintMarkdown(source, tree, isGuide ? headings : []),
    ...findTerms(tree, terms),
    ...findPlaceholders(tree),
  ];
  // Each once: the linter may report a line for what is above it and for what is below.
  return [...new Set(write(errors))];
}

/**
 * Checks the prose of every MDX file below `root`.
 * @returns number of files, and one line to print for each error.
 * @throws when `content/terms.json` is invalid.
 */
export function checkProse(root: string): {
  readonly files: number;
  readonly errors: readonly string[];
} {
  const disk = createDisk(root);
  const rules = { terms: readTerms(disk), headings: readGuideHeadings(disk) };
  const files = FOLDERS.flatMap((folder) =>
    disk.listTree(`content/${folder}`, PAGE_ENDING).map((name) => `content/${folder}/${name}`),
  );
  return {
    files: files.length,
    errors: files.flatMap((file) => checkFile(file, disk.readText(file) ?? '', rules)),
  };
}

const formatCount = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

async function main(): Promise<void> {
  const { files, errors } = checkProse(process.cwd());
  const counts = `${formatCount(errors.length, 'error')} in ${formatCount(files, 'file')}`;
  if (errors.length > 0) throw new Error(`${errors.join('\n')}\n\nProse: ${counts}`);
  console.log(`Prose: ${counts}`);
}

if (require.main === module) void runMain(main);
