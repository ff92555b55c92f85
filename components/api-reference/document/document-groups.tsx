import * as words from '@/.generated/words/reference/document';
import { TextLink } from '@/components/ui/link/text-link';
import type { TagGroup } from '@/lib/openapi/core/types';
import { getTextDirection } from '@/lib/text/text-direction';
import { Disclosure } from '../rendering/disclosure';
import type { View } from '../state/view';
import { briefText } from './brief-text';
import styles from './document-groups.module.css';

/** Groups in the open, about a screen; a button shows the others. */
const FIRST_GROUPS = 24;
/** Most groups that are listed: a document may have thousands, one for each operation. */
const MAX_GROUPS = 300;

/** Groups of a document's operations with their descriptions; nothing when there are none. */
export function DocumentGroups({ view }: { view: View }) {
  const { groups } = view.api;
  if (groups.length === 0) return null;
  const more = groups.slice(FIRST_GROUPS, MAX_GROUPS);
  return (
    <section className={styles.groups} aria-labelledby="document-groups">
      <h2 id="document-groups" className={styles.heading}>
        {words.operations}
      </h2>
      <GroupList groups={groups.slice(0, FIRST_GROUPS)} view={view} />
      {more.length > 0 && (
        <Disclosure
          view={view}
          summary={words.moreGroups(more.length)}
          render={() => <GroupList groups={more} view={view} />}
        />
      )}
      {groups.length > MAX_GROUPS && (
        <p className={styles.rest}>{words.restInList(groups.length - MAX_GROUPS)}</p>
      )}
    </section>
  );
}

function GroupList({ groups, view }: { groups: readonly TagGroup[]; view: View }) {
  return (
    <ul className={styles.list}>
      {groups.map((group) => (
        <li key={group.id} className={styles.group}>
          <GroupLink group={group} view={view} />
          <span className={styles.count}>{formatGroupCount(group)}</span>
          <GroupText group={group} view={view} />
        </li>
      ))}
    </ul>
  );
}

/** Link from a group's name to its first operation; plain text where operations have no address. */
function GroupLink({ group: { name, operations }, view }: { group: TagGroup; view: View }) {
  const [first] = operations;
  if (!first || !view.getHref) return <span className={styles.name}>{name}</span>;
  return (
    <TextLink className={styles.name} href={view.getHref(first)}>
      {name}
    </TextLink>
  );
}

/** Description of a group; nothing where it only repeats the name. */
function GroupText({ group: { name, description }, view }: { group: TagGroup; view: View }) {
  const text = briefText(description);
  const isName = text.replace(/\.$/, '').toLowerCase() === name.trim().toLowerCase();
  return (
    text !== '' &&
    !isName && (
      <p className={styles.text} lang={view.language} dir={getTextDirection(text)}>
        {text}
      </p>
    )
  );
}

/** Counts of a group, operations before webhooks: `14 operations, 3 webhooks`. */
function formatGroupCount({ operations }: TagGroup): string {
  const webhooks = operations.filter(({ webhook }) => webhook).length;
  const calls = operations.length - webhooks;
  const parts = [
    calls > 0 ? words.operationCount(calls) : '',
    webhooks > 0 ? words.webhookCount(webhooks) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
