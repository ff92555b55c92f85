'use client';

import { useSyncExternalStore } from 'react';
import { response } from '@/.generated/words/reference/samples';
import { type CodeTab, CodeTabs, type CodeTabsProps } from '@/components/ui/code/code-tabs';
import { createListeners } from '@/lib/store/listeners';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';

type SentTabsProps = Omit<CodeTabsProps, 'label'> & { of: SandboxOperation };

/** Documented responses and, once a request was sent, what came; nothing without either. */
export function SentTabs({ of, tabs, ...kept }: SentTabsProps) {
  const sent = useSentTab(of);
  const all = sent ? [...tabs, sent] : tabs;
  return all.length > 0 && <CodeTabs label={response} tabs={all} {...kept} />;
}

/** An operation by its document and id. */
type OperationRef = Pick<SandboxOperation, 'api' | 'operation'>;

const { subscribe, notify } = createListeners();
/** Tab of the last response of each operation, in memory only. */
const tabs = new Map<string, CodeTab>();

function toKey({ api, operation }: OperationRef): string {
  return `${api} ${operation}`;
}

/** Shows the response to a sent request beside the documented ones, until the page is left. */
export function showSentTab(of: OperationRef, tab: CodeTab): void {
  tabs.set(toKey(of), tab);
  notify();
}

/** Tab of the last response of an operation; `undefined` before the first. */
function useSentTab(of: OperationRef): CodeTab | undefined {
  const key = toKey(of);
  return useSyncExternalStore(
    subscribe,
    () => tabs.get(key),
    () => undefined,
  );
}
