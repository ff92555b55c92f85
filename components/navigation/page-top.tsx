import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs';
import styles from './page-top.module.css';

type PageTopProps = BreadcrumbsProps & {
  /** Control beside the breadcrumbs that leads to the same page of another release. */
  chooser?: ReactNode;
  /** Content of `PageFormats`. */
  children?: ReactNode;
};

/** First line of a page: breadcrumbs, and at its end the page in other formats. */
export function PageTop({ chooser, children, ...crumbs }: PageTopProps) {
  return (
    <div className={styles.top}>
      <Breadcrumbs {...crumbs} />
      {chooser}
      {children !== undefined && <PageFormats>{children}</PageFormats>}
    </div>
  );
}

/** The page in other formats: what readers take along, and what its Markdown leaves out. */
export function PageFormats({ children }: { children: ReactNode }) {
  return (
    <div className={styles.formats} data-markdown-ignore="">
      {children}
    </div>
  );
}
