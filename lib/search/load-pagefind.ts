import { withBasePath } from '@/lib/routes/urls';
import { type FoundHits, parseSearchResults, parsePagefind } from './parse-pagefind';

/** Searches the whole portal. Rejects when the index cannot be read. */
export type Search = (query: string) => Promise<FoundHits>;

/** Pagefind options. With `baseUrl: '/'` URLs come without the base path, which our links add. */
const OPTIONS = {
  baseUrl: '/',
  excerptLength: 24,
  excerptEllipsis: '…',
  // An operation's page is long because it has many fields: that must not count against it.
  ranking: { pageLength: 0 },
};

let failures = 0;

/**
 * Loads the search of the exported site. Its script, worker and index come from `/pagefind/`, which
 * is written after the build and therefore unknown to the bundler. Rejects when there is none.
 */
export async function loadPagefind(): Promise<Search> {
  // Browsers remember a failed script, and Pagefind a failed index: a new URL tries again.
  const again = failures === 0 ? '' : `?again=${failures}`;
  const address = withBasePath(`/pagefind/pagefind.js${again}`);
  try {
    const script: unknown = await import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ address
    );
    const pagefind = parsePagefind(script);
    await pagefind.options(OPTIONS);
    return (query) => pagefind.search(query).then(parseSearchResults).catch(countFailure);
  } catch (error) {
    return countFailure(error);
  }
}

function countFailure(error: unknown): never {
  failures += 1;
  throw error;
}
