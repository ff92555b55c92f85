import type { ReactNode } from 'react';
import styles from './cards.module.css';
import { NewTabLink, TextLink } from './link/text-link';

/** Links as a grid of cards. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
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
