import type { ReactNode } from 'react';
import { ARTICLE_SLOTS } from '@/.generated/article-slots';
import { CopyPage } from '@/components/navigation/copy-page';
import { PageFoot } from '@/components/navigation/page-foot';
import { PageTop } from '@/components/navigation/page-top';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { PageHead } from '@/components/ui/page-head';
import { MenuColumns } from '@/components/ui/side-panel/menu-columns';
import type { PageView } from '@/lib/pages/page-view';
import styles from './doc-page.module.css';
import { NextPages } from './next-pages';
import prose from './prose.module.css';
import { SideNav } from './side-nav';
import { TableOfContents, type TocEntry } from './table-of-contents';
import { PageLead, TranslationNotice } from './translation-notice';

type DocPageProps = PageView & { toc: readonly TocEntry[]; children: ReactNode };

/** A written page: its section on the left, the text, its headings on the right. */
export function DocPage({
  path,
  title,
  description,
  section,
  folders,
  toc,
  next,
  foot,
  translation,
  shell,
  children,
}: DocPageProps) {
  return (
    <>
      <ShellSwitch flags={shell} />
      <MenuColumns className={`wrap ${styles.columns}`}>
        <TableOfContents entries={toc} />
        <article id="column" tabIndex={-1} className={styles.article}>
          <PageTop path={path} names={[title]} {...(folders && { folders })}>
            <CopyPage path={path} />
          </PageTop>
          <PageHead title={title} lead={<PageLead view={{ description, translation }} />} />
          {ARTICLE_SLOTS.before}
          {translation && <TranslationNotice translation={translation} />}
          <div lang={translation?.language} className={`${prose.prose} ${styles.text}`}>
            {children}
          </div>
          {ARTICLE_SLOTS.after}
          <NextPages pages={next} />
          <PageFoot foot={foot} />
        </article>
        <SideNav section={section} current={path} />
      </MenuColumns>
    </>
  );
}
