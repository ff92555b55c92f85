'use client';

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import * as words from '@/.generated/words/workbench/request-opener';
import type { CodeTab } from '@/components/ui/code/code-tabs';
import styles from '@/components/ui/code/code.module.css';
import { createLazy, ReloadNotice } from '@/components/ui/lazy/create-lazy';
import type { ApiIndex } from '@/lib/openapi/core/types';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import {
  getPrefill,
  type Prefill,
  setPrefill,
  subscribePrefill,
} from '@/lib/workbench/response/prefill';
import { countOpenForm } from '@/lib/workbench/send/open-forms';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';

/** The form; not in the export where `runner` of content/site.json is `false`. */
const form =
  process.env.NEXT_PUBLIC_RUNNER === 'off'
    ? undefined
    : createLazy(() =>
        import('./send-form').then(
          (loaded) => loaded.SendForm,
          () => ReloadNotice,
        ),
      );

/** Values that a link fills into the form of an operation; `undefined` for none. */
function usePrefill(of: SandboxOperation | undefined): Prefill | undefined {
  return useSyncExternalStore(
    subscribePrefill,
    () => of && getPrefill(of.api, of.operation),
    () => undefined,
  );
}

/** A request that its page can send to the sandbox. */
export type Sendable = {
  /** Its operation; `undefined` where nothing can be sent. */
  readonly of: SandboxOperation | undefined;
  /** Request that the page shows to begin with. */
  readonly base: SampleRequest;
  /** Receives the tab of a response. */
  readonly onSent: (tab: CodeTab) => void;
  /** Gets the document that the page has loaded; absent where it has none but the copy in the export. */
  readonly getApi?: (name: string) => Promise<ApiIndex | undefined>;
  /** Whether links of responses fill in its form, and open it. */
  readonly isLinked?: boolean;
  /** Name of the request, where its page has several that can be sent: `Capture`. */
  readonly title?: string;
};

type SendPart = {
  /** The request as the form makes it; `base` while the form is closed. */
  readonly request: SampleRequest;
  /** Opens and closes the form; nothing where nothing can be sent. */
  readonly button: ReactNode;
  /** The form, which is loaded when it opens; nothing while it is closed. */
  readonly form: ReactNode;
};

type OpenButtonProps = {
  name: string;
  /** Name of the request, where several on a page have such a button: `Capture`. */
  request?: string | undefined;
  isOpen: boolean;
  /** Loads what opens. */
  preload: () => void;
  onChange: (isOpen: boolean) => void;
};

/** Opens and closes a form in the frame of a sample. */
export function OpenButton({ name, request, isOpen, preload, onChange }: OpenButtonProps) {
  return (
    <button
      type="button"
      className={styles.send}
      aria-label={request === undefined ? undefined : words.buttonFor({ button: name, request })}
      aria-expanded={isOpen}
      // A press finds the form there: one that is still awaited is shown 300 ms later by React.
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => onChange(!isOpen)}
    >
      {name}
    </button>
  );
}

/** Form that sends a request from where it stands: of the reference, a guide, the composer alike. */
export function useSendPart(sendable: Sendable): SendPart {
  const { of, base, onSent, getApi, isLinked = false, title } = sendable;
  const prefill = usePrefill(isLinked ? of : undefined);
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || prefill !== undefined;
  useEffect(() => (isOpen ? countOpenForm() : undefined), [isOpen]);
  const setOpen = (next: boolean) => {
    setPressed(next);
    if (prefill) setPrefill(undefined);
  };
  const [edited, setEdited] = useState<SampleRequest>();
  if (!of || !form) return { request: base, button: null, form: null };
  const loadChecks = async () => {
    const { createRequestChecks } = await import('./request-checks');
    return createRequestChecks(of, await getApi?.(of.api));
  };
  return {
    request: edited ?? base,
    button: (
      <OpenButton
        name={words.sendToSandbox}
        request={title}
        isOpen={isOpen}
        preload={form.preload}
        onChange={setOpen}
      />
    ),
    form: isOpen && (
      <form.Part
        key={prefill && JSON.stringify(prefill)}
        props={{ of, base, loadChecks, onSent, onRequest: setEdited, prefill }}
        fallback={<p className={styles.waiting}>{words.loadingForm}</p>}
      />
    ),
  };
}
