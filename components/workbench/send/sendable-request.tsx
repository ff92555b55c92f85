'use client';

import { type ReactNode, useState } from 'react';
import { type CodeTab, CodeTabs } from '@/components/ui/code/code-tabs';
import styles from '@/components/ui/code/code.module.css';
import { InnerLanguageTabs } from '@/components/ui/code/language-tabs';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import { usePrograms } from './request-programs';
import { useSendPart } from './send-part';

type SendableRequestProps = {
  /** Name of the request: `Capture`. */
  title: string;
  /** Its operation; absent where it cannot be sent. */
  of?: SandboxOperation | undefined;
  request: SampleRequest;
  /** The request in every language, printed at build: shown until another one is. */
  printed: ReactNode;
  /** Tabs of documented responses. */
  responses?: readonly CodeTab[];
};

/** A request in every language, what sends it, and in the same frame its responses, also the one that came. */
export function SendableRequest({
  title,
  of,
  request: base,
  printed,
  responses = [],
}: SendableRequestProps) {
  const [sent, setSent] = useState<CodeTab>();
  const [first] = useState(base);
  const { request, button, form } = useSendPart({ of, base, onSent: setSent });
  const panel = request === first ? printed : <Programs request={request} />;
  const tabs = [{ title, panel, hasPanels: true } as const, ...responses];
  return (
    <CodeTabs label={title} tabs={sent ? [...tabs, sent] : tabs}>
      {button && (
        <>
          <div className={styles.foot}>{button}</div>
          {form}
        </>
      )}
    </CodeTabs>
  );
}

function Programs({ request }: { request: SampleRequest }) {
  return <InnerLanguageTabs tabs={usePrograms(request)} />;
}
