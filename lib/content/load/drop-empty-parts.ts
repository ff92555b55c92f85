import type { Navigation, NavigationEntry, NavigationItem } from '../schemas/navigation';

/** Items without those that lead to an empty part, and without headings and menus that are then empty. */
function dropItems(items: readonly NavigationItem[], empty: ReadonlySet<string>): NavigationItem[] {
  return items.flatMap(({ list, sub, ...item }) => {
    if (empty.has(item.url)) return [];
    const left = list?.flatMap((entry) => dropEntry(entry, empty)) ?? [];
    return left.length > 0 ? { ...item, ...(sub && { sub }), list: left } : item;
  });
}

function dropEntry(entry: NavigationEntry, empty: ReadonlySet<string>): NavigationEntry[] {
  if (!('heading' in entry)) return dropItems([entry], empty);
  const list = entry.list.flatMap((one) => dropEntry(one, empty));
  return list.length > 0 ? [{ ...entry, list }] : [];
}

/**
 * Leaves out of the navigation what leads to a part without pages: `Solutions` where there is none. Other items stay,
 * so that a link to a deleted page is reported.
 * @param empty Addresses of the empty parts.
 */
export function dropEmptyParts(navigation: Navigation, empty: ReadonlySet<string>): Navigation {
  return {
    ...navigation,
    primary: dropItems(navigation.primary, empty),
    banner: dropItems(navigation.banner, empty),
    footer: dropItems(navigation.footer, empty),
    resources: dropItems(navigation.resources, empty),
    starts: navigation.starts.filter(({ url }) => !empty.has(url)),
  };
}
