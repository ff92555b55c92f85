'use client';

import { type ReactNode, useState } from 'react';
import { response } from '@/.generated/words/reference/samples';
import { type CodeTab, CodeTabs } from '@/components/ui/code/code-tabs';
import styles from '@/components/ui/code/code.module.css';
import { InnerLanguageTabs } from '@/components/ui/code/language-tabs';
import { RELEASED_REQUEST } from '@/lib/bootstrap/start/chosen-release';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { NamedOperation } from '@/lib/workbench/releases/judge-request';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import { ReleaseRemark } from '../release/release-remark';
import { usePrograms } from './request-programs';
import { useSendPart } from './send-part';

type RequestTabsProps = {
  /** Name of the request: `Capture`. */
  title: string;
  request: SampleRequest;
  /** The first request in every language, printed at build: shown until there is another one. */
  printed: ReactNode;
  /** Tabs of documented responses. */
  responses?: readonly CodeTab[] | undefined;
  /** Tab of the response that came. */
  sent?: CodeTab | undefined;
  /** Content below the tabs. */
  children?: ReactNode;
};

/** A request in every language and its responses, in one frame. */
export function RequestTabs({
  title,
  request,
  printed,
  responses = [],
  sent,
  children,
}: RequestTabsProps) {
  const [first] = useState(request);
  const panel = request === first ? printed : <Programs request={request} />;
  const tabs = [{ title, panel, hasPanels: true } as const, ...responses];
  return (
    <CodeTabs label={title} tabs={sent ? [...tabs, sent] : tabs}>
      {children}
    </CodeTabs>
  );
}

function Programs({ request }: { request: SampleRequest }) {
  return <InnerLanguageTabs tabs={usePrograms(request)} />;
}

type SendableRequestProps = Omit<RequestTabsProps, 'sent' | 'children'> & {
  /** What its form asks for; absent where it cannot be sent. */
  of?: SandboxOperation | undefined;
  /** Its operation. */
  named: NamedOperation;
};

type RequestFootProps = {
  of: NamedOperation;
  request: SampleRequest;
  /** What sends the request; nothing where nothing can be sent. */
  children: ReactNode;
};

/** Line below a request: what sends it, and how it fits the release that the reader has chosen. */
export function RequestFoot({ of, request, children }: RequestFootProps) {
  return (
    <div className={styles.foot} {...{ [RELEASED_REQUEST]: of.api }}>
      <ReleaseRemark {...{ of, request }} />
      {children}
    </div>
  );
}

/** A request with its documented responses and what sends it; below that the response that came. */
export function SendableRequest({
  of,
  named,
  request: base,
  title,
  ...rest
}: SendableRequestProps) {
  const [sent, setSent] = useState<CodeTab>();
  const { request, button, form } = useSendPart({ of, base, onSent: setSent, title });
  return (
    <>
      <RequestTabs {...{ title, request }} {...rest}>
        <RequestFoot of={named} request={request}>
          {button}
        </RequestFoot>
        {form}
      </RequestTabs>
      {sent && <CodeTabs label={response} tabs={[sent]} />}
    </>
  );
}
