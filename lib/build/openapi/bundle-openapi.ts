import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { readDocumentValues } from '@/lib/content/load/document-values';
import { runMain } from '../run-main';
import { fillSources } from './fill-sources';
import { type DocumentProblem, lintDocument, NOT_YAML, writeBundle } from './redocly';

export type BundleOptions = {
  /** Holds one folder for each API, with an `openapi.yaml`, `openapi.yml` or `openapi.json` in it. */
  readonly sourceDir: string;
  /** Gets one `<api>.json` for each API; made when it is missing. */
  readonly targetDir: string;
  /** The project, whose `content/site.json` fills the sources; the working directory unless told. */
  readonly root?: string;
};

const SOURCES = ['openapi.yaml', 'openapi.yml', 'openapi.json'] as const;

/** The source of one API: the first of `SOURCES` that is there. */
function findSource(sourceDir: string, name: string): string | undefined {
  return SOURCES.map((file) => join(sourceDir, name, file)).find((path) => existsSync(path));
}

/** The APIs below a folder, each with the file that its document begins with; a folder without one is none. */
export function listSources(
  sourceDir: string,
): readonly (readonly [name: string, source: string])[] {
  return readdirSync(sourceDir)
    .sort()
    .flatMap((name) => {
      const source = findSource(sourceDir, name);
      return source === undefined ? [] : [[name, source] as const];
    });
}

/**
 * Puts the site's values into every OpenAPI document, lints it and writes it as one line of JSON, keys in
 * the order of the source (DESIGN 4). Resolves to the paths written. Writes nothing and throws when a
 * document has a problem, with one line for each, `file:line: rule: message`, and what to do about them.
 */
export async function bundleDocuments(options: BundleOptions): Promise<readonly string[]> {
  const { sourceDir, targetDir, root = process.cwd() } = options;
  const { values, isSound } = readDocumentValues(root);
  const { cwd, folder, problems, mapToSource, remove } = fillSources(root, sourceDir, values);
  try {
    const sources = listSources(resolve(cwd, folder)).map(
      ([name, source]) => [name, relative(cwd, source)] as const,
    );
    const found = await Promise.all(
      sources.map(async ([api, source]) => ({
        api,
        root: join(sourceDir, api, basename(source)),
        problems: (await lintDocument(source, cwd)).map(mapToSource),
      })),
    );
    const lines = [...problems, ...found.flatMap((one) => one.problems)].map(
      ({ file, line, rule, message }) => `${file}:${line}: ${rule}: ${message}`,
    );
    const advice = formatLintAdvice(found);
    if (advice !== '') lines.push(advice);
    if (!isSound) lines.push('content/site.json is at fault: it has no values for the documents');
    if (lines.length > 0) throw new Error([...new Set(lines)].join('\n'));
    mkdirSync(targetDir, { recursive: true });
    const written = await Promise.all(
      sources.map(([name, source]) => bundleDocument(source, join(targetDir, `${name}.json`), cwd)),
    );
    removeOthers(targetDir, written);
    return written;
  } finally {
    remove();
  }
}

/** A document that was taken away would be exported with the next build all the same. */
function removeOthers(targetDir: string, written: readonly string[]): void {
  for (const name of readdirSync(targetDir)) {
    const path = join(targetDir, name);
    if (name.endsWith('.json') && !written.includes(path)) rmSync(path);
  }
}

async function bundleDocument(source: string, target: string, cwd: string): Promise<string> {
  await writeBundle(source, resolve(target), cwd);
  writeFileSync(target, `${JSON.stringify(JSON.parse(readFileSync(target, 'utf8')))}\n`);
  return target;
}

async function main(): Promise<void> {
  const written = await bundleDocuments({
    sourceDir: 'content/openapi',
    targetDir: 'public/openapi',
  });
  console.log(written.join('\n'));
}

if (require.main === module) void runMain(main);

/** What the linter found in one document; `api` is its folder, `root` the file that it begins with. */
type LintFindings = {
  readonly api: string;
  readonly root: string;
  readonly problems: readonly DocumentProblem[];
};

function countRules(problems: readonly DocumentProblem[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { rule } of problems) {
    // No rule that could be turned off: it has to be mended.
    if (rule !== NOT_YAML) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/**
 * What to do about the linter's problems, ready to be put into `redocly.yaml`: a document of somebody
 * else's may break a rule hundreds of times. Empty when no rule is broken.
 */
function formatLintAdvice(found: readonly LintFindings[]): string {
  const blocks = found.flatMap(({ api, root, problems }) => {
    const rules = countRules(problems);
    if (rules.length === 0) return [];
    const lines = rules.map(([rule, count]) => `      ${rule}: off # ${count}`);
    return [`  ${api}:\n    root: ${root}\n    rules:\n${lines.join('\n')}`];
  });
  if (blocks.length === 0) return '';
  const advice =
    'Correct the documents. For one that you do not write, turn off in redocly.yaml what it breaks (how often):';
  return `\n${advice}\napis:\n${blocks.join('\n')}`;
}
