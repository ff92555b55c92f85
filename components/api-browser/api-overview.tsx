import { Card, Cards } from '@/components/mdx/cards';
import { TableFrame } from '@/components/mdx/table-frame';
import type { ApiOverviewView } from '@/lib/reference/api-overview';
import styles from './api-overview.module.css';

/** The first page of the API area. */
export function ApiOverview({ view }: { view: ApiOverviewView }) {
  return (
    <article className={styles.page} data-pagefind-body>
      <h1>{view.title}</h1>
      <p className={styles.lead}>{view.description}</p>
      <TableFrame>
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
      {view.groups.map((group) => (
        <section key={group.name} className={styles.group}>
          <h2>{group.name}</h2>
          <Cards>
            {group.items.map((item) => (
              <Card key={item.url} title={item.title} href={item.url}>
                {item.description}
              </Card>
            ))}
          </Cards>
        </section>
      ))}
    </article>
  );
}
