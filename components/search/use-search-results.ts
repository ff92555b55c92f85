import { useEffect, useState, useSyncExternalStore } from 'react';
import { findNames, findPages, type FoundPages, type PageQuery } from '@/lib/search/find-pages';
import { loadNames, loadSearch, loadSearchWith } from '@/lib/search/load-search';
import { getLoadedPages, subscribeLoadedPages } from '@/lib/search/loaded-pages';
import type { Names } from '@/lib/search/parse-names';
import type { TextIndex } from '@/lib/search/text-index';

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
  /** `partial`: only what has that name, while the texts load. */
  | { status: 'found'; pages: FoundPages; partial: boolean }
  | { status: 'failed'; retry: () => void };

/** Parts of the search that have loaded; `texts` is `failed` when they cannot be read. */
type Engine = { names?: Names; index?: TextIndex | 'failed' };

type Outcome = { term: string; literal: boolean; pages: FoundPages; partial: boolean };

/** Pause in ms after a key before the search runs. */
const PAUSE_MS = 120;

/**
 * Searches while the reader types; names and texts load with the first use. What has that name is
 * found before the texts are there. `literal` searches for the words as typed, without correction.
 */
export function useSearchResults(term: string, limit: number, literal: boolean): SearchState {
  const [attempt, setAttempt] = useState(0);
  const engine = useEngine(attempt);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (term === '') return;
    const timer = setTimeout(() => {
      const found = search(engine, { term, limit, literal });
      if (found) setOutcome({ term, literal, ...found });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term, limit, literal, engine]);
  const isCurrent = outcome?.term === term && outcome.literal === literal;
  const settled = isCurrent ? outcome : undefined;
  const isFailed = engine.index === 'failed';
  const slow = useSlow(term !== '' && !isFailed && !settled);
  if (isFailed && (!settled || settled.pages.total === 0))
    return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  if (term === '') return { status: 'idle' };
  if (!settled) return { status: 'loading', slow, ...(outcome ? { before: outcome.pages } : {}) };
  return { status: 'found', pages: settled.pages, partial: settled.partial };
}

/** Pages of a query; `undefined` while nothing is loaded that has it. */
function search({ names, index }: Engine, query: PageQuery) {
  if (!names) return undefined;
  if (typeof index === 'object') return { pages: findPages(names, index, query), partial: false };
  const pages = findNames(names, query.term);
  return pages.total > 0 ? { pages, partial: true } : undefined;
}

/**
 * The loaded parts; a higher `attempt` loads them again. Operations of the documents that the page
 * has loaded are added when everything else is there.
 */
function useEngine(attempt: number): Engine {
  const listPages = useSyncExternalStore(subscribeLoadedPages, getLoadedPages, () => undefined);
  const [loaded, setLoaded] = useState<{ attempt: number; engine: Engine }>();
  useEffect(() => {
    let current = true;
    const add = (part: Engine) => {
      if (!current) return;
      setLoaded((last) => ({
        attempt,
        engine: { ...(last?.attempt === attempt ? last.engine : {}), ...part },
      }));
    };
    // The texts fail with the names.
    loadNames().then((names) => add({ names }), ignore);
    loadSearch().then(add, () => add({ index: 'failed' }));
    // Without the documents of the page, the search has all the others.
    if (listPages) loadSearchWith(listPages).then(add, ignore);
    return () => {
      current = false;
    };
  }, [attempt, listPages]);
  return loaded?.attempt === attempt ? loaded.engine : NOTHING;
}

const ignore = () => {};

const NOTHING: Engine = {};
