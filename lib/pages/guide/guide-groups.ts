import { readNavigation } from '@/lib/content/read-navigation';
import { readPages } from '@/lib/content/read-pages';
import type { Page } from '@/lib/content/schemas/page';

/** Guides under one heading; `name` is empty for those without a group. */
export type GuideGroup = { readonly name: string; readonly pages: readonly Page[] };

/**
 * Reads the guides in groups: in the order of `guides.groups` of content/navigation.json, without it in that of the
 * guides. No group is empty.
 */
export function readGuideGroups(): readonly GuideGroup[] {
  const pages = readPages('guides');
  const names = [...readNavigation().guides.groups, ...pages.map(({ group = '' }) => group)];
  return [...new Set(names)]
    .map((name) => ({ name, pages: pages.filter(({ group = '' }) => group === name) }))
    .filter((group) => group.pages.length > 0);
}
