'use client';

import { useEffect, useRef, useState } from 'react';
import type { FilterStatus, FilterWiring } from './list-filter-control';
import styles from './list-filter.module.css';

type ListFilterProps = {
  /** Names in the store of the documents whose operations stand below, between spaces. */
  documents: string;
};

/**
 * The field above the lists of operations: it leaves those that have every word in their name, path, method,
 * tag or a field; those that have it in a field alone on request, where there are others. It works on the rows as they stand in the page, so no row is drawn again for it.
 */
export function ListFilter({ documents }: ListFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<FilterStatus>();
  useEffect(() => {
    const input = field.current;
    const panel = input?.closest('nav');
    if (!input || !panel) return undefined;
    const names = documents.split(' ');
    return wireListFilter({ panel, field: input, documents: names, onFound: setStatus });
  }, [documents]);
  return (
    <div className={styles.filter}>
      <label className={styles.label}>
        <span className="visually-hidden">
          Filter operations by name, path, method, tag, description or field
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
      <div className={styles.status}>
        <p aria-live="polite" aria-atomic="true">
          {status?.count}
        </p>
        {status?.more && <button className={styles.choice} type="button" {...status.more} />}
      </div>
    </div>
  );
}

/** Shorter with each line: fewer, not elsewhere. */
function Lines() {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 4h12M4.5 8h7M7 12h2" />
    </svg>
  );
}

/**
 * Filters from the first use of the field on. What does the work is fetched then: most readers of a page never
 * filter. Returns how to stop.
 */
function wireListFilter(wiring: FilterWiring): () => void {
  const { field } = wiring;
  let control: ReturnType<typeof load> | undefined;
  const load = () =>
    import('./list-filter-control').then(
      ({ createListFilter }) => createListFilter(wiring),
      // The next key tries again.
      () => void (control = undefined),
    );
  const filter = () => {
    control ??= load();
    void control.then((ready) => ready?.apply());
  };
  field.addEventListener('focus', filter);
  field.addEventListener('input', filter);
  // Typed before the page was alive.
  if (field.value !== '') filter();
  return () => {
    field.removeEventListener('focus', filter);
    field.removeEventListener('input', filter);
    void control?.then((ready) => ready?.stop());
  };
}
