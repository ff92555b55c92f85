import * as words from '@/.generated/words/docs/changelog';
import { MethodBadge } from '@/components/api-reference/parts/method-badge';
import { Heading } from '@/components/ui/heading';
import { PageLink } from '@/components/ui/link/page-link';
import { formatReleaseDay } from '@/lib/openapi/overview/document-info';
import {
  type ChangeGroup,
  type ChangeView,
  describeBreaking,
  type PlaceView,
  type ReleaseView,
} from '@/lib/pages/changelog/changelog-view';
import { MarkdownText } from '../mdx/markdown-text';
import styles from './release.module.css';

/** One release: what breaks first, each with what to do, then what is new. */
export function Release({ release }: { release: ReleaseView }) {
  const { id, name, version, since, date, summary, breaking, others } = release;
  const count = describeBreaking(release);
  return (
    <section className={styles.release} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {name} {version}
      </Heading>
      <p className={styles.facts}>
        <time dateTime={date}>{formatReleaseDay(date)}</time>{' '}
        <span>{words.comparedWith(since)}</span>{' '}
        {count !== '' && <strong className={styles.breaking}>{count}</strong>}
      </p>
      <div className={styles.summary}>
        <MarkdownText text={summary} />
      </div>
      <Groups title={words.breakingChanges} groups={breaking} />
      <Groups title={breaking.length > 0 ? words.otherChanges : words.changes} groups={others} />
    </section>
  );
}

function Groups({ title, groups }: { title: string; groups: readonly ChangeGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.changes[0]?.id} className={styles.group}>
            <GroupName group={group} />
            <ul className={styles.changes}>
              {group.changes.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

function GroupName({ group }: { group: ChangeGroup }) {
  const { name, entry, href, places, placesText } = group;
  if (places.length > 0)
    return (
      <div className={styles.shared}>
        <code>{name}</code> <Places places={places} text={placesText} />
      </div>
    );
  return (
    <p className={styles.operation}>
      {entry && <MethodBadge method={entry.method} webhook={entry.webhook} />}{' '}
      {href === undefined ? <span>{name}</span> : <PageLink href={href}>{name}</PageLink>}{' '}
      {entry?.isNamed && <code>{entry.path}</code>}
    </p>
  );
}

/** Operations that share a part, behind their number. */
function Places({ places, text }: { places: readonly PlaceView[]; text: string }) {
  return (
    <details className={styles.places}>
      <summary>{text}</summary>
      <ul>
        {places.map(({ name, href }) => (
          <li key={`${name} ${href}`}>
            {href === undefined ? name : <PageLink href={href}>{name}</PageLink>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Change({ change }: { change: ChangeView }) {
  const { subject, href, text, before, after, breaks, sentence } = change;
  const label = subject === '' ? null : <code>{subject}</code>;
  return (
    <li className={styles.change}>
      <p className={styles.line}>
        {label && (href === undefined ? label : <PageLink href={href}>{label}</PageLink>)}{' '}
        <span className={styles.text}>{text}</span> <Sides before={before} after={after} />{' '}
        {breaks !== '' && <span className={styles.breaks}>{breaks}</span>}
      </p>
      {sentence !== '' && (
        <div className={styles.sentence}>
          <MarkdownText text={sentence} />
        </div>
      )}
    </li>
  );
}

function Sides({ before, after }: { before: string; after: string }) {
  if (before === '' && after === '') return null;
  return (
    <span className={styles.sides}>
      {before !== '' && <del>{before}</del>}
      {before !== '' && after !== '' && <span aria-hidden="true"> → </span>}
      {after !== '' && <ins>{after}</ins>}
    </span>
  );
}
