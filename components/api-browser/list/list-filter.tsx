'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './list-filter.module.css';
import type { Found } from './list-filter-rows';
import { wireListFilter } from './wire-list-filter';

type ListFilterProps = {
  /** Names in the store of the documents whose operations stand below, between spaces. */
  documents: string;
};

/**
 * The field above the lists of operations: it leaves those that have every word in their name, path, method,
 * tag or a field. It works on the rows as they stand in the page, so no row is drawn again for it.
 */
export function ListFilter({ documents }: ListFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const input = field.current;
    const panel = input?.closest('nav');
    if (!input || !panel) return undefined;
    const names = documents.split(' ');
    return wireListFilter({ panel, field: input, documents: names, onFound: setFound });
  }, [documents]);
  return (
    <div className={styles.filter}>
      <label className={styles.label}>
        <span className="visually-hidden">
          Filter operations by name, path, method, tag or field
        </span>
        <Lines />
        <input
          ref={field}
          className={styles.field}
          type="search"
          placeholder="Filter operations"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
        />
      </label>
      <p className={styles.count} aria-live="polite" aria-atomic="true">
        {found && toWords(found)}
      </p>
    </div>
  );
}

function toWords({ hits, all }: Found): string {
  if (hits === 0) return 'No operation has all of this in its name, path, method, tag or fields.';
  return `${hits} of ${all} ${all === 1 ? 'operation' : 'operations'}`;
}

/** Shorter with each line: fewer, not elsewhere. */
function Lines() {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 4h12M4.5 8h7M7 12h2" />
    </svg>
  );
}
