import type { ReactNode } from 'react';
import { anchorHref } from '@/lib/openapi/core/anchors';
import styles from './fields.module.css';

type PartLinkProps = {
  /** Anchor of the part; by default the operation itself. */
  id?: string;
  /** Name of the part; without it, the link is a `#` and needs a label. */
  children?: ReactNode;
  label?: string;
};

/**
 * Name of a part as a link to it. A click copies the part's address (lib/scroll);
 * without JavaScript it goes there.
 */
export function PartLink({ id = '', children, label }: PartLinkProps) {
  return (
    <a className={styles.part} href={anchorHref(id)} aria-label={label}>
      {children}
    </a>
  );
}
