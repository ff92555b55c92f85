import { createInterface } from 'node:readline/promises';

/** Streams of a terminal. */
type Streams = {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
};

/** Question of a terminal, and what its answer means. */
export type Question<Value> = {
  readonly text: string;
  /** @throws with what is wrong with an answer. */
  readonly read: (answer: string) => Promise<Value> | Value;
};

/** Somebody who answers questions. */
export type Terminal = {
  /** Asks until the answer is a good one. Never ends where the terminal does. */
  readonly ask: <Value>(question: Question<Value>) => Promise<Value>;
  readonly say: (text: string) => void;
};

/**
 * Runs questions on a terminal. Lines that come before their question are kept: somebody may paste all answers.
 * @throws where the input ends before the last answer, and as soon as Ctrl+C is pressed.
 */
export async function runQuestions<Result>(
  { input, output }: Streams,
  run: (terminal: Terminal) => Promise<Result>,
): Promise<Result> {
  const reader = createInterface({ input, output });
  const lines = reader[Symbol.asyncIterator]();
  let hasEnded = false;
  reader.once('close', () => (hasEnded = true));
  const say = (text: string) => void output.write(`${text}\n`);
  const stop = () => new Error('Stopped before the last answer: nothing was written');
  const interrupted = new Promise<never>((_, reject) =>
    reader.once('SIGINT', () => reject(stop())),
  );
  const readLine = async (text: string): Promise<string> => {
    reader.setPrompt(text);
    // Answers that came before the input ended are still to be read; Node 24 and later prompt no more.
    if (hasEnded) output.write(text);
    else reader.prompt();
    const { done, value } = await lines.next();
    if (done === true) throw stop();
    return value.trim();
  };
  const ask: Terminal['ask'] = async ({ text, read }) => {
    for (;;) {
      const answer = await readLine(text);
      try {
        return await read(answer);
      } catch (error) {
        // A programming error needs its stack.
        if (!(error instanceof Error) || error instanceof TypeError) throw error;
        say(`  ${error.message.trim().replaceAll('\n', '\n  ')}`);
      }
    }
  };
  try {
    return await Promise.race([run({ ask, say }), interrupted]);
  } finally {
    reader.close();
  }
}
