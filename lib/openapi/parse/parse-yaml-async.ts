import { askWorker } from '@/lib/store/ask-worker';
import { reviveDecimals } from '../core/decimal';
import type { ParseResult } from '../core/types';

/**
 * Longest text in characters that is parsed in the page: even if each opens a bracket, that takes
 * less time than a worker takes to start.
 */
const MAX_INLINE_CHARS = 5000;

/**
 * Parses a YAML text in a worker: a document of some megabytes takes a second or more, in which the
 * page must respond. What a worker cannot do or hand over (no workers, one that does not load, a
 * document nested too deep to be copied) is done in the page.
 * @returns The result of `parseYaml`; `undefined` when its module did not load.
 */
export async function parseYamlAsync(text: string): Promise<ParseResult | undefined> {
  const isLong = text.length > MAX_INLINE_CHARS && typeof Worker === 'function';
  const result = isLong ? await parseInWorker(text).catch(() => undefined) : undefined;
  if (result !== undefined) return result;
  const reader = await import('./parse-yaml').catch(() => undefined);
  return reader?.parseYaml(text);
}

/** Parses in a worker. `undefined` where it failed; rejects when none can be created. */
async function parseInWorker(text: string): Promise<ParseResult | undefined> {
  const worker = new Worker(new URL('./yaml-worker.ts', import.meta.url), { type: 'module' });
  const result = await askWorker<ParseResult>(worker, text);
  if (result) reviveDecimals(result);
  return result;
}
