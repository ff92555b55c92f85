import { createRoot } from 'react-dom/client';
import { SEARCH_INTENT, SEARCH_RESULTS } from '@/lib/bootstrap/search/search-parts';
import { SearchBelow } from './search-below';

// Replaced with the styles of what this script imports (lib/kit/build/generated/bundle-scripts.ts).
declare const SCRIPT_STYLES: string;

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

const sheet = new CSSStyleSheet();
sheet.replaceSync(SCRIPT_STYLES);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
globalThis.portalSearch = showResults;
