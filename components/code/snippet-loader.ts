import type { Language } from '@/lib/openapi/languages';
import type { SampleRequest } from '@/lib/openapi/request/to-request';

/** Writes a request in a language. */
export type SnippetMaker = (language: Language, request: SampleRequest) => string;
export type SnippetState = 'unasked' | 'loading' | 'failed' | SnippetMaker;

const listeners = new Set<() => void>();
let state: SnippetState = 'unasked';

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
export function askForSnippets(): void {
  if (state !== 'unasked' && state !== 'failed') return;
  publish('loading');
  import('@/lib/openapi/snippets/to-snippet').then(
    ({ toSnippet }) => publish(toSnippet),
    () => publish('failed'),
  );
}
