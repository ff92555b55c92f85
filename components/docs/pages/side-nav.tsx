'use client';

import { SIDE_LISTS } from '@/.generated/side-lists';
import { allPages, skipPages } from '@/.generated/words/docs/pages';
import { PageLink } from '@/components/ui/link/page-link';
import { TextLink } from '@/components/ui/link/text-link';
import { SidePanel } from '@/components/ui/side-panel/side-panel';
import { useWholeList } from '@/components/ui/use-hydrated';
import type { Section } from '@/lib/content/schemas/page';
import { listShownGroups } from '@/lib/pages/shell/shown-groups';
import type { SideItem } from '@/lib/pages/shell/side-lists';
import styles from './side-nav.module.css';

type SideNavProps = {
  section: Section;
  /** Path of the current page. */
  current: string;
};

/**
 * The pages of a section, beside the text. Group names are no headings of the page. The list comes with the script, not
 * with each page.
 */
export function SideNav({ section, current }: SideNavProps) {
  const { groups: all, label: name } = SIDE_LISTS[section];
  const groups = listShownGroups(all, section, current);
  const label = name || groups[0]?.name;
  const isWhole = useWholeList(groups.reduce((sum, { items }) => sum + items.length, 0));
  if (label === undefined) return null;
  return (
    <SidePanel id="side-nav" label={label} button={allPages(label)} skip={skipPages}>
      {groups.map((group) => (
        <div key={group.name} className={styles.group}>
          <p className={styles.heading}>{group.name}</p>
          {(isWhole || group.items.some(({ url }) => url === current)) && (
            <ul className={styles.list} aria-label={group.name}>
              {group.items.map((item) => (
                <li key={item.url}>
                  <SideLink item={item} current={item.url === current} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </SidePanel>
  );
}

function SideLink({ item, current }: { item: SideItem; current: boolean }) {
  if (!item.external)
    return (
      <PageLink href={item.url} {...(current ? { 'aria-current': 'page' } : {})}>
        {item.name}
      </PageLink>
    );
  return (
    <TextLink href={item.url} newTab>
      {item.name} <span aria-hidden="true">↗</span>
    </TextLink>
  );
}
