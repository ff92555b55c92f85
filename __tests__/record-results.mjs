import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { readSourceStamp } from '../lib/kit/build/source-stamp.mjs';
import { SAMPLE } from './shipped-documents.mjs';

/** Folder of the results: one file for each state of content and code, which `lib/kit/build/proof` reads. */
const FOLDER = 'node_modules/.cache/test-results';

/** Time after its last change when a file of results is deleted, in ms. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Kinds of suites that look at an export: their results are of what it was made from. */
const ABOUT_EXPORT = ['export', 'browser', 'engines'];
/** Kinds of suites that look at content and code as they are now. */
const ABOUT_SOURCES = ['unit', 'programs'];

/**
 * Keeps the results of a run for the page `/proof/`, beside those of other suites about the same content and code.
 * Nothing is kept of runs about the sample, whose content is not that of the portal.
 *
 * @param {readonly object[]} suites suites as Jest reports them
 * @param {string} figuresFile file that `reportFigure` wrote
 */
export function recordResults(suites, figuresFile) {
  if (SAMPLE !== '.') return;
  const figures = readLines(figuresFile);
  const stamps = { sources: readSourceStamp('.'), export: readExportStamp() };
  const byStamp = { [stamps.sources]: {}, ...(stamps.export && { [stamps.export]: {} }) };
  for (const suite of suites) {
    const kind = suite.displayName?.name;
    const isKnown = [...ABOUT_EXPORT, ...ABOUT_SOURCES].includes(kind);
    const stamp = ABOUT_EXPORT.includes(kind) ? stamps.export : stamps.sources;
    if (!isKnown || stamp === undefined) continue;
    const path = relative('.', suite.testFilePath).split(sep).join('/');
    byStamp[stamp][path + markLanguage()] = describeSuite(suite, figures);
  }
  for (const [stamp, results] of Object.entries(byStamp))
    if (Object.keys(results).length > 0) addResults(join(FOLDER, `${stamp}.json`), results);
}

const readLines = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

/** ` (de)` in the project of a further language, whose results stand beside those of the first; else empty. */
function markLanguage() {
  const file = 'content/translation.json';
  return existsSync(file) ? ` (${JSON.parse(readFileSync(file, 'utf8')).own})` : '';
}

/** Hash of what the export under test was made from; `undefined` where it does not say. */
function readExportStamp() {
  const file = join(process.env.DIST_DIR ?? 'out', 'proof/proof.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).sources : undefined;
}

/** Result of a suite. One that could not be started has failed, whatever its tests are. */
export function describeSuite(suite, figures) {
  const { testFilePath, testExecError, perfStats, testResults } = suite;
  const count = (...states) => testResults.filter(({ status }) => states.includes(status)).length;
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  const isBroken = Boolean(testExecError) && failures.length === 0;
  return {
    passed: count('passed'),
    failed: isBroken ? 1 : failures.length,
    skipped: count('pending', 'todo', 'skipped', 'disabled'),
    failures: isBroken ? [relative('.', testFilePath).split(sep).join('/')] : failures,
    began: new Date(perfStats?.start || Date.now()).toISOString(),
    figures: figures
      .filter(({ suite: path }) => path === testFilePath)
      .map(({ name, part, count: number }) => ({ name, part, count: number })),
  };
}

/** Adds results to those of earlier runs; a suite has the last one. Files that nobody adds to any more go. */
function addResults(file, results) {
  const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).suites : {};
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ suites: { ...earlier, ...results } }));
  for (const name of readdirSync(dirname(file))) {
    const other = join(dirname(file), name);
    if (Date.now() - statSync(other).mtimeMs > KEPT_FOR_MS) rmSync(other, { force: true });
  }
}
