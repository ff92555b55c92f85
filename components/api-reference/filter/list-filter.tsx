'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '@/.generated/words/reference/list';
import { sortByName } from '@/.generated/words/reference/list';
import type { FilterStatus, FilterWiring } from './list-filter-control';
import styles from './list-filter.module.css';

type ListFilterProps = {
  /** Store names of the listed documents, separated by spaces. */
  documents: string;
  /** Controls beside the field. */
  children?: ReactNode;
};

/**
 * Field that filters the lists of operations below it by every word typed (`filterRows`). It works
 * on the rows in the page, so none is rendered again.
 */
export function ListFilter({ documents, children }: ListFilterProps) {
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
      <div className={styles.controls}>
        <label className={styles.label}>
          <span className="visually-hidden">{words.filterBy}</span>
          <FilterIcon />
          <input
            ref={field}
            className={styles.field}
            type="search"
            placeholder={words.filter}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
          />
        </label>
        {children}
      </div>
      <div className={styles.status}>
        <p aria-live="polite" aria-atomic="true">
          {status?.count}
        </p>
        {status?.more && <button className={styles.choice} type="button" {...status.more} />}
      </div>
    </div>
  );
}

/** Icon of a filter: three lines, each shorter than the one above. */
function FilterIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 4h12M4.5 8h7M7 12h2" />
    </svg>
  );
}

/**
 * Filters from the first use of the field on; the code is loaded then, as most readers never
 * filter.
 * @returns a function that stops filtering.
 */
function wireListFilter(wiring: FilterWiring): () => void {
  const { field } = wiring;
  let control: ReturnType<typeof load> | undefined;
  const load = () =>
    import('./list-filter-control').then(
      ({ createListFilter }) => createListFilter(wiring),
      // The next key tries to load it again.
      () => void (control = undefined),
    );
  const filter = () => {
    control ??= load();
    void control.then((ready) => ready?.apply());
  };
  field.addEventListener('focus', filter);
  field.addEventListener('input', filter);
  // The reader typed before hydration.
  if (field.value !== '') filter();
  return () => {
    field.removeEventListener('focus', filter);
    field.removeEventListener('input', filter);
    void control?.then((ready) => ready?.stop());
  };
}

type SortButtonProps = { isByName: boolean; onChange: (isByName: boolean) => void };

/** Button that sorts the lists of operations by name inside each method (SPEC 4). */
export function SortButton({ isByName, onChange }: SortButtonProps) {
  return (
    <button
      type="button"
      className={styles.sort}
      aria-pressed={isByName}
      aria-label={sortByName}
      onClick={() => onChange(!isByName)}
    >
      A–Z
    </button>
  );
}
