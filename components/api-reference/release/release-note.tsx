'use client';

import { Fragment, useEffect, useState } from 'react';
import { SUPPORT_ENDS } from '@/.generated/support-ends';
import * as words from '@/.generated/words/reference/releases';
import { Sentence } from '@/components/ui/sentence';
import { formatReleaseDay } from '@/lib/openapi/overview/document-info';
import { comparisonPath, NEWEST, releasePath } from '@/lib/routes/release-address';
import { withBasePath } from '@/lib/routes/urls';
import type { ShownRelease } from '../state/api-context';
import styles from './release-note.module.css';

type ReleaseNoteProps = {
  release: ShownRelease;
  /** Id of the operation that is shown. */
  operation?: string;
  /** Whether the page has its text from the newest release, and its list of operations from this one. */
  hasNewestText?: boolean;
};

/** Says which release a page shows, how much has changed since, and leads to these changes and to the newest. */
export function ReleaseNote({ release, operation, hasNewestText }: ReleaseNoteProps) {
  const { document, version, date, changes, path } = release;
  const { id, newest } = document;
  const supportedUntil = SUPPORT_ENDS[id]?.[version];
  const here = useChangesHere(release, operation);
  return (
    <p className={styles.note} data-markdown-ignore="">
      <span>
        <Sentence text={words.reading(version)}>
          <time dateTime={date}>{formatReleaseDay(date)}</time>
        </Sentence>{' '}
        {supportedUntil !== undefined && <Support day={supportedUntil} />}{' '}
        {hasNewestText && words.textIsNewest(newest)}
      </span>
      <span>
        {changes === 0 ? (
          words.nothingSince
        ) : (
          <a href={withBasePath(comparisonPath({ api: id, from: version, to: newest }))}>
            {words.changesSince(changes)}
          </a>
        )}
        {changes > 0 && here && (
          <>
            {', '}
            {here.length === 0 ? (
              words.unchangedHere
            ) : (
              <Sentence text={words.changesHere}>
                {here.map((text, index) => (
                  <Fragment key={text}>
                    {index > 0 && ', '}
                    {text}
                  </Fragment>
                ))}
              </Sentence>
            )}
          </>
        )}
      </span>
      <a
        href={withBasePath(
          releasePath({ path, search: '' }, { api: id, version: NEWEST }, [document]),
        )}
      >
        {words.readNewest(newest)}
      </a>
    </p>
  );
}

/** Says until when the release is supported, or since when no longer, by the reader's day in UTC. */
function Support({ day }: { day: string }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <Sentence text={day < today ? words.supportEnded : words.supportedUntil}>
      <time dateTime={day}>{formatReleaseDay(day)}</time>
    </Sentence>
  );
}

/** Kinds of changes of an operation since a release, each with its number; `undefined` until they are known. */
function useChangesHere(
  { document: { id }, version }: ShownRelease,
  operation: string | undefined,
): readonly string[] | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly kinds: readonly string[] }>();
  const of = `${id} ${version} ${operation}`;
  useEffect(() => {
    if (operation === undefined) return undefined;
    let isMounted = true;
    import('../changes/newer-changes')
      .then(({ countChangesSince }) => countChangesSince({ api: id, version }, operation))
      .then(
        (kinds) => isMounted && setFound({ of, kinds }),
        () => {},
      );
    return () => {
      isMounted = false;
    };
  }, [id, version, operation, of]);
  return found?.of === of ? found.kinds : undefined;
}
