import '@/lib/kit/system/write-words';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { readDocumentValues } from '@/lib/content/load/document-values';
import { runMain } from '@/lib/kit/system/run-main';
import type { JsonObject } from '@/lib/openapi/core/types';
import { type ReplacedServer, replaceServers } from '@/lib/openapi/parse/upgrade-swagger';
import { fillSources } from './fill-sources';
import { type DocumentProblem, lintDocument, NOT_YAML, writeBundle } from './redocly';

/** Folders of `bundleDocuments`. */
export type BundleOptions = {
  /** Folder with one folder an API, which holds `openapi.yaml`, `openapi.yml` or `openapi.json`. */
  readonly sourceDir: string;
  /** Folder for one `<api>.json` an API; created when missing. */
  readonly targetDir: string;
  /** Project whose `content/site.json` fills the sources; the working directory by default. */
  readonly root?: string;
};

const SOURCES = ['openapi.yaml', 'openapi.yml', 'openapi.json'] as const;

/** Source of one API: the first of `SOURCES` that exists. */
function findSource(sourceDir: string, name: string): string | undefined {
  return SOURCES.map((file) => join(sourceDir, name, file)).find((path) => existsSync(path));
}

/** APIs below a folder, each with the root file of its document; others are skipped. Empty without the folder. */
export function listSources(
  sourceDir: string,
): readonly (readonly [name: string, source: string])[] {
  const names = existsSync(sourceDir) ? readdirSync(sourceDir) : [];
  return names.sort().flatMap((name) => {
    const source = findSource(sourceDir, name);
    return source === undefined ? [] : [[name, source] as const];
  });
}

/**
 * Fills the site's values into every OpenAPI document, lints it and writes it as one line of JSON, with the servers of
 * the site, keys in the order of the source.
 * @returns paths of the written files.
 * @throws when a document has a problem: one line each, `file:line: rule: message`, and what to do.
 * Then nothing is written.
 */
export async function bundleDocuments(options: BundleOptions): Promise<readonly string[]> {
  const { sourceDir, targetDir, root = process.cwd() } = options;
  if (listSources(sourceDir).length === 0) {
    mkdirSync(targetDir, { recursive: true });
    return removeOthers(targetDir, []);
  }
  const { values, verbatim, servers, isSound } = readDocumentValues(root);
  const filled = fillSources(root, sourceDir, values, verbatim);
  const { cwd, folder, problems, mapToSource, remove } = filled;
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
    const lines = [...listProblems([...problems, ...found.flatMap((one) => one.problems)])];
    const advice = formatLintAdvice(found);
    if (advice !== '') lines.push(advice);
    if (!isSound) lines.push('content/site.json is invalid: it has no values for the documents');
    if (lines.length > 0) throw new Error(lines.join('\n'));
    mkdirSync(targetDir, { recursive: true });
    const written = await Promise.all(
      sources.map(async ([name, source]) => {
        const target = join(targetDir, `${name}.json`);
        await writeBundle(source, resolve(target), cwd);
        return finishBundle(target, servers.get(name));
      }),
    );
    return removeOthers(targetDir, written);
  } finally {
    remove();
  }
}

/** Removes the bundles of deleted documents, which the next build would export. Returns those that are left. */
function removeOthers(targetDir: string, written: readonly string[]): readonly string[] {
  for (const name of readdirSync(targetDir)) {
    const path = join(targetDir, name);
    if (name.endsWith('.json') && !written.includes(path)) rmSync(path);
  }
  return written;
}

/** Writes a bundle as one line, with the servers of content/site.json where it has some. Returns its path. */
function finishBundle(target: string, servers: readonly ReplacedServer[] | undefined): string {
  const document: JsonObject = JSON.parse(readFileSync(target, 'utf8'));
  writeFileSync(target, `${JSON.stringify(replaceServers(document, servers))}\n`);
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

/** Problems of one document; `api` is its folder, `root` its root file. */
type LintFindings = {
  readonly api: string;
  readonly root: string;
  readonly problems: readonly DocumentProblem[];
};

/** Most problems that are listed one by one. */
const MAX_LISTED = 1000;
/** Places that stand for those of a rule beyond that number. */
const PLACES = 3;

/** Lines about problems, each once: one each, or some for each rule where nobody would read them all. */
function listProblems(problems: readonly DocumentProblem[]): readonly string[] {
  // Two documents may refer to one file.
  const byLine = new Map(
    problems.map((one) => [`${one.file}:${one.line}: ${one.rule}: ${one.message}`, one]),
  );
  const lines = [...byLine.keys()];
  if (lines.length <= MAX_LISTED) return lines;
  const rules = countRules([...byLine.values()]).flatMap(([rule, count]) => {
    const places = lines.filter((line) => byLine.get(line)?.rule === rule).slice(0, PLACES);
    const rest = count > PLACES ? [`  and ${count - PLACES} more`] : [];
    return [`${rule}: ${count}`, ...places.map((line) => `  ${line}`), ...rest];
  });
  return [`The documents have ${lines.length} problems, by rule:`, ...rules];
}

/** Rules with the number of their problems, the most frequent first. */
function countRules(problems: readonly DocumentProblem[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { rule } of problems) {
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/**
 * Configuration for `redocly.yaml` that turns the broken rules off: a foreign document may break
 * one hundreds of times. Empty when no rule is broken.
 */
function formatLintAdvice(found: readonly LintFindings[]): string {
  const blocks = found.flatMap(({ api, root, problems }) => {
    // A file that is not YAML breaks no rule that could be turned off.
    const rules = countRules(problems.filter(({ rule }) => rule !== NOT_YAML));
    if (rules.length === 0) return [];
    const lines = rules.map(([rule, count]) => `      ${rule}: off # ${count}`);
    return [`  ${api}:\n    root: ${root}\n    rules:\n${lines.join('\n')}`];
  });
  if (blocks.length === 0) return '';
  const advice =
    'Correct the documents. For one that you do not write, turn off in redocly.yaml what it breaks (how often):';
  return `\n${advice}\napis:\n${blocks.join('\n')}`;
}
