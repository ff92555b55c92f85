'use client';

import { useState } from 'react';
import * as words from '@/.generated/words/reference/field-controls';
import pill from '../rendering/pill.module.css';
import styles from './depth-tools.module.css';

const DEPTHS = [
  { label: words.levels.one, depth: 1 },
  { label: words.levels.two, depth: 2 },
  { label: words.levels.all, depth: Infinity },
  { label: words.levels.none, depth: 0 },
];

/** Buttons that open nested fields to a depth, in the tree around them. @param of its label. */
export function DepthButtons({ of }: { of: string }) {
  const [status, setStatus] = useState('');
  const open = async (button: Element, depth: number) => {
    const tree = button.closest<HTMLElement>('[data-tree]');
    if (!tree) return;
    const { openFields } = await import('./open-fields');
    setStatus(await openFields(tree, depth));
  };
  return (
    <div className={styles.tools} role="group" aria-label={words.openNested}>
      <span aria-hidden="true">{words.nestedFields}</span>
      {DEPTHS.map(({ label, depth }) => (
        <button
          key={depth}
          type="button"
          className={pill.pill}
          aria-label={words.levelsOf({ levels: label, of })}
          onClick={({ currentTarget }) => void open(currentTarget, depth)}
        >
          {label}
        </button>
      ))}
      <span aria-live="polite">{status}</span>
    </div>
  );
}
