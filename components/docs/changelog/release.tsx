import * as words from '@/.generated/words/docs/changelog';
import { Heading } from '@/components/ui/heading';
import { PageLink } from '@/components/ui/link/page-link';
import { Sentence } from '@/components/ui/sentence';
import { formatReleaseDay } from '@/lib/openapi/overview/document-info';
import { describeBreaking, type ReleaseView } from '@/lib/pages/changelog/changelog-view';
import { MarkdownText } from '../mdx/markdown-text';
import { ChangeGroups } from './change-list';
import styles from './release.module.css';

const renderText = (text: string) => <MarkdownText text={text} />;

/** One release: what breaks first, each with what to do, then what is new. */
export function Release({ release }: { release: ReleaseView }) {
  const { id, name, version, since, date, supportedUntil, summary, href } = release;
  const { breaking, others } = release;
  const count = describeBreaking(release);
  return (
    <section className={styles.release} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {name} {version}
      </Heading>
      <p className={styles.facts}>
        <time dateTime={date}>{formatReleaseDay(date)}</time>{' '}
        <span>{words.comparedWith(since)}</span>{' '}
        {count !== '' && <strong className={styles.breaking}>{count}</strong>}{' '}
        {supportedUntil !== undefined && (
          <span>
            <Sentence text={words.supportedUntil}>
              <time dateTime={supportedUntil}>{formatReleaseDay(supportedUntil)}</time>
            </Sentence>
          </span>
        )}{' '}
        {href !== undefined && (
          <PageLink href={href} rel="nofollow" className={styles.former} data-markdown-ignore="">
            {words.readRelease(version)}
          </PageLink>
        )}
      </p>
      <div className={styles.summary}>
        <MarkdownText text={summary} />
      </div>
      <ChangeGroups title={words.breakingChanges} groups={breaking} renderText={renderText} />
      <ChangeGroups
        title={breaking.length > 0 ? words.otherChanges : words.changes}
        groups={others}
        renderText={renderText}
      />
    </section>
  );
}
