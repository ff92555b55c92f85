import { withBasePath } from '@/lib/routes/urls';
import { type Names, NO_NAMES, parseNames } from './parse-names';

let loading: Promise<Names> | undefined;

/** Loads the names of the portal once; `NO_NAMES` on failure, and the search works without them. */
export function loadNames(): Promise<Names> {
  loading ??= fetchNames().catch(() => {
    // The next search tries again.
    loading = undefined;
    return NO_NAMES;
  });
  return loading;
}

async function fetchNames(): Promise<Names> {
  const response = await fetch(withBasePath('/pagefind/names.json'));
  if (!response.ok) throw new Error(`Names of the search: status ${response.status}`);
  return parseNames(await response.json());
}
