'use client';

import { useEffect, useState } from 'react';
import { findPages, type FoundPages } from '@/lib/search/find-pages';
import { loadNames } from '@/lib/search/load-names';
import { loadPagefind, type Search } from '@/lib/search/load-pagefind';
import type { Names } from '@/lib/search/parse-names';

/** Time in ms after which a search counts as slow; a shorter spinner would be noise. */
const SLOW_MS = 300;

/** Whether `pending` has been true for 300 ms. */
function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return pending && slow;
}

/** State of the search for the current term. */
export type SearchState =
  | { status: 'idle' }
  /** `before`: pages of an earlier term, shown until they are replaced. */
  | { status: 'loading'; slow: boolean; before?: FoundPages }
  | { status: 'found'; pages: FoundPages }
  | { status: 'failed'; retry: () => void };

type Engine = { search: Search; names: Names } | 'failed' | undefined;
type Outcome = { term: string; literal: boolean; pages: FoundPages | undefined };

/** Pause in ms after a key before the search runs. */
const PAUSE_MS = 120;

/**
 * Searches while the reader types; the index loads with the first use. `literal` searches for the
 * words as typed, without correction.
 */
export function useSearchResults(term: string, limit: number, literal: boolean): SearchState {
  const [attempt, setAttempt] = useState(0);
  const engine = useEngine(attempt);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (term === '' || typeof engine !== 'object') return;
    let current = true;
    const settle = (pages?: FoundPages) => {
      if (current) setOutcome({ term, literal, pages });
    };
    const timer = setTimeout(() => {
      const query = { term, limit, literal };
      findPages(engine.search, engine.names, query).then(settle, () => settle());
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [term, limit, literal, engine]);
  const isCurrent = outcome?.term === term && outcome.literal === literal;
  const settled = isCurrent ? outcome : undefined;
  const slow = useSlow(term !== '' && engine !== 'failed' && !settled);
  const retry = () => {
    setOutcome(undefined);
    setAttempt(attempt + 1);
  };
  if (engine === 'failed' || (settled && !settled.pages)) return { status: 'failed', retry };
  if (term === '') return { status: 'idle' };
  if (!settled?.pages)
    return { status: 'loading', slow, ...(outcome?.pages ? { before: outcome.pages } : {}) };
  return { status: 'found', pages: settled.pages };
}

/** The loaded search, `undefined` while it loads; a higher `attempt` loads it again. */
function useEngine(attempt: number): Engine {
  const [loaded, setLoaded] = useState<{ attempt: number; engine: Engine }>();
  useEffect(() => {
    let current = true;
    const settle = (engine: Engine) => {
      if (current) setLoaded({ attempt, engine });
    };
    Promise.all([loadPagefind(), loadNames()]).then(
      ([search, names]) => settle({ search, names }),
      () => settle('failed'),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  return loaded?.attempt === attempt ? loaded.engine : undefined;
}
