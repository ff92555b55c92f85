'use client';

import { type ReactNode, useEffect, useState } from 'react';
import * as words from '@/.generated/words/reference/releases';
import { PageTop } from '@/components/navigation/page-top';
import {
  type OperationHistory,
  readOperationHistory,
} from '@/components/workbench/release/operation-history';
import { OperationTimes } from '@/components/workbench/release/operation-times';
import { findOperationByPath } from '@/lib/routes/operation-paths';
import { NEWEST, releasePath } from '@/lib/routes/release-address';
import { withBasePath, withoutBasePath } from '@/lib/routes/urls';
import { PageTitle } from '../live/live-head';
import styles from '../parts/article.module.css';
import type { ShownRelease } from '../state/api-context';

type MissingOperationProps = {
  /** The release that lacks it. */
  release: Pick<ShownRelease, 'document' | 'version' | 'path' | 'site' | 'rows'>;
  chooser: ReactNode;
  /** Shown where no release has it, and until that is known; absent for what says so without. */
  otherwise?: ReactNode;
};

/** Says that a release does not have the operation of the page, since when or until when it was there, and where. */
export function MissingOperation({ release, chooser, otherwise }: MissingOperationProps) {
  const { document, version, path, site } = release;
  const [history, setHistory] = useState<OperationHistory>();
  useEffect(() => {
    let isMounted = true;
    void readHistory(release).then((found) => isMounted && setHistory(found));
    return () => {
      isMounted = false;
    };
  }, [release]);
  const name = history?.name ?? '';
  if (!history && otherwise) return otherwise;
  return (
    <article className={styles.column}>
      <PageTitle title={[name, words.lacks(version), site].filter(Boolean).join(' · ')} />
      <PageTop {...{ path, chooser }} names={[name]} hasSection={false} />
      <h1 className={styles.title}>{name || words.lacks(version)}</h1>
      {history && (
        <p className={styles.description}>
          {words.lacksIt(version)} <OperationTimes {...{ history, version, document }} />
        </p>
      )}
      {history && (
        <ul className={styles.links}>
          {history.versions.map((one) => (
            <li key={one}>
              <a
                href={withBasePath(
                  releasePath(
                    { path, search: '' },
                    { api: document.id, version: one === document.newest ? NEWEST : one },
                    [document],
                  ),
                )}
              >
                {one === document.newest ? words.readNewest(one) : words.release(one)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** When the operation of a page was there; `undefined` for an address that no release has. */
function readHistory({ document, rows, path }: MissingOperationProps['release']) {
  const row = rows.find(({ href }) => withoutBasePath(href) === path);
  return readOperationHistory(
    document,
    row,
    (one) => (row && one.operations.get(row.id)) ?? findOperationByPath(one, path),
  );
}
