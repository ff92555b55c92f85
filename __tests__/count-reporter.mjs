/** Prints `N passed, N failed` as the last line of a run, for tools that read one line. */
export default class CountReporter {
  onRunComplete(
    _contexts,
    { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites },
  ) {
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
    // Jest prints its own summary after the reporters: wait until the process is about to leave.
    process.once('exit', () => console.log(`${numPassedTests} passed, ${failed} failed${skipped}`));
  }
}
