import { Fragment, useState } from 'react';
import { focusMain } from '@/components/ui/focus-main';
import { anchorHref } from '@/lib/openapi/core/anchors';
import styles from '../parts/load-notice.module.css';
import type { ChangeCount } from './use-newer-changes';

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
        Newer than this page:{' '}
        {counts.map(({ text, anchor }, index) => (
          <Fragment key={text}>
            {index > 0 && ', '}
            {anchor === '' ? text : <a href={anchorHref(anchor)}>{text}</a>}
          </Fragment>
        ))}
      </span>
      <button type="button" className={styles.button} onClick={close}>
        Close
      </button>
    </p>
  );
}
