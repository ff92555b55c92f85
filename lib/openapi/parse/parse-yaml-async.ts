import type { ParseResult } from '../core/types';

/** Characters that are read sooner than a worker starts, even where every one of them opens a bracket. */
const MAX_INLINE_CHARS = 5000;

/**
 * Reads a YAML text beside the page where there are workers: a document of some megabytes takes a second or more, in
 * which the page must answer. What a worker cannot do or hand over (no workers, one that does not load, a document
 * nested too deep to be copied) is done in the page.
 * @returns what `parseYaml` returns; `undefined` when its reader did not load.
 */
export async function parseYamlAsync(text: string): Promise<ParseResult | undefined> {
  const isLong = text.length > MAX_INLINE_CHARS && typeof Worker === 'function';
  const result = isLong ? await parseInWorker(text).catch(() => undefined) : undefined;
  if (result !== undefined) return result;
  const reader = await import('./parse-yaml').catch(() => undefined);
  return reader?.parseYaml(text);
}

/** `undefined`: the worker failed. Refused when none can be made. */
function parseInWorker(text: string): Promise<ParseResult | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./yaml-worker.ts', import.meta.url), { type: 'module' });
    const end = (result?: ParseResult) => {
      worker.terminate();
      resolve(result);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ParseResult>) => end(data));
    worker.addEventListener('messageerror', () => end());
    worker.addEventListener('error', (event) => {
      // It is read all the same: nothing to report.
      event.preventDefault();
      end();
    });
    worker.postMessage(text);
  });
}
