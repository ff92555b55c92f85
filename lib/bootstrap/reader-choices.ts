import { isLanguage } from '@/lib/openapi/core/sample-languages';
import { STANDALONE_SLUG } from '@/lib/routes/is-standalone-path';
import { COLOUR_TOKENS } from '@/lib/theme/overrides';
import { readableColour } from '@/lib/theme/readable-colour';
import { readStored, store } from './start/stored-text';

/** Path that may be an operation's: `/api/<section>/<operation>`. */
const OPERATION_PATH = /\/api\/[^/]+\/[^/]+/i;

/**
 * Sets on the root element, before the first paint, what the address asks for and what the reader has chosen:
 * - `data-theme`: light or dark;
 * - `data-document="named"`: `?swaggerUri=` names a document, so the saved one is not shown first;
 * - `data-resolving`: the path may be an operation's, so a not-found page waits for live documents;
 * - `data-lang`: the language of code samples, from the address or the reader's choice;
 * - `data-standalone`: the page is shown without the shell;
 * - `--brand`, `--brand-2`: colours of the address, or those stored by an earlier page (SPEC 2).
 *
 * An address with two leading slashes is replaced: read as a relative one (by Next, too), it names a host.
 */
export function applyReaderChoices(): void {
  const { pathname, search, hash } = location;
  if (pathname.startsWith('//')) location.replace(pathname.replace(/^\/+/, '/') + search + hash);
  const root = document.documentElement;
  const query = new URLSearchParams(search);
  const theme = readStored(() => localStorage, 'theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (query.get('swaggerUri')) root.dataset.document = 'named';
  if (OPERATION_PATH.test(pathname)) root.dataset.resolving = '';
  if (decodePath(pathname).includes(STANDALONE_SLUG)) root.dataset.standalone = '';
  applyLanguage(root, query.get('lang'));
  applyColours(root, query);
}

function applyLanguage(root: HTMLElement, named: string | null): void {
  if (isLanguage(named)) store(() => localStorage, 'lang', named);
  const language = isLanguage(named) ? named : readStored(() => localStorage, 'lang');
  if (isLanguage(language)) root.dataset.lang = language;
}

function applyColours(root: HTMLElement, query: URLSearchParams): void {
  for (const [key, token] of Object.entries(COLOUR_TOKENS)) {
    const stored = () => readableColour(readStored(() => sessionStorage, key));
    const colour = readableColour(query.get(key)) ?? stored();
    if (colour === undefined) continue;
    root.style.setProperty(token, colour);
    store(() => sessionStorage, key, colour);
  }
}

/** Path without percent encoding; as it is where that is invalid. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
