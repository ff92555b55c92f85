import type { MDXContent } from 'mdx/types';
import { ARTICLE_SLOTS } from '@/.generated/article-slots';
import { operations } from '@/.generated/words/docs/pages';
import { ListNotice } from '@/components/api-reference/parts/list-notice';
import { ReleaseChooser } from '@/components/api-reference/release/release-chooser';
import { CopyPage } from '@/components/navigation/copy-page';
import { PageFoot } from '@/components/navigation/page-foot';
import { PageTop } from '@/components/navigation/page-top';
import { PageHead } from '@/components/ui/page-head';
import { SHOWN_DOCUMENTS } from '@/lib/bootstrap/document/shown-document';
import type { PageView } from '@/lib/pages/page-view';
import type { SavedGroup } from '@/lib/pages/section-groups';
import { dataComponents } from '../mdx/data-components';
import styles from './api-section.module.css';
import { NextPages } from './next-pages';
import prose from './prose.module.css';
import { SectionOperations } from './section-operations';
import { TableOfContents, type TocEntry } from './table-of-contents';
import { PageLead, TranslationNotice } from './translation-notice';

type ApiSectionProps = {
  view: PageView;
  toc: readonly TocEntry[];
  Content: MDXContent;
  /** Operations of the page's tag at build; empty without a tag. */
  saved: readonly SavedGroup[];
  /** Ids of the documents whose operations are listed on the page or beside it. */
  apis: readonly string[];
};

const OPERATIONS = { id: 'operations', text: operations, depth: 2 } as const;

/** A written page under /api, with the operations of its tag. */
export function ApiSection({ view, toc, Content, saved, apis }: ApiSectionProps) {
  const [only, ...others] = saved;
  const chooser = only && others.length === 0 && <ReleaseChooser api={only.api} path={view.path} />;
  const entries = saved.length > 0 ? [...toc, OPERATIONS] : toc;
  return (
    <div className={styles.columns}>
      <TableOfContents entries={entries} />
      <article className={styles.article}>
        <PageTop path={view.path} names={[view.title]} chooser={chooser}>
          <CopyPage path={view.path} />
        </PageTop>
        <PageHead title={view.title} lead={<PageLead view={view} />} />
        {ARTICLE_SLOTS.before}
        {view.translation && <TranslationNotice translation={view.translation} />}
        <div lang={view.translation?.language} className={`${prose.prose} ${styles.text}`}>
          <Content components={dataComponents} />
        </div>
        {saved.length > 0 && (
          <section className={styles.operations} {...{ [SHOWN_DOCUMENTS]: apis.join(' ') }}>
            <h2 id={OPERATIONS.id}>{OPERATIONS.text}</h2>
            <SectionOperations saved={saved} />
          </section>
        )}
        {ARTICLE_SLOTS.after}
        <NextPages pages={view.next} />
        <PageFoot foot={view.foot} />
        <ListNotice apis={apis} />
      </article>
    </div>
  );
}
