'use client';

import { type MouseEvent, useRef } from 'react';
import { createLazy, ReloadNotice } from '@/components/ui/lazy/create-lazy';
import { followRow } from '@/components/ui/link/follow-row';
import badge from '../parts/method-badge.module.css';
import type { NamedDocument } from '../state/api-context';
import { followQuery } from '../state/use-search';
import listSkeleton from './list-skeleton.module.css';
import type { NamedRowsProps } from './named-list-rows';
import styles from './operation-list.module.css';

type NamedListProps = {
  /** The document to list; `undefined` leaves the list empty. */
  named: NamedDocument | undefined;
  isByName: boolean;
  navigation: string;
};

const rows = createLazy<NamedRowsProps>(() =>
  import('./named-list-rows').then(
    (loaded) => loaded.NamedRows,
    () => ReloadNotice,
  ),
);

/** Preloads what lists the operations of a document that takes the place of the page. */
export const preloadNamedRows = rows.preload;

// Beside the page's own scripts: the first script knows that a document takes the place of the page.
if (typeof document === 'object' && document.documentElement.dataset.document) rows.preload();

/** Content that React leaves alone: `renderRows` renders the rows, perhaps before hydration. */
const EMPTY_HTML = { __html: '' };

/**
 * List of the operations of the document that the address names. Its element is in every page under
 * /api, so that the rows can be rendered before hydration (lib/bootstrap), later by the same code.
 */
export function NamedList(props: NamedListProps) {
  const { named } = props;
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={list}
        className={styles.groups}
        onClick={(event: MouseEvent) => followRow(event, followQuery)}
        data-rows-host
        data-group={styles.group}
        data-section={styles.section}
        data-heading={styles.heading}
        data-list={styles.list}
        data-row={styles.row}
        data-badge={badge.badge}
        data-offscreen={styles.offscreen}
        suppressHydrationWarning
        dangerouslySetInnerHTML={EMPTY_HTML}
      />
      <ListSkeleton />
      {named && <rows.Part props={{ ...props, named, list }} />}
    </>
  );
}

const ROWS = 9;

/**
 * Placeholder of the list of a named document, after 300 ms of waiting for it. In the HTML of every page
 * under /api and shown by CSS, so that it is there before React.
 */
function ListSkeleton() {
  return (
    <div className={listSkeleton.rows} aria-hidden="true">
      {Array.from({ length: ROWS }, (_, index) => (
        <span key={index} className={listSkeleton.row} />
      ))}
    </div>
  );
}
