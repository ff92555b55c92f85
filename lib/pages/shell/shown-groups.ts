import type { Section } from '@/lib/content/schemas/page';
import type { SideGroup } from './side-lists';

/**
 * Groups of a section that stand beside one of its pages: all of them, but only its own folder beside a page of
 * `content/pages`, which has nothing to do with other folders.
 * @param path Path of the page: `/company/security/`.
 */
export const listShownGroups = (
  groups: readonly SideGroup[],
  section: Section,
  path: string,
): readonly SideGroup[] =>
  section === 'pages'
    ? groups.filter(({ items }) => items.some(({ url }) => url === path))
    : groups;
