'use client';

import { type MouseEvent, useState } from 'react';
import styles from './copy-button.module.css';

const COPIED_FOR_MS = 2000;
const LABELS = { idle: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C' } as const;

type CopyButtonProps = {
  /** The text to copy. Without it, the code on show beside the button is copied. */
  text?: string;
  /** What is copied, for readers who do not see where the button stands. */
  label?: string;
  /** Where it stands; in a line of text unless said otherwise. */
  className?: string | undefined;
};

function shownCode(button: Element): string {
  const blocks = [...(button.closest('[data-code]')?.querySelectorAll('pre') ?? [])];
  const block = blocks.find((one) => one.checkVisibility());
  return (block?.querySelector('code') ?? block)?.textContent ?? '';
}

/** Copies code to the clipboard and says so. */
export function CopyButton({ text, label = 'code', className = styles.inline }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof LABELS>('idle');
  const copy = async (event: MouseEvent<HTMLButtonElement>) => {
    const wanted = text ?? shownCode(event.currentTarget);
    // The clipboard is refused outside secure contexts and by some policies.
    const copied = await navigator.clipboard?.writeText(wanted).then(
      () => true,
      () => false,
    );
    setState(copied ? 'copied' : 'failed');
    setTimeout(() => setState('idle'), COPIED_FOR_MS);
  };
  return (
    <button type="button" className={className} onClick={copy}>
      <span aria-live="polite">{LABELS[state]}</span>
      <span className="visually-hidden"> {label}</span>
    </button>
  );
}
