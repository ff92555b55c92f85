import { isShipped, listSkippedSuites } from './shipped-documents.mjs';

/**
 * Prints `N passed, N failed` as the last line of a run, for tools that read one line, and before it the
 * browser tests that passed at their second try only (`setup.ts`), and what was skipped for want of the
 * shipped documents.
 */
export default class CountReporter {
  #unsteady = [];

  onTestCaseResult(_test, { fullName, invocations, status }) {
    if (status === 'passed' && invocations > 1) this.#unsteady.push(fullName);
  }

  onRunComplete(
    _contexts,
    { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites },
  ) {
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
    // Jest prints its own summary after the reporters: wait until the process is about to leave.
    process.once('exit', () => {
      for (const name of this.#unsteady) console.log(`Passed at the second try: ${name}`);
      if (!isShipped) console.log(toReason(listSkippedSuites()));
      console.log(`${numPassedTests} passed, ${failed} failed${skipped}`);
    });
  }
}

const toReason = (suites) =>
  `Skipped, since content/site.json does not list the documents that the portal is shipped with: single tests, and ${suites.length} suites\n${suites.join('\n')}`;
