import { useSyncExternalStore } from 'react';
import type { CodeTab } from '@/components/ui/code/code-tabs';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';

/** An operation by its document and id. */
type OperationRef = Pick<SandboxOperation, 'api' | 'operation'>;

const listeners = new Set<() => void>();
/** Tab of the last response of each operation, in memory only. */
const tabs = new Map<string, CodeTab>();

function toKey({ api, operation }: OperationRef): string {
  return `${api} ${operation}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the response to a sent request beside the documented ones, until the page is left. */
export function showSentTab(of: OperationRef, tab: CodeTab): void {
  tabs.set(toKey(of), tab);
  listeners.forEach((listener) => listener());
}

/** Tab of the last response of an operation; `undefined` before the first. */
export function useSentTab(of: OperationRef): CodeTab | undefined {
  const key = toKey(of);
  return useSyncExternalStore(
    subscribe,
    () => tabs.get(key),
    () => undefined,
  );
}
