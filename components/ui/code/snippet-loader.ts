import type { Language } from '@/lib/openapi/core/languages';
import type { SampleRequest } from '@/lib/openapi/request/build-request';

/** Writes a request in a language. */
export type SnippetPrinter = (language: Language, request: SampleRequest) => string;
export type SnippetState = 'idle' | 'loading' | 'failed' | SnippetPrinter;

const listeners = new Set<() => void>();
let state: SnippetState = 'idle';

function publish(next: SnippetState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** Calls back when the state changes. Returns how to end it. */
export function subscribeSnippets(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether samples can be written yet. */
export function currentSnippets(): SnippetState {
  return state;
}

/** Loads the snippet library, once; after a failure anew. */
export function loadSnippets(): void {
  if (state !== 'idle' && state !== 'failed') return;
  publish('loading');
  import('@/lib/openapi/snippets/print-snippet').then(
    ({ printSnippet }) => publish(printSnippet),
    () => publish('failed'),
  );
}
