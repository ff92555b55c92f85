'use client';

import { type MouseEvent, useMemo, useRef } from 'react';
import * as words from '@/.generated/words/reference/list';
import { usePublishOperations } from '@/components/navigation/page-operations';
import { followRow } from '@/components/ui/link/follow-row';
import { preloadMarkdown } from '@/components/ui/markdown/live-text';
import { afterPaint, once } from '@/lib/bootstrap/after-paint';
import { getPendingDocument } from '@/lib/bootstrap/document/pending-document';
import { sortRowsByName } from '@/lib/openapi/overview/operation-rows';
import { buildNamedGroups } from '@/lib/routes/named-rows';
import badge from '../parts/method-badge.module.css';
import { RowCount } from '../rendering/row-count';
import type { NamedDocument } from '../state/api-context';
import { useApiState, useReadyState } from '../state/use-api-state';
import { useDocument } from '../state/use-document';
import { followQuery } from '../state/use-search';
import listSkeleton from './list-skeleton.module.css';
import styles from './operation-list.module.css';
import { useRenderedRows } from './use-rendered-rows';

type NamedListProps = {
  /** The document to list; `undefined` leaves the list empty. */
  named: NamedDocument | undefined;
  isByName: boolean;
  navigation: string;
};

/** Content that React leaves alone: `renderRows` renders the rows, perhaps before hydration. */
const EMPTY_HTML = { __html: '' };

/** Loads the Markdown parser ahead; after a paint, so that a click just made is handled first. */
const preload = once(() => afterPaint(preloadMarkdown));

/**
 * List of the operations of the document that the address names. Its element is in every page under
 * /api, so that the rows can be rendered before hydration (lib/bootstrap), later by the same code.
 */
export function NamedList({ named, isByName, navigation }: NamedListProps) {
  const url = named?.url ?? '';
  const state = useApiState(url);
  const ready = useReadyState(url);
  const api = ready?.api;
  const swaggerUri = named?.swaggerUri;
  const rendered = getPendingDocument(url)?.rendered;
  const groups = useMemo(() => {
    if (!api || swaggerUri === undefined) return undefined;
    const listed = rendered?.api === api ? rendered.groups : buildNamedGroups(api, swaggerUri);
    return isByName ? sortRowsByName(listed) : listed;
  }, [api, rendered, swaggerUri, isByName]);
  const current = named?.operation;
  const { list, ...rows } = useRenderedRows({ url: url || undefined, groups, current });
  const footer = useRef<HTMLParagraphElement>(null);
  const name = api?.title || words.thisDocument;
  usePublishOperations(
    'named',
    useMemo(
      () => groups && { name, groups, current, onFollow: followQuery },
      [name, groups, current],
    ),
  );
  const hasFailed = named?.location?.ok === false || state?.status === 'failed';
  const isEmpty = named && !groups;
  return (
    <>
      {named && <NamedLoader url={url} navigation={navigation} />}
      {isEmpty && hasFailed && (
        <p data-no-rows className={styles.none}>
          {words.noOperations}
        </p>
      )}
      <div
        ref={list}
        className={styles.groups}
        onClick={(event: MouseEvent) => followRow(event, followQuery)}
        onPointerOver={preload}
        onFocus={preload}
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
      {(rows.shown < rows.count || rows.isAll) && (
        <RowCount {...rows} kind="operations" footer={footer} />
      )}
    </>
  );
}

/** Loads the named document; a component, because hooks cannot be skipped where there is none. */
function NamedLoader({ url, navigation }: { url: string; navigation: string }) {
  useDocument({ url, navigation });
  return null;
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
