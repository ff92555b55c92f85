import { getAriaCurrent } from '@/components/navigation/is-active';
import type { NavigationEntry } from '@/lib/content/schemas/navigation';
import styles from './nav-entries.module.css';
import { NavItemLink } from './nav-item-link';

type NavEntriesProps = { list: readonly NavigationEntry[]; path: string };

/**
 * Entries of a sub-list: links, and groups under a heading. The list of an entry, if it has one, is nested in it
 * (SPEC 3).
 */
export function NavEntries({ list, path }: NavEntriesProps) {
  const showList = (name: string, entries: readonly NavigationEntry[], listClass?: string) => (
    <ul className={listClass} aria-label={name}>
      <NavEntries list={entries} path={path} />
    </ul>
  );
  return list.map((entry) =>
    'heading' in entry ? (
      <li key={entry.heading} className={styles.group}>
        <p className={styles.heading} aria-hidden="true">
          {entry.heading}
        </p>
        {showList(entry.heading, entry.list)}
      </li>
    ) : (
      <li key={entry.name}>
        <NavItemLink item={entry} current={getAriaCurrent(entry, path)} />
        {entry.list && showList(entry.name, entry.list, styles.nested)}
      </li>
    ),
  );
}
