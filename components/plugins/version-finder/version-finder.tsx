'use client';

import { useEffect, useId, useState } from 'react';
import {
  findFittingRelease,
  productsOf,
  suggestedVersion,
} from '@/lib/plugins/find-fitting-release';
import type { PluginVersions } from '@/lib/plugins/releases';
import { FittingResult } from './fitting-result';
import styles from './version-finder.module.css';

type VersionFinderProps = {
  versions: PluginVersions;
  /** Address of the folder the releases lie in, base path included. */
  folder: string;
};

/** Long enough for the next key, short enough to feel at once. */
const DEBOUNCE_MS = 350;

/**
 * Which release fits the shop: one field a product, and the answer below. What is typed stays in the
 * fields; it is neither sent nor kept. Without JavaScript the form is not shown.
 */
export function VersionFinder({ versions, folder }: VersionFinderProps) {
  const id = useId();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const fit = findFittingRelease(versions, useDebounced(typed, DEBOUNCE_MS));
  const products = productsOf(versions);
  const isUnreadable = (name: string) => fit.status === 'unreadable' && fit.names.includes(name);
  return (
    <form className={styles.finder} onSubmit={(event) => event.preventDefault()} autoComplete="off">
      <fieldset className={styles.fields} aria-describedby={`${id}hint`}>
        <legend className={styles.legend}>Which version fits my shop?</legend>
        <p id={`${id}hint`} className={styles.hint}>
          Type the versions you run. They are not sent or kept.
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
                aria-describedby={isUnreadable(name) ? `${id}answer` : undefined}
                value={typed.get(name) ?? ''}
                onChange={({ target }) => setTyped(new Map(typed).set(name, target.value))}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <div id={`${id}answer`} role="status" className={styles.result} data-pagefind-ignore>
        <FittingResult fit={fit} latest={versions.version} folder={folder} />
      </div>
    </form>
  );
}

/** A phone's number pad has no letters, which some shop systems count with: 1.3.8a. */
function hasLetters({ compatibility }: PluginVersions): boolean {
  return compatibility.some(({ min = '', max = '' }) => /[a-z]/.test(min + max));
}

/** The value once it has not changed for `delayMs`: an answer read out at every key would never end. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
