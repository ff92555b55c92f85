import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Message of what was thrown. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Makes one thing of a build.
 * @param problem what is wrong where that fails, with its page or file: `content/icon.svg cannot be drawn`.
 * @param remedy what to do then, a sentence.
 * @throws with all three.
 */
export async function makeOrExplain<T>(
  problem: string,
  remedy: string,
  make: () => T | Promise<T>,
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    throw new Error(`${problem} (${describeError(error)}). ${remedy}`, { cause: error });
  }
}

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

/**
 * Reads the options of a command line.
 * @param usage what a command takes, for the message about what it does not.
 * @throws with the usage for an option that does not exist, and one without its value.
 */
export function readOptions<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Behind its first sentence Node explains how to pass arguments that begin with a hyphen.
    const [first = 'Unknown option'] = error instanceof Error ? error.message.split('. ') : [];
    throw new Error(`${first}\n${usage}`, { cause: error });
  }
}
