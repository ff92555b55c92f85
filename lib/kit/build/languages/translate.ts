import '@/lib/kit/system/write-words';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SOURCES_FILE } from '@/lib/content/schemas/site/translation';
import { PAGE_ENDING } from '@/lib/content/schemas/page';
import { createDisk, type Disk } from '@/lib/content/source/disk';
import { readSources } from '@/lib/kit/build/languages/language-content';
import { digestPage } from '@/lib/kit/build/languages/merge-page';
import { splitPage } from '@/lib/kit/build/languages/page-sections';
import { runMain } from '@/lib/kit/system/run-main';
import { formatSuggestion } from '@/lib/text/edit-distance';
import { type Language, LANGUAGES } from '@/lib/words/languages';

const USAGE = `npm run translate -- LANGUAGE FILE…
  LANGUAGE  ${LANGUAGES.join(', ')}
  FILE      page below content: guides/webhooks.mdx`;

/** Page to be translated: the ids of its headings stand behind them, because links name them. */
export function beginTranslation(source: string): string {
  const parts = splitPage(source);
  if (!parts) return source;
  const sections = parts.sections.map(({ ids, text }) => {
    const left = [...ids];
    let fence = '';
    const lines = text.split('\n').map((line) => {
      const [mark = ''] = /^ {0,3}(?:`{3,}|~{3,})/.exec(line) ?? [];
      if (mark !== '') fence = fence === '' ? mark.trim() : line.trim() === fence ? '' : fence;
      if (fence !== '' || !/^#{1,6} /.test(line)) return line;
      const id = left.shift();
      return id === undefined || /\[#[^\]]*\]\s*$/.test(line) ? line : `${line.trimEnd()} [#${id}]`;
    });
    return lines.join('\n');
  });
  return parts.front + sections.join('');
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
 * @returns a sentence for each.
 * @throws for an unknown language or page.
 */
export function translate(root: string, name: string, files: readonly string[]): readonly string[] {
  const language = LANGUAGES.find((one) => one === name);
  if (language === undefined || files.length === 0) throw new Error(USAGE);
  const disk = createDisk(root);
  const sources = files.map((file) => [file, readSource(disk, file)] as const);
  const record = { ...readSources(disk, language) };
  const said = sources.map(([file, source]) => {
    record[file] = digestPage(source);
    return writeTranslation(root, language, file, source);
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

function writeTranslation(root: string, language: Language, file: string, source: string): string {
  const path = `content/${language}/${file}`;
  if (createDisk(root).has(path)) return `${path}: as new as content/${file}`;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), beginTranslation(source));
  return `${path}: a copy, to be translated`;
}

if (require.main === module) {
  const [name = '', ...files] = process.argv.slice(2);
  void runMain(async () => console.log(translate(process.cwd(), name, files).join('\n')));
}
