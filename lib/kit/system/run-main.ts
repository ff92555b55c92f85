/**
 * Runs a command's main function. On an error, prints its message (the stack only of a programming
 * error) and sets exit code 1.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    const isProgrammingError = !(error instanceof Error) || error instanceof TypeError;
    console.error(isProgrammingError ? error : `\n${error.message}`);
  }
}
