import { useEffect, useState } from 'react';
import type { ApiIndex } from '@/lib/openapi/core/types';
import type { NewerChanges } from './newer-changes';

const NONE: NewerChanges = { marks: [], counts: [] };

/**
 * Compares an operation of a live document with the copy that its page was made from. Nothing until
 * that is done, when the live document is an older one, and when the copy cannot be loaded.
 * @param name Store name of the document; `undefined` for one without pages.
 */
export function useNewerChanges(
  name: string | undefined,
  api: ApiIndex,
  operation: string,
): NewerChanges {
  const [found, setFound] = useState<{ readonly api: ApiIndex; readonly changes: NewerChanges }>();
  useEffect(() => {
    if (name === undefined) return undefined;
    let isMounted = true;
    import('./newer-changes')
      .then(({ findNewerChanges }) => findNewerChanges(name, api, operation))
      .then(
        (changes) => isMounted && setFound({ api, changes }),
        () => {},
      );
    return () => {
      isMounted = false;
    };
  }, [name, api, operation]);
  return found?.api === api ? found.changes : NONE;
}
