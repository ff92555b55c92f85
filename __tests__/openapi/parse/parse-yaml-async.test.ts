import type { ParseResult } from '@/lib/openapi/core/types';
import { parseYamlAsync } from '@/lib/openapi/parse/parse-yaml-async';

const LONG = `openapi: 3.1.0\npaths: {}\n${'# A word.\n'.repeat(3000)}`;
const ANSWER: ParseResult = { ok: false, problems: [] };

type Listener = (event: { data: ParseResult; preventDefault: () => void }) => void;

/** A worker that answers every text with one event. */
function createWorker(event: 'message' | 'messageerror' | 'error') {
  return class {
    static asked: string[] = [];
    static ended = 0;
    readonly #listeners = new Map<string, Listener>();
    addEventListener(name: string, listener: Listener) {
      this.#listeners.set(name, listener);
    }
    postMessage(text: string) {
      (this.constructor as ReturnType<typeof createWorker>).asked.push(text);
      queueMicrotask(() => this.#listeners.get(event)?.({ data: ANSWER, preventDefault() {} }));
    }
    terminate() {
      (this.constructor as ReturnType<typeof createWorker>).ended += 1;
    }
  };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

const setWorker = (Worker: unknown) => Object.assign(globalThis, { Worker });

test('a long text is read by a worker, which ends then', async () => {
  const Worker = createWorker('message');
  setWorker(Worker);
  await expect(parseYamlAsync(LONG)).resolves.toBe(ANSWER);
  expect([Worker.asked, Worker.ended]).toEqual([[LONG], 1]);
});

test('a short text is read before a worker would have started', async () => {
  const Worker = createWorker('message');
  setWorker(Worker);
  await expect(parseYamlAsync('openapi: 3.1.0')).resolves.toMatchObject({ ok: true });
  expect(Worker.asked).toEqual([]);
});

test.each(['error', 'messageerror'] as const)(
  'after an %s of the worker the text is read in the page',
  async (event) => {
    const Worker = createWorker(event);
    setWorker(Worker);
    await expect(parseYamlAsync(LONG)).resolves.toMatchObject({ ok: true });
    expect([Worker.asked.length, Worker.ended]).toEqual([1, 1]);
  },
);

test('where no worker can be made the text is read in the page', async () => {
  await expect(parseYamlAsync(LONG)).resolves.toMatchObject({ ok: true });
  setWorker(function Refused() {
    throw new Error('not here');
  });
  await expect(parseYamlAsync(LONG)).resolves.toMatchObject({ ok: true });
});
