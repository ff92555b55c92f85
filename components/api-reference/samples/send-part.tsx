'use client';

import styles from '@/components/ui/code/code.module.css';
import { createLazy, ReloadNotice } from '@/components/ui/lazy/create-lazy';
import type { SendFormProps } from '@/components/workbench/send/send-form';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';

/** The form; not in the export where `runner` of content/site.json is `false`. */
const form =
  process.env.NEXT_PUBLIC_RUNNER === 'off'
    ? undefined
    : createLazy(() =>
        import('@/components/workbench/send/send-form').then(
          (loaded) => loaded.SendForm,
          () => ReloadNotice,
        ),
      );

const loadChecks =
  process.env.NEXT_PUBLIC_RUNNER === 'off'
    ? () => Promise.resolve(undefined)
    : async (of: SandboxOperation) => (await import('./request-checks')).createRequestChecks(of);

type SendButtonProps = { isOpen: boolean; onChange: (isOpen: boolean) => void };

/** Opens and closes the form that sends a request. */
export function SendButton({ isOpen, onChange }: SendButtonProps) {
  if (process.env.NEXT_PUBLIC_RUNNER === 'off') return null;
  return (
    <button
      type="button"
      className={styles.send}
      aria-expanded={isOpen}
      // A press finds the form there: one that is still awaited is shown 300 ms later by React.
      onPointerEnter={form?.preload}
      onFocus={form?.preload}
      onClick={() => onChange(!isOpen)}
    >
      Send to sandbox
    </button>
  );
}

/** The form, which is loaded when it opens. */
export function SendPart(props: Omit<SendFormProps, 'loadChecks'>) {
  const waiting = <p className={styles.waiting}>Loading the form …</p>;
  return form && <form.Part props={{ ...props, loadChecks }} fallback={waiting} />;
}
