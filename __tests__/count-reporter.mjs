import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordResults } from './record-results.mjs';
import { isShipped, listSkippedSuites } from './shipped-documents.mjs';

/**
 * Prints `N passed, N failed` as the last line of a run, for tools that read one line, and before it what
 * passed only at a second try, and what was skipped for want of an engine or of the shipped documents. Runs that share a file, named by
 * `TEST_COUNTS`, are counted together: the last line of the last one is the sum. Results are kept for `/proof/`.
 */
export default class CountReporter {
  constructor({ testNamePattern }) {
    this.isWhole = !testNamePattern;
    this.figures = mkdtempSync(join(tmpdir(), 'figures-'));
    // Workers have the variables of this process.
    process.env.TEST_FIGURES = join(this.figures, 'figures');
  }

  onRunComplete(
    _contexts,
    { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults },
  ) {
    // A suite of which some tests were chosen says nothing of the others.
    if (this.isWhole) recordResults(testResults, process.env.TEST_FIGURES);
    rmSync(this.figures, { recursive: true, force: true });
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const counts = addUp([numPassedTests, failed, numPendingTests]);
    // Jest prints its own summary after the reporters: wait until the process is about to leave.
    process.once('exit', () => {
      for (const name of listRetried(testResults)) console.log(`Passed at the second try: ${name}`);
      // Jest says nothing of a suite that is skipped as a whole.
      for (const title of listMissingEngines(testResults)) console.log(`Skipped: ${title}`);
      if (!isShipped) console.log(toReason(listSkippedSuites()));
      console.log(toLine(counts));
    });
  }
}

/** The counts of a run, and of the runs before it. */
function addUp(counts) {
  const file = process.env.TEST_COUNTS;
  if (!file) return counts;
  const earlier = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  appendFileSync(file, `${JSON.stringify(counts)}\n`);
  const runs = [counts, ...earlier.map((line) => JSON.parse(line))];
  return counts.map((_, index) => runs.reduce((sum, run) => sum + run[index], 0));
}

const listRetried = (suites) =>
  suites
    .flatMap(({ testResults }) => testResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);

const listMissingEngines = (suites) =>
  suites
    .flatMap(({ testResults }) => testResults)
    .filter(({ status, title }) => status === 'pending' && / is missing: install /.test(title))
    .map(({ title }) => title);

const toLine = ([passed, failed, skipped]) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const toReason = (suites) =>
  `Skipped, since content/site.json does not list the documents that the portal is shipped with: single tests, and ${suites.length} suites\n${suites.join('\n')}`;
