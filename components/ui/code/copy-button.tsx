'use client';

import { type MouseEvent, useState } from 'react';
import styles from './copy-button.module.css';

const COPIED_FOR_MS = 2000;
const LABELS = { idle: '', copied: 'Copied', failed: 'Press Ctrl+C', mac: 'Press ⌘C' } as const;

type CopyButtonProps = {
  /** Name of what is copied, for screen readers. */
  label: string;
  /** Class of the button; without it the button fits into a line of text. */
  className?: string | undefined;
};

/** The visible code in the button's `data-code` frame, else the element before the button. */
function visibleCode(button: Element): Element | null {
  const blocks = [...(button.closest('[data-code]')?.querySelectorAll('pre') ?? [])];
  const block = blocks.find((one) => one.checkVisibility());
  return block?.querySelector('code') ?? block ?? button.previousElementSibling;
}

/** Copies code to the clipboard and says so; selects the code where the clipboard is refused. */
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
      {/* Empty while idle: the outcome is read out, the return to "Copy" is not. */}
      <span aria-live="polite">{LABELS[state]}</span>
      <span className="visually-hidden"> {label}</span>
    </button>
  );
}
