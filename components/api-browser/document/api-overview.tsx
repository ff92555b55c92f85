import { TableFrame } from '@/components/mdx/table-frame';
import { CardGroups } from '@/components/reading/card-groups';
import { PageHead } from '@/components/reading/page-head';
import type { ApiOverviewView } from '@/lib/reference/api-overview';
import styles from './api-overview.module.css';

/** The first page of the API area. */
export function ApiOverview({ view }: { view: ApiOverviewView }) {
  return (
    <article className={styles.page} data-pagefind-body>
      <PageHead title={view.title} lead={view.description} />
      <div className={styles.documents}>
        <TableFrame aria-label="Documents">
          <thead>
            <tr>
              <th scope="col">Document</th>
              <th scope="col">Version</th>
              <th scope="col">Operations</th>
              <th scope="col">Sandbox</th>
            </tr>
          </thead>
          <tbody>
            {view.apis.map((api) => (
              <tr key={api.name}>
                <td>{api.name}</td>
                <td>{api.version}</td>
                <td>{api.operations}</td>
                <td>
                  <code>{api.server}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </div>
      <CardGroups groups={view.groups} label={view.title} />
    </article>
  );
}
