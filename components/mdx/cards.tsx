import type { ReactNode } from 'react';
import { TextLink } from '@/components/link/text-link';
import styles from './cards.module.css';

/** Links as a quiet list of two columns. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

type CardProps = { title: ReactNode; href: string; children?: ReactNode };

/** One link with a sentence that says why to follow it. The whole card can be clicked. */
export function Card({ title, href, children }: CardProps) {
  return (
    <div className={styles.card}>
      <TextLink href={href} className={styles.title} newTab={href.endsWith('.pdf')}>
        {title}
      </TextLink>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
