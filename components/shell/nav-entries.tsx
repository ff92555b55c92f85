import type { NavigationItem } from '@/lib/content/schemas/navigation';
import { getAriaCurrent } from '@/components/navigation/is-active';
import { NavItemLink } from './nav-item-link';

type NavEntriesProps = {
  list: readonly NavigationItem[];
  path: string;
  className: string | undefined;
  /** Class of a list inside the list. */
  listClassName: string | undefined;
};

/** The entries of a sub-list. An entry may have a list of its own (SPEC 3): it stands below the entry. */
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
