import '../system/write-words';
import { z } from 'zod';
import { guideRulesSchema } from '@/lib/content/schemas/navigation';
import { GO_LIVE_PAGE, PAGE_ENDING, SECTIONS } from '@/lib/content/schemas/page';
import { type ContentError, formatContentErrors } from '@/lib/content/source/content-error';
import { createDisk, type Disk } from '@/lib/content/source/disk';
import { parseMdx } from '@/lib/content/source/mdx-tree';
import { parseJsonText } from '@/lib/content/source/parse';
import { runMain } from '../system/run-main';
import { findTerms, parseTerms, type Terms } from './find-terms';
import { lintMarkdown } from './lint-markdown';
import { findPlaceholders } from './placeholders';
import { formatProseError, type ProseError } from './prose-error';
import { findHardSentences } from './reading-level';

const TERMS = 'content/terms.json';
const NAVIGATION = 'content/navigation.json';
/** Folders of MDX: the pages and the PDF guides. */
const FOLDERS = [...SECTIONS, 'pdf'];

function readTerms(disk: Disk): Terms {
  const errors: ContentError[] = [];
  const terms = parseTerms(disk.readText(TERMS) ?? '{}', (at, message) => {
    errors.push({ file: TERMS, at, message });
  });
  if (terms) return terms;
  throw new Error(formatContentErrors(errors));
}

type Findings = { readonly errors: readonly string[]; readonly warnings: readonly string[] };

const navigationRules = z.looseObject({ guides: guideRulesSchema });

/** Headings that every guide has; none while the navigation is invalid, which the content check reports. */
function readGuideHeadings(disk: Disk): readonly string[] {
  const data = parseJsonText(disk.readText(NAVIGATION) ?? '{}', () => undefined);
  return navigationRules.safeParse(data).data?.guides.headings ?? [];
}

/** Rules and terms that the prose of a portal is checked against. */
type Rules = { readonly terms: Terms; readonly headings: readonly string[] };

async function checkFile(
  file: string,
  source: string,
  { terms, headings }: Rules,
): Promise<Findings> {
  const syntaxErrors: ProseError[] = [];
  const tree = parseMdx(source, (at, what) => {
    syntaxErrors.push({ line: Number(/\d+/.exec(at)?.[0] ?? 1), what, how: 'Correct it first' });
  });
  const write = (found: readonly ProseError[]) =>
    [...found].sort((a, b) => a.line - b.line).map((error) => formatProseError(file, error));
  if (!tree) return { errors: write(syntaxErrors), warnings: [] };
  const isGuide =
    file.startsWith('content/guides/') && file !== `content/guides/${GO_LIVE_PAGE}.mdx`;
  const errors = [
    ...lintMarkdown(source, tree, isGuide ? headings : []),
    ...findTerms(tree, terms),
    ...findPlaceholders(tree),
  ];
  // Each once: the linter may report a line for what is above it and for what is below.
  return { errors: [...new Set(write(errors))], warnings: write(await findHardSentences(source)) };
}

/**
 * Checks the prose of every MDX file below `root`. Resolves to lines to print: errors fail the
 * check, warnings (the reading level) do not. Throws when `content/terms.json` is invalid.
 */
export async function checkProse(root: string): Promise<Findings & { readonly files: number }> {
  const disk = createDisk(root);
  const rules = { terms: readTerms(disk), headings: readGuideHeadings(disk) };
  const files = FOLDERS.flatMap((folder) =>
    disk.list(`content/${folder}`, PAGE_ENDING).map((name) => `content/${folder}/${name}`),
  );
  const found = await Promise.all(
    files.map((file) => checkFile(file, disk.readText(file) ?? '', rules)),
  );
  return {
    files: files.length,
    errors: found.flatMap(({ errors }) => errors),
    warnings: found.flatMap(({ warnings }) => warnings),
  };
}

const formatCount = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

async function main(): Promise<void> {
  const { files, errors, warnings } = await checkProse(process.cwd());
  if (warnings.length > 0) console.log(`Warnings:\n${warnings.join('\n')}\n`);
  const found = [formatCount(errors.length, 'error'), formatCount(warnings.length, 'warning')];
  const counts = `${found.join(', ')} in ${formatCount(files, 'file')}`;
  if (errors.length > 0) throw new Error(`${errors.join('\n')}\n\nProse: ${counts}`);
  console.log(`Prose: ${counts}`);
}

if (require.main === module) void runMain(main);
