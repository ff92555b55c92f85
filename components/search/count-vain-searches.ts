import { keepSearches, readSearches } from '@/lib/workbench/searches/kept-searches';
import { countSearch } from '@/lib/workbench/searches/vain-searches';
import { watchSearches } from '@/lib/workbench/searches/watch-searches';

/** Queries of this page that found nothing: counted in this browser, and sent nowhere. */
export const vainSearches = watchSearches((query) => {
  const kept = readSearches();
  const next = countSearch(kept, query);
  if (next !== kept) keepSearches(next);
});
