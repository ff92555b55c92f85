import {
  atomFeed,
  formats,
  listsEnds,
  namesRules,
  noRelease,
} from '@/.generated/words/docs/changelog';
import { PageLink } from '@/components/ui/link/page-link';
import { Sentence } from '@/components/ui/sentence';
import type { ReleaseView } from '@/lib/pages/changelog/changelog-view';
import type { PageHead as Head } from '@/lib/pages/metadata';
import { changelogFiles, withBasePath } from '@/lib/routes/urls';
import { ReleaseFrame } from '../pages/release-frame';
import styles from './changelog-page.module.css';
import { ComparisonOpener } from './comparison-opener';
import { Release } from './release';

type ChangelogPageProps = {
  head: Head;
  /** Page that says what counts as breaking. */
  breaking: Head;
  releases: readonly ReleaseView[];
  /** Page of what ends; absent where nothing ends. */
  ends: Head | undefined;
};

/** Releases of all documents, newest first. */
export function ChangelogPage({ head, breaking, releases, ends }: ChangelogPageProps) {
  const entries = releases.map(({ id, name, version }) => ({
    id,
    text: `${name} ${version}`,
    depth: 2 as const,
  }));
  return (
    <ReleaseFrame {...{ head, entries }}>
      <p className={styles.formats}>
        <Sentence text={formats}>
          <a href={withBasePath(changelogFiles.feed)}>{atomFeed}</a>
          <a href={withBasePath(changelogFiles.changes)}>JSON</a>
        </Sentence>{' '}
        <Sentence text={namesRules}>
          <PageLink href={breaking.path}>{breaking.title}</PageLink>
        </Sentence>{' '}
        {ends && (
          <Sentence text={listsEnds}>
            <PageLink href={ends.path}>{ends.title}</PageLink>
          </Sentence>
        )}
      </p>
      <ComparisonOpener />
      {releases.length === 0 && <p className={styles.formats}>{noRelease}</p>}
      {releases.map((release) => (
        <Release key={release.id} release={release} />
      ))}
    </ReleaseFrame>
  );
}
