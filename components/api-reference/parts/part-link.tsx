import type { ReactNode } from 'react';
import { anchorHref } from '@/lib/openapi/core/anchors';
import styles from './fields.module.css';

type PartLinkProps = {
  /** Anchor of the part it stands in; none: of the operation. */
  id?: string;
  /** What it links with; without it, a mark alone that says what the label says. */
  children?: ReactNode;
  label?: string;
};

/**
 * What a part is called, as a link to it: pressing it copies the part's address
 * (components/navigation/scroll), without JavaScript it goes there.
 */
export function PartLink({ id = '', children, label }: PartLinkProps) {
  return (
    <a className={styles.part} href={anchorHref(id)} aria-label={label}>
      {children}
    </a>
  );
}
