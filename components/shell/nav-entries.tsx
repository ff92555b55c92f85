import { getAriaCurrent } from '@/components/navigation/is-active';
import type { NavigationItem } from '@/lib/content/schemas/navigation';
import { NavItemLink } from './nav-item-link';

type NavEntriesProps = {
  list: readonly NavigationItem[];
  path: string;
  className: string | undefined;
  /** Class of a nested list. */
  listClassName: string | undefined;
};

/** Entries of a sub-list; the list of an entry, if it has one, is nested in it (SPEC 3). */
export function NavEntries({ list, path, className, listClassName }: NavEntriesProps) {
  return list.map((entry) => (
    <li key={entry.name}>
      <NavItemLink item={entry} current={getAriaCurrent(entry, path)} className={className} />
      {entry.list && (
        <ul className={listClassName}>
          <NavEntries
            list={entry.list}
            path={path}
            className={className}
            listClassName={listClassName}
          />
        </ul>
      )}
    </li>
  ));
}
