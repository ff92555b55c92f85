import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs';
import styles from './page-top.module.css';

type PageTopProps = BreadcrumbsProps & {
  /** What readers take along: the page in other formats. */
  children?: ReactNode;
};

/** First line of a page: breadcrumbs, and at its end the page in other formats. */
export function PageTop({ path, hasSection = true, children }: PageTopProps) {
  return (
    <div className={styles.top}>
      <Breadcrumbs path={path} hasSection={hasSection} />
      {children !== undefined && <div className={styles.formats}>{children}</div>}
    </div>
  );
}
