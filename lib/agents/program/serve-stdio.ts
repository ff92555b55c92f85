import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { PARSE_ERROR } from '../mcp-session';

/**
 * Answers messages that come one a line, as the stdio transport of the Model Context Protocol has them, until the
 * input ends. Answers may come in another order.
 */
export async function serveStdio(
  answer: (message: unknown) => Promise<unknown>,
  input: Readable,
  output: Writable,
): Promise<void> {
  const write = (message: unknown) => {
    if (message !== undefined) output.write(`${JSON.stringify(message)}\n`);
  };
  const running = new Set<Promise<void>>();
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue;
    const run = answerLine(answer, line).then(write);
    running.add(run);
    void run.finally(() => running.delete(run));
  }
  await Promise.all(running);
}

async function answerLine(
  answer: (message: unknown) => Promise<unknown>,
  line: string,
): Promise<unknown> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return PARSE_ERROR;
  }
  return answer(message);
}
