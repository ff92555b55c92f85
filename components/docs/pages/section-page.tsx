import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/navigation/breadcrumbs';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { PageHead } from '@/components/ui/page-head';
import type { SectionView } from '@/lib/pages/section-view';
import { CardGroups } from './card-groups';
import styles from './section-page.module.css';

type SectionPageProps = {
  view: SectionView;
  /** Content below the cards. */
  children?: ReactNode;
};

/** The overview page of a section: its pages as cards. */
export function SectionPage({ view, children }: SectionPageProps) {
  return (
    <>
      <ShellSwitch flags={view.shell} />
      <div className={`wrap ${styles.page}`}>
        <Breadcrumbs path={view.path} names={[view.title]} />
        <PageHead title={view.title} lead={view.description} />
        <CardGroups groups={view.groups} label={view.title} />
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </>
  );
}
