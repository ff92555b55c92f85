import { ARTICLE_SLOTS } from '@/.generated/article-slots';
import { ListNotice } from '@/components/api-reference/parts/list-notice';
import { PageHead } from '@/components/ui/page-head';
import { SHOWN_DOCUMENTS } from '@/lib/bootstrap/document/shown-document';
import type { ApiOverviewView } from '@/lib/pages/read-api-overview';
import { ApiDocuments, ApiLead } from './api-documents';
import styles from './api-overview.module.css';
import { CardGroups } from './card-groups';

/** The overview page of the API area. */
export function ApiOverview({ view }: { view: ApiOverviewView }) {
  const apis = view.apis.map(({ id }) => id);
  return (
    <article className={styles.page} {...{ [SHOWN_DOCUMENTS]: apis.join(' ') }}>
      <PageHead title={view.title} lead={<ApiLead saved={view.apis} />} />
      {ARTICLE_SLOTS.before}
      {view.apis.length > 0 && (
        <div className={styles.documents}>
          <ApiDocuments saved={view.apis} files={view.files} references={view.references} />
        </div>
      )}
      <CardGroups groups={view.groups} label={view.title} />
      {ARTICLE_SLOTS.after}
      <ListNotice apis={apis} />
    </article>
  );
}
