import '@/lib/kit/system/write-words';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { readDocumentValues } from '@/lib/content/load/document-values';
import { makeOnce } from '@/lib/kit/system/make-once';
import { runMain } from '@/lib/kit/system/run-main';
import { writeChanged } from '@/lib/kit/system/write-changed';
import type { JsonObject } from '@/lib/openapi/core/types';
import { applyAdditions } from '@/lib/openapi/parse/document-additions';
import { fillSources } from './fill-sources';
import { type DocumentProblem, lintDocument, NOT_YAML, writeBundle } from './redocly';
import { type BundleOptions, listBundleInputs, listSources } from './sources';

/** Texts of the bundled documents by id. */
const bundles = z.record(z.string(), z.string());

/**
 * Fills the site's values into every OpenAPI document, lints it and writes it as one line of JSON, with what
 * the site adds, keys in the order of the source. Sources that were bundled before are not bundled again.
 * @returns paths of the written files.
 * @throws when a document has a problem: one line each, `file:line: rule: message`, and what to do.
 * Then nothing is written.
 */
export async function bundleDocuments(options: BundleOptions): Promise<readonly string[]> {
  const { targetDir } = options;
  const make = async (): Promise<string> => JSON.stringify(await makeBundles(options));
  const inputs = listBundleInputs(options);
  const json = inputs
    ? await makeOnce({ kind: 'openapi', code: __filename }, inputs, make)
    : await make();
  const texts = Object.entries(bundles.parse(JSON.parse(String(json))));
  mkdirSync(targetDir, { recursive: true });
  const written = texts.map(([name, text]) => writeChanged(join(targetDir, `${name}.json`), text));
  // The next build would export the bundles of deleted documents.
  for (const name of readdirSync(targetDir)) {
    const path = join(targetDir, name);
    if (name.endsWith('.json') && !written.includes(path)) rmSync(path);
  }
  return written;
}

/** Lints and bundles every document. @returns their texts by id. @throws as `bundleDocuments` does. */
async function makeBundles({ sourceDir, root = process.cwd() }: BundleOptions) {
  if (listSources(sourceDir).length === 0) return {};
  const { values, verbatim, additions, isSound } = readDocumentValues(root);
  const filled = fillSources(root, sourceDir, values, verbatim);
  const { cwd, folder, problems, mapToSource, remove } = filled;
  const temporary = mkdtempSync(join(tmpdir(), 'bundles-'));
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
    return Object.fromEntries(
      await Promise.all(
        sources.map(async ([name, source]) => {
          const target = join(temporary, `${name}.json`);
          await writeBundle(source, target, cwd);
          const document: JsonObject = JSON.parse(readFileSync(target, 'utf8'));
          return [
            name,
            `${JSON.stringify(applyAdditions(document, additions.get(name)))}\n`,
          ] as const;
        }),
      ),
    );
  } finally {
    remove();
    rmSync(temporary, { recursive: true });
  }
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
