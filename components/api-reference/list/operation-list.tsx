'use client';

import { Fragment, memo, type MouseEvent, useRef } from 'react';
import { followRow } from '@/components/ui/link/follow-row';
import {
  countRows,
  type OperationGroup,
  type OperationRow,
} from '@/lib/openapi/overview/operation-rows';
import { MethodBadge } from '../parts/method-badge';
import { OperationName } from '../parts/operation-name';
import styles from './operation-list.module.css';
import { useCurrentInView } from './use-current-in-view';

type OperationListProps = {
  groups: readonly OperationGroup[];
  /** Whether groups of other pages show their rows. */
  isWhole?: boolean;
  /** Id of the current operation; its row is marked. */
  current: string | undefined;
  /** Address of the current page; a group's link to it is marked. */
  page?: string;
  /** Follows a row without loading a page. */
  onFollow: (href: string) => void;
};

/** Most rows of a list that are all laid out; a longer one skips those out of view. */
const MAX_LAID_OUT_ROWS = 300;

/** Whether a group is that of the current page: its own page, or that of one of its operations. */
function isNear({ rows, href }: OperationGroup, current: string | undefined, page?: string) {
  return (href !== undefined && href === page) || rows.some(({ id }) => id === current);
}

/** List of all operations of a document by tag; all rows are in the page, for find-in-page. */
export function OperationList(props: OperationListProps) {
  const { groups, isWhole = true, current, page, onFollow } = props;
  const list = useRef<HTMLDivElement>(null);
  useCurrentInView(list, current ?? page, isWhole);
  const className =
    countRows(groups) > MAX_LAID_OUT_ROWS ? `${styles.groups} ${styles.long}` : styles.groups;
  const follow = (event: MouseEvent) => followRow(event, onFollow);
  return (
    <div ref={list} onClick={follow} className={className}>
      {groups.map((group) => (
        <Fragment key={group.id}>
          {group.section !== undefined && <p className={styles.section}>{group.section}</p>}
          <section className={styles.group}>
            <p className={styles.heading}>
              {group.href === undefined ? (
                group.name
              ) : (
                <ApiPageLink href={group.href} name={group.name} page={page} />
              )}
            </p>
            {(isWhole || isNear(group, current, page)) && (
              <ul className={styles.list} aria-label={group.name}>
                {group.rows.map((row) => (
                  <Row key={row.id} {...row} current={row.id === current} />
                ))}
              </ul>
            )}
          </section>
        </Fragment>
      ))}
    </div>
  );
}

type ApiPageLinkProps = { href: string; name: string; page: string | undefined };

/** Link to a written page under /api, marked when it is the current `page`; both with base path. */
export function ApiPageLink({ href, name, page }: ApiPageLinkProps) {
  return (
    <a
      className={styles.row}
      href={href}
      data-page-link=""
      aria-current={href === page ? 'page' : undefined}
    >
      {name}
    </a>
  );
}

const Row = memo(function Row(row: OperationRow & { current: boolean }) {
  const { id, name, method, href, webhook, end, current } = row;
  return (
    <li>
      <a
        className={styles.row}
        href={href}
        data-operation={id}
        aria-current={current ? 'page' : undefined}
      >
        <MethodBadge method={method} webhook={webhook} short />
        <span>
          <OperationName name={name} />
          {end !== undefined && <small> {end}</small>}
        </span>
      </a>
    </li>
  );
});
