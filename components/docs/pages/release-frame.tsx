import type { ComponentProps, ReactNode } from 'react';
import { CopyPage } from '@/components/navigation/copy-page';
import { PageTop } from '@/components/navigation/page-top';
import { PageHead } from '@/components/ui/page-head';
import type { PageHead as Head } from '@/lib/pages/metadata';
import columns from './api-section.module.css';
import { TableOfContents } from './table-of-contents';

type ReleaseFrameProps = {
  head: Head;
  /** Headings of the page; absent for one without. */
  entries?: ComponentProps<typeof TableOfContents>['entries'];
  children: ReactNode;
};

/** Frame of the pages about releases: the changelog, what ends, what counts as breaking. */
export function ReleaseFrame({ head, entries, children }: ReleaseFrameProps) {
  return (
    <div className={columns.columns}>
      {entries && <TableOfContents entries={entries} />}
      <article className={columns.article}>
        <PageTop path={head.path} title={head.title}>
          <CopyPage path={head.path} />
        </PageTop>
        <PageHead title={head.title} lead={head.description} />
        {children}
      </article>
    </div>
  );
}
