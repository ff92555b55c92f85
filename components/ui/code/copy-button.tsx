import * as words from '@/.generated/words/ui/parts';
import { COPY_BUTTON } from '@/lib/bootstrap/copy/copy-code';
import styles from './copy-button.module.css';

type CopyButtonProps = {
  /** Name of what is copied, for screen readers. */
  label: string;
  /** Class of the button; without it the button fits into a line of text. */
  className?: string | undefined;
};

/** Copies code, without React (`lib/bootstrap/copy/copy-code.ts`). */
export function CopyButton({ label, className = styles.inline }: CopyButtonProps) {
  return (
    <button type="button" className={className} {...{ [COPY_BUTTON]: '' }}>
      <span>{words.copy}</span>
      {/* Filled without React, which would take text in an element without children for a mistake. */}
      <span aria-live="polite" dangerouslySetInnerHTML={{ __html: '' }} />
      <span className="visually-hidden"> {label}</span>
    </button>
  );
}
