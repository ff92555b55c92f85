import '@/lib/kit/system/write-words';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { PAGE_ENDING } from '@/lib/content/schemas/page';
import { SOURCES_FILE } from '@/lib/content/schemas/site/translation';
import { createDisk, type Disk } from '@/lib/content/source/disk';
import type { SiteValues } from '@/lib/content/source/fill';
import { runMain } from '@/lib/kit/system/run-main';
import { HEADING_ID } from '@/lib/markdown/remark-heading-ids.mjs';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { formatSuggestion } from '@/lib/text/edit-distance';
import { LANGUAGES } from '@/lib/words/languages';
import { readSources } from './language-content';
import { digestSections, splitPage } from './page-sections';

const USAGE = `npm run translate -- LANGUAGE FILE…
  LANGUAGE  ${LANGUAGES.join(', ')}
  FILE      page below content: guides/webhooks.mdx`;

/** Page to be translated: the ids of its headings stand behind them, because links name them. */
export function beginTranslation(source: string, values: SiteValues): string {
  return (splitPage(source, values)?.headings ?? []).reduceRight((text, { id, end }) => {
    const before = text.slice(0, end);
    return HEADING_ID.test(before) ? text : `${before} [#${id}]${text.slice(end)}`;
  }, source);
}

/** Reads a page of the first language. @throws for one that is not there. */
function readSource(disk: Disk, file: string): string {
  const source = PAGE_ENDING.test(file) ? disk.readText(`content/${file}`) : undefined;
  if (source !== undefined) return source;
  const known = disk.listTree('content', PAGE_ENDING);
  throw new Error(`content/${file} is no page.${formatSuggestion(file, known)}\n${USAGE}`);
}

/**
 * Begins translations, and records that those that are there are as new as their sources.
 * @param files Pages below `content`: `guides/webhooks.mdx`.
 * @param values Those that names in braces have.
 * @returns a sentence for each.
 * @throws for an unknown language or page.
 */
export function translate(
  root: string,
  name: string,
  files: readonly string[],
  values: SiteValues,
): readonly string[] {
  const language = LANGUAGES.find((one) => one === name);
  if (language === undefined || files.length === 0) throw new Error(USAGE);
  const disk = createDisk(root);
  const sources = files.map((file) => [file, readSource(disk, file)] as const);
  const record = { ...readSources(disk, language) };
  const said = sources.map(([file, source]) => {
    record[file] = digestSections(splitPage(source, values)?.sections ?? []);
    return writeTranslation(root, `${language}/${file}`, beginTranslation(source, values));
  });
  const sorted = Object.fromEntries(
    Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(
    join(root, 'content', language, SOURCES_FILE),
    `${JSON.stringify(sorted, null, 2)}\n`,
  );
  return said;
}

/** Writes a translation that is not there yet. @returns what was done. */
function writeTranslation(root: string, file: string, text: string): string {
  const path = `content/${file}`;
  if (createDisk(root).has(path)) return `${path}: as new as its source`;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return `${path}: a copy, to be translated`;
}

if (require.main === module) {
  const [name = '', ...files] = process.argv.slice(2);
  void runMain(async () => {
    const values = getSiteValues(readSiteFile());
    console.log(translate(process.cwd(), name, files, values).join('\n'));
  });
}
