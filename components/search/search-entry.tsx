import { createRoot } from 'react-dom/client';
import { adoptStyles } from '@/components/ui/lazy/adopt-styles';
import { SEARCH_INTENT, SEARCH_RESULTS } from '@/lib/bootstrap/search/search-parts';
import { SearchBelow } from './search-below';

const started = new WeakSet<Element>();

/** Shows results in a dialog; once, unless React has rendered it anew. */
function showResults(dialog: HTMLDialogElement): void {
  const below = dialog.querySelector(`[${SEARCH_RESULTS}]`);
  const input = dialog.querySelector('input');
  if (!below || !input || started.has(below)) return;
  started.add(below);
  const examples: readonly string[] = JSON.parse(below.getAttribute(SEARCH_RESULTS) ?? '[]');
  createRoot(below).render(<SearchBelow {...{ dialog, input, examples }} />);
  dialog.removeAttribute(SEARCH_INTENT);
}

adoptStyles();
globalThis.portalSearch = showResults;
