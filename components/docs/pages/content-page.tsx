import type { MDXComponents, MDXContent } from 'mdx/types';
import type { ReactNode } from 'react';
import type { PageView } from '@/lib/pages/page-view';
import { dataComponents } from '../mdx/data-components';
import { DocPage } from './doc-page';
import type { TocEntry } from './table-of-contents';

type ContentPageProps = {
  view: PageView;
  toc: readonly TocEntry[];
  Content: MDXContent;
  /** Content between the lead and the text. */
  before?: ReactNode;
  /** Components that only this page's text may use. */
  parts?: MDXComponents;
};

/** A page written in MDX. */
export function ContentPage({ view, toc, Content, before, parts }: ContentPageProps) {
  return (
    <DocPage {...view} toc={toc}>
      {before}
      <Content components={{ ...dataComponents, ...parts }} />
    </DocPage>
  );
}
