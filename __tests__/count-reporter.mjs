/**
 * Prints `N passed, N failed` as the last line of a run, for tools that read one line, and before it the
 * browser tests that passed at their second try only (`setup.ts`).
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
      console.log(`${numPassedTests} passed, ${failed} failed${skipped}`);
    });
  }
}
