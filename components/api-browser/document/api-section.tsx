import type { MDXContent } from 'mdx/types';
import { PageLink } from '@/components/link/page-link';
import { contentParts } from '@/components/reading/content-parts';
import { NextPages } from '@/components/reading/next-pages';
import { PageHead } from '@/components/reading/page-head';
import prose from '@/components/reading/prose.module.css';
import { TableOfContents, type TocEntry } from '@/components/reading/table-of-contents';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import type { OperationEntry } from '@/lib/openapi/types';
import type { PageView } from '@/lib/reference/page-view';
import { urls } from '@/lib/urls';
import styles from './api-section.module.css';
import { ListNotice } from '../parts/list-notice';
import { MethodMark } from '../parts/method-mark';

type ApiSectionProps = {
  view: PageView;
  toc: readonly TocEntry[];
  Content: MDXContent;
  operations: readonly OperationEntry[];
  /** Document that has them. */
  api: string | undefined;
};

const OPERATIONS = { id: 'operations', text: 'Operations', depth: 2 } as const;

/** A written page under /api, with the operations of its tag. */
export function ApiSection({ view, toc, Content, operations, api }: ApiSectionProps) {
  const entries = operations.length > 0 ? [...toc, OPERATIONS] : toc;
  return (
    <div className={styles.columns}>
      <article className={styles.article} data-pagefind-body>
        <Breadcrumbs path={view.path} />
        <PageHead title={view.title} lead={view.description} />
        <div className={`${prose.prose} ${styles.text}`}>
          <Content components={contentParts} />
        </div>
        {operations.length > 0 && <OperationTable operations={operations} />}
        <NextPages pages={view.next} />
        {api !== undefined && <ListNotice api={api} />}
      </article>
      <TableOfContents entries={entries} />
    </div>
  );
}

function OperationTable({ operations }: { operations: readonly OperationEntry[] }) {
  return (
    <section className={styles.operations}>
      <h2 id={OPERATIONS.id}>{OPERATIONS.text}</h2>
      <ul className={styles.list}>
        {operations.map((entry) => (
          <li key={entry.id} className={styles.operation}>
            <MethodMark method={entry.method} webhook={entry.webhook} />
            <div>
              <PageLink href={urls.operation(entry.group, entry.url)}>{entry.name}</PageLink>{' '}
              <code className={styles.path}>{entry.path}</code>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
