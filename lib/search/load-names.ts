import { withBasePath } from '@/lib/routes/urls';
import { type Names, NO_NAMES, parseNames } from './parse-names';

let loading: Promise<Names> | undefined;

/** The names of the portal, fetched once. Without them the search goes on, with nothing exact. */
export function loadNames(): Promise<Names> {
  loading ??= fetchNames().catch(() => {
    // The next search asks again.
    loading = undefined;
    return NO_NAMES;
  });
  return loading;
}

async function fetchNames(): Promise<Names> {
  const response = await fetch(withBasePath('/pagefind/names.json'));
  if (!response.ok) throw new Error(`names of the search: ${response.status}`);
  return parseNames(await response.json());
}
