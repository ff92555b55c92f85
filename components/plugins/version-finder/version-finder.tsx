'use client';

import { useEffect, useId, useState } from 'react';
import * as words from '@/.generated/words/plugins/finder';
import { NeedsScript } from '@/components/ui/tool/needs-script';
import type { PluginVersions } from '@/lib/content/schemas/plugin';
import {
  findFittingRelease,
  productsOf,
  suggestedVersion,
} from '@/lib/plugins/find-fitting-release';
import { FittingResult } from './fitting-result';
import styles from './version-finder.module.css';

type VersionFinderProps = {
  versions: PluginVersions;
  /** Base URL of the releases, base path included. */
  folder: string;
};

/** Pause in ms after a key before the result changes. */
const DEBOUNCE_MS = 350;

/**
 * Finds the release that fits a shop: one field per product, the result below. Input is neither
 * sent nor saved. Without JavaScript a sentence stands in its place.
 */
export function VersionFinder({ versions, folder }: VersionFinderProps) {
  const id = useId();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const fit = findFittingRelease(versions, useDebounced(typed, DEBOUNCE_MS));
  const products = productsOf(versions);
  const isUnreadable = (name: string) => fit.status === 'unreadable' && fit.names.includes(name);
  return (
    <>
      <NeedsScript tool={words.whichFits} />
      <form
        className={styles.finder}
        onSubmit={(event) => event.preventDefault()}
        autoComplete="off"
      >
        <fieldset className={styles.fields} aria-describedby={`${id}hint`}>
          <legend className={styles.legend}>{words.whichFits}</legend>
          <p id={`${id}hint`} className={styles.hint}>
            {words.hint}
          </p>
          <div className={styles.row}>
            {products.map((name) => (
              <label key={name} className={styles.field}>
                <span>{name}</span>
                <input
                  type="text"
                  inputMode={hasLetters(versions) ? 'text' : 'decimal'}
                  maxLength={20}
                  spellCheck={false}
                  placeholder={suggestedVersion(versions, name)}
                  aria-invalid={isUnreadable(name)}
                  aria-describedby={isUnreadable(name) ? `${id}result` : undefined}
                  onChange={({ target: { value } }) =>
                    setTyped((before) => new Map(before).set(name, value))
                  }
                />
              </label>
            ))}
          </div>
        </fieldset>
        <div id={`${id}result`} role="status" className={styles.result}>
          <FittingResult fit={fit} latest={versions.version} folder={folder} />
        </div>
      </form>
    </>
  );
}

/** Whether a version has letters (1.3.8a), which the number pad of a phone lacks. */
function hasLetters({ compatibility }: PluginVersions): boolean {
  return compatibility.some(({ min = '', max = '' }) => /[a-z]/.test(min + max));
}

/** The value once unchanged for `delayMs`: screen readers would read a result at every key. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
