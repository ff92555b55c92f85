import { Fragment } from 'react';
import * as words from '@/.generated/words/reference/parts';
import { PageLink } from '@/components/ui/link/page-link';
import { Sentence } from '@/components/ui/sentence';
import type { OperationUse } from '@/lib/pages/page-view';
import styles from './article.module.css';

/** Pages that call the operation, with the step of each; nothing for none. */
export function UsedIn({ uses }: { uses: readonly OperationUse[] }) {
  if (uses.length === 0) return null;
  return (
    <p className={styles.docs}>
      <Sentence text={words.usedIn}>
        {uses.map(({ name, url, step }, index) => (
          <Fragment key={url}>
            {index > 0 && '; '}
            <PageLink href={url}>{name}</PageLink>
            {step > 0 && words.step(step)}
          </Fragment>
        ))}
      </Sentence>
    </p>
  );
}
