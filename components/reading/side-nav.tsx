import { PageLink } from '@/components/link/page-link';
import { TextLink } from '@/components/link/text-link';
import type { SideGroup, SideItem } from '@/lib/reference/page-view';
import styles from './side-nav.module.css';

type SideNavProps = {
  /** Names the list for readers who do not see it: `Guides`. */
  label: string;
  groups: readonly SideGroup[];
  /** Address of the page on show. */
  current: string;
};

const ID = 'side-nav';

/**
 * The pages of one section, beside the text. Up to 767 px it is a panel behind a button; the same
 * element serves both, so it is in the page once.
 */
export function SideNav({ label, groups, current }: SideNavProps) {
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={ID} aria-controls={ID}>
        {label}: all pages
      </button>
      <nav id={ID} popover="auto" aria-label={label} className={styles.side}>
        {groups.map((group) => (
          <div key={group.name}>
            <h2 className={styles.heading}>{group.name}</h2>
            <ul className={styles.list}>
              {group.items.map((item) => (
                <li key={item.url}>
                  <SideLink item={item} current={item.url === current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}

function SideLink({ item, current }: { item: SideItem; current: boolean }) {
  if (!item.external)
    return (
      <PageLink
        className={styles.link}
        href={item.url}
        {...(current ? { 'aria-current': 'page' } : {})}
      >
        {item.name}
      </PageLink>
    );
  return (
    <TextLink className={styles.link} href={item.url} newTab>
      {item.name} <span className="visually-hidden">(opens in a new tab)</span>
      <span aria-hidden="true">↗</span>
    </TextLink>
  );
}
