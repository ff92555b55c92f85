'use client';

import { type ReactNode, useEffect, useState } from 'react';
import * as words from '@/.generated/words/reference/releases';
import { PageTop } from '@/components/navigation/page-top';
import { InlineMarkdown } from '@/components/workbench/inline-markdown';
import { NEWEST, releasePath } from '@/lib/routes/release-address';
import { withBasePath } from '@/lib/routes/urls';
import { PageTitle } from '../live/live-head';
import styles from '../parts/article.module.css';
import type { ShownRelease } from '../state/api-context';
import { type OperationHistory, readOperationHistory } from './operation-history';

type MissingOperationProps = { release: ShownRelease; chooser: ReactNode };

/** Says that a release does not have the operation of the page, since when or until when it was there, and where. */
export function MissingOperation({ release, chooser }: MissingOperationProps) {
  const { document, version, path, site } = release;
  const [history, setHistory] = useState<OperationHistory>();
  useEffect(() => {
    let isMounted = true;
    void readOperationHistory(release).then((found) => isMounted && setHistory(found));
    return () => {
      isMounted = false;
    };
  }, [release]);
  const name = history?.name ?? '';
  return (
    <article className={styles.column}>
      <PageTitle title={[name, words.lacks(version), site].filter(Boolean).join(' · ')} />
      <PageTop {...{ path, chooser }} names={[name]} hasSection={false} />
      <h1 className={styles.title}>{name || words.lacks(version)}</h1>
      {history && (
        <p className={styles.description}>
          {words.lacksIt(version)}{' '}
          <When history={history} version={version} order={listVersions(release)} />
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

/** Versions of a document, newest first. */
const listVersions = ({ document: { newest, former } }: ShownRelease) => [
  newest,
  ...former.map(({ version }) => version),
];

type WhenProps = {
  history: OperationHistory;
  version: string;
  /** All versions, newest first. */
  order: readonly string[];
};

/** The release that brought the operation, or the last one that had it, with the advice of the changelog. */
function When({ history: { versions, advice }, version, order }: WhenProps) {
  const at = order.indexOf(version);
  const later = versions.filter((one) => order.indexOf(one) < at);
  const [until] = versions.filter((one) => order.indexOf(one) > at);
  const since = later.at(-1);
  return (
    <>
      {until !== undefined && words.wasUntil(until)} {since !== undefined && words.cameWith(since)}{' '}
      {advice !== '' && <InlineMarkdown text={advice} />}
    </>
  );
}
