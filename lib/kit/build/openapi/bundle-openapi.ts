import '@/lib/kit/system/write-words';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { readDocumentValues } from '@/lib/content/load/document-values';
import { appliedOverlays } from '@/lib/content/read-overlays';
import { makeOnce } from '@/lib/kit/system/make-once';
import { runMain } from '@/lib/kit/system/run-main';
import { writeChanged } from '@/lib/kit/system/write-changed';
import { applyAdditions } from '@/lib/openapi/parse/document-additions';
import { fillSources } from './fill-sources';
import { makeBundle } from './make-bundle';
import { findLoneOverlays, listOverlays, OVERLAY_RULE } from './overlays/apply-overlay-files';
import { type DocumentProblem, NOT_YAML } from './redocly';
import { type BundleOptions, listBundleInputs, listSources, PROJECT_DOCUMENTS } from './sources';

/** Bundled documents by id: their texts, and the overlays of those that have any. */
const bundles = z.record(
  z.string(),
  z.object({ text: z.string(), overlays: appliedOverlays.optional() }),
);

/**
 * Fills the site's values into every OpenAPI document, lints it and writes it as one line of JSON, with its overlays
 * applied, with what the site adds, keys in the order of the source. Sources that were bundled before are not
 * bundled again.
 * @returns paths of the written documents.
 * @throws when a document or an overlay has a problem: one line each, `file:line: rule: message`, and what to do.
 * Then nothing is written.
 */
export async function bundleDocuments(options: BundleOptions): Promise<readonly string[]> {
  const { targetDir, overlaysFile } = options;
  const make = async (): Promise<string> => JSON.stringify(await makeBundles(options));
  const inputs = listBundleInputs(options);
  const json = inputs
    ? await makeOnce({ kind: 'openapi', code: __filename }, inputs, make)
    : await make();
  const made = Object.entries(bundles.parse(JSON.parse(String(json))));
  mkdirSync(targetDir, { recursive: true });
  const written = made.map(([name, { text }]) =>
    writeChanged(join(targetDir, `${name}.json`), text),
  );
  // The next build would export the bundles of deleted documents.
  for (const name of readdirSync(targetDir)) {
    const path = join(targetDir, name);
    if (name.endsWith('.json') && !written.includes(path)) rmSync(path);
  }
  const overlays = made.flatMap(([name, { overlays }]) =>
    overlays ? [[name, overlays] as const] : [],
  );
  if (overlaysFile !== undefined)
    writeChanged(overlaysFile, `${JSON.stringify(Object.fromEntries(overlays))}\n`);
  return written;
}

/** Lints and bundles every document. @returns what `bundles` describes. @throws as `bundleDocuments` does. */
async function makeBundles({ sourceDir, root = process.cwd() }: BundleOptions) {
  const names = listSources(sourceDir).map(([name]) => name);
  if (names.length === 0) return {};
  const { values, verbatim, additions, isSound } = readDocumentValues(root);
  const isOverlaid = names.some((name) => listOverlays(join(sourceDir, name)).length > 0);
  const filled = fillSources(root, sourceDir, values, verbatim, isOverlaid);
  const { cwd, folder, problems, mapToSource, remove } = filled;
  try {
    const made = await Promise.all(
      listSources(resolve(cwd, folder)).map(async ([api, source]) => ({
        api,
        root: join(sourceDir, api, basename(source)),
        ...(await makeBundle(relative(cwd, source), cwd)),
      })),
    );
    const found = made.map((one) => ({ ...one, problems: one.problems.map(mapToSource) }));
    const lost = findLoneOverlays(sourceDir, names);
    const lines = [
      ...listProblems([...problems, ...lost, ...found.flatMap((one) => one.problems)]),
    ];
    const advice = formatLintAdvice(found);
    if (advice !== '') lines.push(advice);
    if (!isSound) lines.push('content/site.json is invalid: it has no values for the documents');
    if (lines.length > 0) throw new Error(lines.join('\n'));
    return Object.fromEntries(
      made.map(({ api, document, actions, source }) => {
        const text = `${JSON.stringify(applyAdditions(document, additions.get(api)))}\n`;
        const overlays = actions.length > 0 && { actions, source: JSON.stringify(source) };
        return [api, { text, ...(overlays && { overlays }) }];
      }),
    );
  } finally {
    remove();
  }
}

async function main(): Promise<void> {
  const written = await bundleDocuments(PROJECT_DOCUMENTS);
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
    problems.map((one) => [`${formatPlace(one)}: ${one.rule}: ${one.message}`, one]),
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

/** Place of a problem as editors open it: `file:line`, or `file:line:column`. */
function formatPlace({ file, line, column }: DocumentProblem): string {
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
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
    // A file that is not YAML, or an overlay, breaks no rule that could be turned off.
    const rules = countRules(
      problems.filter(({ rule }) => rule !== NOT_YAML && rule !== OVERLAY_RULE),
    );
    if (rules.length === 0) return [];
    const lines = rules.map(([rule, count]) => `      ${rule}: off # ${count}`);
    return [`  ${api}:\n    root: ${root}\n    rules:\n${lines.join('\n')}`];
  });
  if (blocks.length === 0) return '';
  const advice =
    'Correct the documents. For one that you do not write, turn off in redocly.yaml what it breaks (how often):';
  return `\n${advice}\napis:\n${blocks.join('\n')}`;
}
