'use client';

import styles from '@/components/ui/code/code.module.css';
import { createLazy, ReloadNotice } from '@/components/ui/lazy/create-lazy';
import type { SendFormProps } from '@/components/workbench/send/send-form';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';

/** Loads the form; not in the export where `runner` of content/site.json is `false`. */
const loadForm = async () => {
  if (process.env.NEXT_PUBLIC_RUNNER === 'off') return ReloadNotice;
  return (await import('@/components/workbench/send/send-form')).SendForm;
};

const form = createLazy(() => loadForm().catch(() => ReloadNotice));

const loadChecks = async (of: SandboxOperation) => {
  if (process.env.NEXT_PUBLIC_RUNNER === 'off') return undefined;
  return (await import('./request-checks')).createRequestChecks(of);
};

type SendButtonProps = { isOpen: boolean; onChange: (isOpen: boolean) => void };

/** Opens and closes the form that sends a request. */
export function SendButton({ isOpen, onChange }: SendButtonProps) {
  return (
    <button
      type="button"
      className={styles.send}
      aria-expanded={isOpen}
      onClick={() => onChange(!isOpen)}
    >
      Send to sandbox
    </button>
  );
}

/** The form, which is loaded when it opens. */
export function SendPart(props: Omit<SendFormProps, 'loadChecks'>) {
  const waiting = <p className={styles.waiting}>Loading the form …</p>;
  return <form.Part props={{ ...props, loadChecks }} fallback={waiting} />;
}
