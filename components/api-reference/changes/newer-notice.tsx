import { Fragment, useState } from 'react';
import * as words from '@/.generated/words/reference/newer';
import { focusMain } from '@/components/ui/focus-main';
import { Sentence } from '@/components/ui/sentence';
import { anchorHref } from '@/lib/openapi/core/anchors';
import styles from '../parts/load-notice.module.css';
import type { ChangeCount } from './newer-changes';

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
