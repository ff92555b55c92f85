'use client';

import { groupIsGone } from '@/.generated/words/docs/pages';
import { MethodBadge } from '@/components/api-reference/parts/method-badge';
import { BreakableParts } from '@/components/api-reference/parts/operation-name';
import { usePageOperations } from '@/components/navigation/page-operations';
import type { OperationRow } from '@/lib/openapi/overview/operation-rows';
import type { SavedGroup } from '@/lib/pages/section-groups';
import { splitPath } from '@/lib/text/breakable-name';
import styles from './section-operations.module.css';

/**
 * The operations of a section: the rows saved at build, then those of the list beside the page, so
 * that both agree.
 */
export function SectionOperations({ saved }: { saved: readonly SavedGroup[] }) {
  const listed = usePageOperations();
  const rows = saved.flatMap(({ api, group }) => {
    const list = listed.get(api);
    return list ? (list.groups.find(({ id }) => id === group.id)?.rows ?? []) : group.rows;
  });
  if (rows.length === 0) return <p>{groupIsGone}</p>;
  const pages = new Set(saved.flatMap(({ group }) => group.rows.map(({ href }) => href)));
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <Row key={row.id} row={row} isPage={pages.has(row.href)} />
      ))}
    </ul>
  );
}

/** One operation. `isPage`: the export has its page, which the router can follow. */
function Row({ row, isPage }: { row: OperationRow; isPage: boolean }) {
  const { id, name, method, webhook, href, end } = row;
  const path = id.slice(method.length + 1);
  return (
    <li className={styles.operation}>
      <MethodBadge method={method} webhook={webhook} />
      <div>
        <a href={href} data-page-link={isPage ? '' : undefined}>
          {name}
        </a>{' '}
        {name !== path && (
          <code className={styles.path}>
            <BreakableParts parts={splitPath(path)} />
          </code>
        )}{' '}
        {end !== undefined && <small className={styles.path}>{end}</small>}
      </div>
    </li>
  );
}
