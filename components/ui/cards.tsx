import { Children, isValidElement, type ReactNode } from 'react';
import styles from './cards.module.css';
import { NewTabLink, TextLink } from './link/text-link';

/** Links as a grid of cards. It knows their count before they are there: cards that come in move none. */
export function Cards({ children }: { children: ReactNode }) {
  const count = Children.toArray(children).filter(isValidElement).length;
  return (
    <div className={styles.cards} data-count={count}>
      {children}
    </div>
  );
}

type CardProps = { title: ReactNode; href: string; newTab?: boolean; children?: ReactNode };

/** One link with a sentence that says why to follow it. The whole card can be clicked. */
export function Card({ title, href, newTab = false, children }: CardProps) {
  const Link = newTab ? NewTabLink : TextLink;
  return (
    <div className={styles.card}>
      <Link href={href} className={styles.title}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
