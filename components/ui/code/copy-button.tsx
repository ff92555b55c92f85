'use client';

import { type MouseEvent, useState } from 'react';
import styles from './copy-button.module.css';

const COPIED_FOR_MS = 2000;
const LABELS = { idle: '', copied: 'Copied', failed: 'Press Ctrl+C', mac: 'Press ⌘C' } as const;

type CopyButtonProps = {
  /** What is copied, for readers who do not see where the button stands. */
  label: string;
  /** Where it stands; in a line of text unless said otherwise. */
  className?: string | undefined;
};

/** The code on show in the button's frame, or else what stands before it in a line of text. */
function visibleCode(button: Element): Element | null {
  const blocks = [...(button.closest('[data-code]')?.querySelectorAll('pre') ?? [])];
  const block = blocks.find((one) => one.checkVisibility());
  return block?.querySelector('code') ?? block ?? button.previousElementSibling;
}

/** Copies code to the clipboard and says so; where that is refused, it is selected for the reader to copy. */
export function CopyButton({ label, className = styles.inline }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof LABELS>('idle');
  const copy = async (event: MouseEvent<HTMLButtonElement>) => {
    const code = visibleCode(event.currentTarget);
    // The clipboard is refused outside secure contexts and by some policies.
    const copied = await navigator.clipboard?.writeText(code?.textContent ?? '').then(
      () => true,
      () => false,
    );
    if (!copied && code) getSelection()?.selectAllChildren(code);
    setState(copied ? 'copied' : navigator.platform.startsWith('Mac') ? 'mac' : 'failed');
    setTimeout(() => setState('idle'), COPIED_FOR_MS);
  };
  return (
    <button type="button" className={className} onClick={copy}>
      {state === 'idle' && 'Copy'}
      {/* Empty in between: that it can be pressed again is not read out. */}
      <span aria-live="polite">{LABELS[state]}</span>
      <span className="visually-hidden"> {label}</span>
    </button>
  );
}
