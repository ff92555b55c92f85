'use client';

import { useState } from 'react';
import pill from '../rendering/pill.module.css';
import styles from './depth-tools.module.css';

const DEPTHS = [
  { label: '1 level', depth: 1 },
  { label: '2 levels', depth: 2 },
  { label: 'All', depth: Infinity },
  { label: 'None', depth: 0 },
] as const;

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
    <div className={styles.tools} role="group" aria-label="Open nested fields">
      <span aria-hidden="true">Nested fields</span>
      {DEPTHS.map(({ label, depth }) => (
        <button
          key={label}
          type="button"
          className={pill.pill}
          aria-label={`${label} of the nested fields in ${of}`}
          onClick={({ currentTarget }) => void open(currentTarget, depth)}
        >
          {label}
        </button>
      ))}
      <span aria-live="polite">{status}</span>
    </div>
  );
}
