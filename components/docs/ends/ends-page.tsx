import { atomFeed } from '@/.generated/words/docs/changelog';
import * as words from '@/.generated/words/docs/ends';
import { MethodBadge } from '@/components/api-reference/parts/method-badge';
import { InlineCode } from '@/components/ui/code/inline-code';
import { DaysLeft } from '@/components/ui/days-left';
import { Heading } from '@/components/ui/heading';
import { PageLink } from '@/components/ui/link/page-link';
import { Sentence } from '@/components/ui/sentence';
import { formatReleaseDay } from '@/lib/openapi/overview/document-info';
import type { EndsView, EndView } from '@/lib/pages/ends/ends-view';
import type { PageHead as Head } from '@/lib/pages/metadata';
import { endsFiles, withBasePath } from '@/lib/routes/urls';
import { Places } from '../changelog/change-list';
import changelog from '../changelog/changelog-page.module.css';
import { MarkdownText } from '../mdx/markdown-text';
import { ReleaseFrame } from '../pages/release-frame';
import styles from './ends-page.module.css';

type EndsPageProps = { head: Head } & EndsView;

/** What ends in all documents, the first day first, then what is deprecated without a day. */
export function EndsPage({ head, dated, undated }: EndsPageProps) {
  return (
    <ReleaseFrame head={head}>
      <p className={changelog.formats}>
        <Sentence text={words.formats}>
          <a href={withBasePath(endsFiles.feed)}>{atomFeed}</a>
          <a href={withBasePath(endsFiles.calendar)}>{words.calendar}</a>
        </Sentence>
      </p>
      <ol className={styles.ends}>
        {dated.map((end) => (
          <EndRow key={end.id} end={end} />
        ))}
      </ol>
      {undated.length > 0 && (
        <section className={styles.undated} aria-labelledby="no-day">
          <Heading level={2} id="no-day">
            {words.undated}
          </Heading>
          <ul className={styles.ends}>
            {undated.map((end) => (
              <EndRow key={end.id} end={end} />
            ))}
          </ul>
        </section>
      )}
    </ReleaseFrame>
  );
}

function EndRow({ end }: { end: EndView }) {
  const { id, day, when, api, since, replacement, message } = end;
  return (
    <li id={id} className={styles.end}>
      {day !== '' && (
        <p className={styles.when}>
          <time dateTime={day}>{formatReleaseDay(day)}</time>
          <DaysLeft day={day} />
        </p>
      )}
      <div className={styles.what}>
        <EndName end={end} />
        <p className={styles.facts}>
          <span>{api}</span> {day === '' && when !== '' && <span>{when}</span>}{' '}
          {since !== '' && <span>{since}</span>}{' '}
          {replacement && (
            <span>
              {replacement.href === undefined ? (
                replacement.text
              ) : (
                <PageLink href={replacement.href}>{replacement.text}</PageLink>
              )}
            </span>
          )}
        </p>
        {message !== '' && (
          <div className={styles.message}>
            <MarkdownText text={message} />
          </div>
        )}
      </div>
    </li>
  );
}

/** Operation, or field with the operations that have it. */
function EndName({ end }: { end: EndView }) {
  const { entry, name, href, isField, value, places, placesText } = end;
  const label = isField ? <code>{name}</code> : name;
  const [place] = places;
  return (
    <div className={styles.name}>
      {entry && !isField && <MethodBadge method={entry.method} webhook={entry.webhook} />}{' '}
      {href === undefined ? <strong>{label}</strong> : <PageLink href={href}>{label}</PageLink>}{' '}
      {entry?.isNamed && !isField && <InlineCode className={styles.path}>{entry.path}</InlineCode>}{' '}
      {value !== '' && (
        <span>
          <Sentence text={words.value}>
            <InlineCode>{value}</InlineCode>
          </Sentence>
        </span>
      )}{' '}
      {places.length > 1 ? (
        <Places places={places} text={placesText} />
      ) : (
        place && (
          <span>
            <Sentence text={words.inOperation}>{place.name}</Sentence>
          </span>
        )
      )}
    </div>
  );
}
