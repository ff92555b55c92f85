import * as words from '@/.generated/words/shell/frame';
import { TextLink } from '@/components/ui/link/text-link';
import type { NavigationItem } from '@/lib/content/schemas/navigation';
import styles from './nav-item-link.module.css';

type NavItemLinkProps = {
  item: NavigationItem;
  /** `page` on its own page, `true` on a page below it. */
  current?: 'page' | 'true' | undefined;
  className?: string | undefined;
};

/** One navigation item as a link: internal, with a fragment, or external in a new tab. */
export function NavItemLink({ item, current, className }: NavItemLinkProps) {
  const href = item.fragment ? `${item.url}#${item.fragment}` : item.url;
  return (
    <TextLink
      href={href}
      className={className}
      newTab={item.ext === true}
      {...(current ? { 'aria-current': current } : {})}
    >
      {item.name}
      {item.beta && <span className={styles.beta}>{words.beta}</span>}
    </TextLink>
  );
}
