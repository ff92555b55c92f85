'use client';

import { useEffect, useState } from 'react';
import { isMatch, putNamesakesFirst } from './judge-hits';
import { loadPagefind, type Search } from './load-pagefind';
import type { Hit } from './parse-pagefind';
import { useSlow } from './use-slow';

/** What a term found: how many pages, and the first of them. */
export type FoundPages = { term: string; total: number; hits: readonly Hit[] };

export type SearchState =
  | { status: 'idle' }
  /** `before` is what an earlier term found: it stays on the screen until it is replaced. */
  | { status: 'loading'; slow: boolean; before?: FoundPages }
  | { status: 'found'; pages: FoundPages }
  | { status: 'failed'; retry: () => void };

type Engine = { search: Search } | 'failed' | undefined;
type Outcome = { term: string; pages: FoundPages | undefined };

/** A pause in typing after which the search runs. */
const PAUSE_MS = 120;

/** Searches while the reader types; the index is fetched as soon as the hook is used. */
export function useSearchResults(term: string, limit: number): SearchState {
  const [attempt, setAttempt] = useState(0);
  const engine = useEngine(attempt);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (term === '' || typeof engine !== 'object') return;
    let current = true;
    const settle = (pages?: FoundPages) => {
      if (current) setOutcome({ term, pages });
    };
    const timer = setTimeout(() => {
      findPages(engine.search, term, limit).then(settle, () => settle());
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [term, limit, engine]);
  const settled = outcome?.term === term ? outcome : undefined;
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

/** The loaded search; a higher `attempt` loads it anew. */
function useEngine(attempt: number): Engine {
  const [loaded, setLoaded] = useState<{ attempt: number; engine: Engine }>();
  useEffect(() => {
    let current = true;
    const settle = (engine: Engine) => {
      if (current) setLoaded({ attempt, engine });
    };
    loadPagefind().then(
      (search) => settle({ search }),
      () => settle('failed'),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  return loaded?.attempt === attempt ? loaded.engine : undefined;
}

async function findPages(search: Search, term: string, limit: number): Promise<FoundPages> {
  const words = withoutMethod(term);
  const found = await search(words);
  const hits = await Promise.all(found.slice(0, limit).map((read) => read()));
  const matches = hits.some((hit) => isMatch(hit, words));
  return matches
    ? { term, total: found.length, hits: putNamesakesFirst(hits, words) }
    : { term, total: 0, hits: [] };
}

/** A line such as `POST /sale`, copied whole, is searched by its path: the index has no methods. */
function withoutMethod(term: string): string {
  return term.replace(/^[a-z]+\s+(?=\/)/i, '');
}
