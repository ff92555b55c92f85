'use client';

import { response } from '@/.generated/words/reference/samples';
import { CodeTabs, type CodeTabsProps } from '@/components/ui/code/code-tabs';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import { useSentTab } from './sent-store';

type SentTabsProps = Omit<CodeTabsProps, 'label'> & { of: SandboxOperation };

/** Documented responses and, once a request was sent, what came; nothing without either. */
export function SentTabs({ of, tabs, ...kept }: SentTabsProps) {
  const sent = useSentTab(of);
  const all = sent ? [...tabs, sent] : tabs;
  return all.length > 0 && <CodeTabs label={response} tabs={all} {...kept} />;
}
