import type { Language } from '@/lib/openapi/core/sample-languages';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { createListeners } from '@/lib/store/listeners';

/** Prints a request as code in a language. */
export type SnippetPrinter = (language: Language, request: SampleRequest) => string;
/** Loading state of the snippet printer; the printer once it is loaded. */
export type SnippetState = 'idle' | 'loading' | 'failed' | SnippetPrinter;

const { subscribe, notify } = createListeners();
let state: SnippetState = 'idle';

function publish(next: SnippetState): void {
  state = next;
  notify();
}

/** Calls back when the state changes. Returns how to unsubscribe. */
export const subscribeSnippets = subscribe;

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
