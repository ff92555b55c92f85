import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as words from '@/.generated/words/search/results';
import type { FoundPages } from '@/lib/search/find-pages';
import { vainSearches } from './count-vain-searches';
import { ExplainResponse } from './explain-response';
import { SearchEmpty, SearchFailed, SearchStart } from './search-advice';
import { SearchCorrection } from './search-correction';
import { SearchHit } from './search-hit';
import styles from './search-results.module.css';
import { type SearchState, useSearchResults } from './use-search-results';

/** Enter or arrow key pressed for a term: opens or focuses its first page once that is found. */
export type SearchIntent = { readonly term: string; readonly act: 'open' | 'focus' };

type SearchResultsProps = {
  query: string;
  /** Whole text that was pasted into the field; empty where the query was typed. */
  pasted: string;
  examples: readonly string[];
  intent: SearchIntent | undefined;
  /** Searches for one of the examples. */
  onPick: (example: string) => void;
  /** Called when the focused element was removed. */
  onLost: () => void;
};

/** Number of pages shown at first, and added by each press of the button below them. */
const STEP = 8;

/** Pages found, where to start, or why there are none. */
export function SearchResults(props: SearchResultsProps) {
  const { query, pasted, examples, intent, onPick, onLost } = props;
  const term = query.trim();
  const [request, setRequest] = useState({ term, limit: STEP });
  const limit = request.term === term ? request.limit : STEP;
  const [literal, setLiteral] = useState<string>();
  const state = useSearchResults(term, limit, literal === term);
  const list = useRef<HTMLOListElement>(null);
  const found = state.status === 'found' ? state.pages.term : undefined;
  useEffect(() => {
    if (intent === undefined || intent.term !== found) return;
    const first = list.current?.querySelector('a');
    if (intent.act === 'open') first?.click();
    else first?.focus();
  }, [found, intent]);
  const focus = useLostFocus(onLost);
  useEffect(() => {
    // A paste that the field has cut is no query.
    if (state.status !== 'found' || state.partial || pasted.trim().length > term.length) return;
    vainSearches.settle(term, state.pages.total === 0);
  }, [state, term, pasted]);
  const pages = getVisiblePages(state);
  const isMessage =
    state.status === 'failed' || pages?.total === 0 || pages?.corrected !== undefined;
  const showMore = () => {
    setRequest({ term, limit: limit + STEP });
    // The button may disappear; the arrow keys carry on from the last page shown.
    list.current?.lastElementChild?.querySelector('a')?.focus();
  };
  const retry = () => {
    if (state.status === 'failed') state.retry();
    // The button disappears: the focus returns to the field.
    onPick(query);
  };
  const searchOriginal = () => {
    setLiteral(term);
    // The button disappears.
    onLost();
  };
  return (
    <>
      <p className={isMessage ? `${styles.status} ${styles.message}` : styles.status} role="status">
        {describeStatus(state)}
      </p>
      {/* While loading, this belongs to the previous query: the arrow keys skip it. */}
      <div data-aside={state.status === 'loading' ? '' : undefined} {...focus}>
        {state.status === 'failed' && <SearchFailed onRetry={retry} />}
        {state.status !== 'failed' && !pages && <SearchStart {...{ examples, onPick }} />}
        <ExplainResponse text={pasted === '' ? term : pasted} />
        {pages?.total === 0 && <SearchEmpty {...{ examples, onPick }} />}
        {state.status === 'found' && pages?.corrected !== undefined && (
          <SearchCorrection term={term} onOriginal={searchOriginal} />
        )}
        {pages && pages.total > 0 && (
          <ol ref={list} className={styles.list}>
            {pages.hits.map((hit) => (
              <SearchHit key={hit.url} hit={hit} />
            ))}
          </ol>
        )}
        {pages && pages.total > pages.hits.length && (
          <button type="button" className={styles.more} onClick={showMore}>
            {words.showMore}
          </button>
        )}
      </div>
    </>
  );
}

function getVisiblePages(state: SearchState): FoundPages | undefined {
  if (state.status === 'found') return state.pages;
  return state.status === 'loading' ? state.before : undefined;
}

/** Status of the search in one sentence, shown and read out; empty before a search. */
function describeStatus(state: SearchState): string {
  if (state.status === 'failed') return words.unavailable;
  if (state.status === 'loading' && state.slow) return words.searching;
  const pages = getVisiblePages(state);
  if (!pages) return '';
  if (pages.total === 0) return words.noPage(pages.term);
  const count = words.pages(pages.total);
  if (pages.corrected !== undefined) return words.resultsFor({ term: pages.corrected, count });
  return state.status === 'found' && state.partial ? words.soFar(count) : count;
}

/**
 * Calls `onLost` when the focused element is removed: the focus would fall to the body, where the
 * dialog receives no keys. Returns handlers for the element around everything that may be removed.
 */
function useLostFocus(onLost: () => void) {
  const focused = useRef<Element>(null);
  // React fires no blur for an element that it removes, so the ref still has that element.
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    onLost();
  });
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // An element that is removed may lose the focus to nothing before that.
      if (relatedTarget) focused.current = null;
    },
  };
}
