import { Fragment, useEffect, useState } from 'react';
import * as words from '@/.generated/words/reference/newer';
import { focusMain } from '@/components/ui/focus-main';
import { Sentence } from '@/components/ui/sentence';
import { anchorHref } from '@/lib/openapi/core/anchors';
import type { ApiIndex } from '@/lib/openapi/core/types';
import styles from '../parts/load-notice.module.css';
import type { ChangeCount, NewerChanges } from './newer-changes';

/** Notice at the foot of the screen: what is newer than the page. Nothing without changes. */
export function NewerNotice({ counts }: { counts: readonly ChangeCount[] }) {
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    focusMain();
  };
  if (isClosed || counts.length === 0) return null;
  return (
    <p className={styles.notice} role="status">
      <span>
        <Sentence text={words.newer}>
          {counts.map(({ text, anchor }, index) => (
            <Fragment key={text}>
              {index > 0 && ', '}
              {anchor === '' ? text : <a href={anchorHref(anchor)}>{text}</a>}
            </Fragment>
          ))}
        </Sentence>
      </span>
      <button type="button" className={styles.button} onClick={close}>
        {words.close}
      </button>
    </p>
  );
}

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
