import { atomFeed, formats, listsEnds, noRelease } from '@/.generated/words/docs/changelog';
import { CopyPage } from '@/components/navigation/copy-page';
import { PageTop } from '@/components/navigation/page-top';
import { PageLink } from '@/components/ui/link/page-link';
import { PageHead } from '@/components/ui/page-head';
import { Sentence } from '@/components/ui/sentence';
import type { ReleaseView } from '@/lib/pages/changelog/changelog-view';
import type { PageHead as Head } from '@/lib/pages/metadata';
import { changelogFiles, withBasePath } from '@/lib/routes/urls';
import columns from '../pages/api-section.module.css';
import { TableOfContents } from '../pages/table-of-contents';
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
    <div className={columns.columns}>
      <TableOfContents entries={entries} />
      <article className={columns.article}>
        <PageTop path={head.path}>
          <CopyPage path={head.path} />
        </PageTop>
        <PageHead title={head.title} lead={head.description} />
        <p className={styles.formats}>
          <Sentence text={formats}>
            <a href={withBasePath(changelogFiles.feed)}>{atomFeed}</a>
            <a href={withBasePath(changelogFiles.changes)}>JSON</a>
          </Sentence>{' '}
          <PageLink href={breaking.path}>{breaking.title}</PageLink>{' '}
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
      </article>
    </div>
  );
}
