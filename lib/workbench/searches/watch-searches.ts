const startsWith = (text: string, start: string) =>
  text.toLowerCase().startsWith(start.toLowerCase());

/** Receives what happens in a search while its reader types. */
export type SearchWatch = {
  /** A query has been answered. */
  readonly settle: (query: string, isVain: boolean) => void;
  /** The reader has left the search. */
  readonly end: () => void;
};

/**
 * Creates the rule of which queries were searched in vain. One counts when the search is left, or when another query
 * follows that does not go on with it; what is typed on takes its place, and what is deleted changes nothing. A query
 * that the field still has when it is opened again is no new one.
 * @param count receives each query that counts.
 */
export function watchSearches(count: (query: string) => void): SearchWatch {
  let pending = '';
  let counted = '';
  const end = () => {
    if (pending !== '') count(pending);
    counted = pending || counted;
    pending = '';
  };
  return {
    settle: (query, isVain) => {
      if (query === counted || (pending !== '' && startsWith(pending, query))) return;
      if (pending !== '' && !startsWith(query, pending)) end();
      counted = '';
      pending = isVain ? query : '';
    },
    end,
  };
}
