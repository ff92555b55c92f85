'use client';

import { useState } from 'react';
import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/ui/parts';
import styles from './code.module.css';

/** Most characters of code that are laid out at first: some thousand lines. */
const MAX_SHOWN_CHARS = 50_000;
/** Factor by which a press of the button lengthens what is shown. */
const GROWTH = 10;

type PlainCodeProps = {
  text: string;
  /** Characters of the code before it, which count, too. */
  before?: number;
};

/**
 * Code without colours. The end of a long text is hidden until a button is pressed, but in the page:
 * the copy button takes all of it. The label of the button is an attribute, so that it is not copied.
 */
export function PlainCode({ text, before = 0 }: PlainCodeProps) {
  const [max, setMax] = useState(MAX_SHOWN_CHARS);
  const all = text.length + before;
  if (all <= max) return text;
  const count = (chars: number) => chars.toLocaleString(LOCALE);
  const label = words.shownChars({ shown: count(max), all: count(all) });
  return (
    <>
      {text.slice(0, max - before)}
      <button
        type="button"
        className={styles.more}
        aria-label={label}
        onClick={() => setMax(max * GROWTH)}
      />
      <span hidden>{text.slice(max - before)}</span>
    </>
  );
}
