import type { Language } from '@/lib/openapi/core/sample-languages';
import type { SampleRequest } from '@/lib/openapi/request/build-request';

/** Prints a request as code in a language. */
export type SnippetPrinter = (language: Language, request: SampleRequest) => string;
/** Loading state of the snippet printer; the printer once it is loaded. */
export type SnippetState = 'idle' | 'loading' | 'failed' | SnippetPrinter;

const listeners = new Set<() => void>();
let state: SnippetState = 'idle';

function publish(next: SnippetState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** Calls back when the state changes. Returns how to unsubscribe. */
export function subscribeSnippets(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Current state of the snippet printer. */
export function currentSnippets(): SnippetState {
  return state;
}

/** Loads the snippet printer once; after a failure, the next call tries again. */
export function loadSnippets(): void {
  if (state !== 'idle' && state !== 'failed') return;
  publish('loading');
  import('@/lib/openapi/snippets/print-snippet').then(
    ({ printSnippet }) => publish(printSnippet),
    () => publish('failed'),
  );
}
