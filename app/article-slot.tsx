import type { ReactNode } from 'react';
import prose from '@/components/docs/pages/prose.module.css';
import styles from './article-slot.module.css';

/** Text of the adopter in an article: `.generated/article-slots.tsx` imports it where there is one. */
export function ArticleSlot({ children }: { children: ReactNode }) {
  return <div className={`${prose.prose} ${styles.slot}`}>{children}</div>;
}
