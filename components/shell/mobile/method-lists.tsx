'use client';

import { useSyncExternalStore } from 'react';
import * as words from '@/.generated/words/shell/frame';
import { type PageOperations, usePageOperations } from '@/components/navigation/page-operations';
import { followRow } from '@/components/ui/link/follow-row';
import { PRIMARY_NAV } from '@/lib/bootstrap/menus/panels';
import type { OperationRow } from '@/lib/openapi/overview/operation-rows';
import { urls } from '@/lib/routes/urls';
import styles from './method-lists.module.css';

/** Whether the panel of phones is open, before React has the page, too. */
function useOpenPanel(): boolean {
  const findPanel = () => document.getElementById(PRIMARY_NAV);
  const subscribe = (onToggle: () => void) => {
    const panel = findPanel();
    panel?.addEventListener('toggle', onToggle);
    return () => panel?.removeEventListener('toggle', onToggle);
  };
  const isOpen = () => findPanel()?.matches(':popover-open') ?? false;
  return useSyncExternalStore(subscribe, isOpen, () => false);
}

const GROUP_NAMES = ['get', 'post', 'update', 'delete', 'other'] as const;
/** Group of methods; its name is one of the words of the interface. */
type GroupName = (typeof GROUP_NAMES)[number];

/** Operations of one group of methods, as the mobile panel lists them. */
type MethodGroup = { readonly name: GroupName; readonly rows: readonly OperationRow[] };

/** Group of a row; a webhook is in `other` whatever its method, because the provider calls it. */
function methodGroupName({ method, webhook }: OperationRow): GroupName {
  if (webhook) return 'other';
  switch (method) {
    case 'get':
      return 'get';
    case 'post':
      return 'post';
    case 'put':
    case 'patch':
      return 'update';
    case 'delete':
      return 'delete';
    default:
      return 'other';
  }
}

/**
 * Groups operations by method in the order get, post, update, delete (SPEC 4, 9), then all others.
 * Put and patch are updates. Rows keep their order, a row of several tags comes once, no group is
 * empty.
 */
export function groupByMethod(rows: readonly OperationRow[]): readonly MethodGroup[] {
  const byAddress = [...new Map(rows.map((row) => [row.href, row])).values()];
  return GROUP_NAMES.map((name) => ({
    name,
    rows: byAddress.filter((row) => methodGroupName(row) === name),
  })).filter((group) => group.rows.length > 0);
}

/**
 * Operations of the current section, of whole documents outside of sections, grouped by method (SPEC 2, 3
 * `listByMethod`), while the panel of phones is open. Nothing on pages that list no operations.
 */
export function MethodLists({ path }: { path: string }) {
  const operations = usePageOperations();
  const lists = useOpenPanel() ? [...operations.values()] : [];
  const sections = lists.flatMap((list) => findSection(list, path) ?? []);
  return (sections.length > 0 ? sections : lists).map((list) => (
    <MethodList key={list.name} {...list} />
  ));
}

/** The group of a document whose section the path is in; `undefined` for none. */
function findSection(list: PageOperations, path: string): PageOperations | undefined {
  const group = list.groups.find(({ id }) => path.startsWith(urls.apiSection(id)));
  return group && { ...list, name: group.name, groups: [group] };
}

function MethodList({ name, groups, current, onFollow }: PageOperations) {
  const methods = groupByMethod(groups.flatMap(({ rows }) => rows));
  return (
    <li className={styles.operations} onClick={(event) => followRow(event, onFollow)}>
      <p className={styles.operationsHeading}>{words.operationsOf(name)}</p>
      {methods.map((method) => (
        <details
          key={method.name}
          name="method-list"
          className={styles.method}
          open={method.rows.some(({ id }) => id === current)}
        >
          <summary className={styles.methodName}>
            {words.methods[method.name]} <span className={styles.count}>{method.rows.length}</span>
          </summary>
          <ul className={styles.list}>
            {method.rows.map((row) => (
              <li key={row.href}>
                <a
                  href={row.href}
                  data-operation={row.id}
                  {...(row.id === current ? { 'aria-current': 'page' } : {})}
                >
                  {row.name}
                  {row.end !== undefined && <small> {row.end}</small>}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </li>
  );
}
