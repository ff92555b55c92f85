import type { ReactNode } from 'react';
import { MethodBadge } from '@/components/api-reference/parts/method-badge';
import { InlineCode } from '@/components/ui/code/inline-code';
import { PageLink } from '@/components/ui/link/page-link';
import type { ChangeGroup, ChangeView, PlaceView } from '@/lib/pages/changelog/change-groups';
import styles from './release.module.css';

type ChangeGroupsProps = {
  title: string;
  groups: readonly ChangeGroup[];
  /** Renders Markdown of the changelog. */
  renderText: (text: string) => ReactNode;
  /** Renders a control before a change; absent where there is none. */
  renderControl?: (change: ChangeView) => ReactNode;
};

/** Changes by operation or shared part, under a heading; nothing without any. */
export function ChangeGroups({ title, groups, ...rest }: ChangeGroupsProps) {
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
                <Change key={change.id} change={change} {...rest} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

function GroupName({ group }: { group: ChangeGroup }) {
  const { name, entry, href, isFormer, places, placesText } = group;
  if (places.length > 0)
    return (
      <div className={styles.shared}>
        <code>{name}</code> <Places places={places} text={placesText} />
      </div>
    );
  return (
    <p className={styles.operation}>
      {entry && <MethodBadge method={entry.method} webhook={entry.webhook} />}{' '}
      {href === undefined ? (
        <span>{name}</span>
      ) : (
        <PageLink href={href} className={isFormer && styles.former}>
          {name}
        </PageLink>
      )}
      {isFormer && <noscript data-markdown-ignore="">{name}</noscript>}{' '}
      {entry?.isNamed && <InlineCode>{entry.path}</InlineCode>}
    </p>
  );
}

/** Operations that share a part, behind their number. */
export function Places({ places, text }: { places: readonly PlaceView[]; text: string }) {
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

type ChangeProps = { change: ChangeView } & Omit<ChangeGroupsProps, 'title' | 'groups'>;

function Change({ change, renderText, renderControl }: ChangeProps) {
  const { subject, href, text, before, after, breaks, sentence } = change;
  const label = subject === '' ? null : <code>{subject}</code>;
  return (
    <li className={styles.change}>
      <p className={styles.line}>
        {renderControl?.(change)}
        {label && (href === undefined ? label : <PageLink href={href}>{label}</PageLink>)}{' '}
        <span className={styles.text}>{text}</span> <Sides before={before} after={after} />{' '}
        {breaks !== '' && <span className={styles.breaks}>{breaks}</span>}
      </p>
      {sentence !== '' && <div className={styles.sentence}>{renderText(sentence)}</div>}
    </li>
  );
}

/** What stood there before a change, and what stands there after it; nothing for neither. */
export function Sides({ before, after }: { before: string; after: string }) {
  if (before === '' && after === '') return null;
  return (
    <span className={styles.sides}>
      {before !== '' && <del>{before}</del>}
      {before !== '' && after !== '' && <span aria-hidden="true"> → </span>}
      {after !== '' && <ins>{after}</ins>}
    </span>
  );
}
