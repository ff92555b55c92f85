'use client';

import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '@/components/ui/lazy/when-idle';
import { getPendingDocument } from '@/lib/bootstrap/document/pending-document';
import {
  markCurrentRow,
  type RenderedRows,
  renderMoreRows,
  renderRows,
} from '@/lib/bootstrap/document/render-rows';
import { countRows, type OperationGroup } from '@/lib/openapi/overview/operation-rows';
import { useCurrentInView } from './use-current-in-view';

type RowsSource = {
  /** Element of the rows, which React leaves alone. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** Address of the document; `undefined` when there is none that may be shown. */
  readonly url: string | undefined;
  /** Rows of the document; `undefined` until it is loaded. */
  readonly groups: readonly OperationGroup[] | undefined;
  /** Id of the current operation; its rows are marked. */
  readonly current: string | undefined;
};

/** Rows that are rendered in one step where all were asked for: less than 100 ms of work. */
const STEP_ROWS = 5000;

/** Longest wait for an idle browser before the next step, in ms. */
const MAX_IDLE_WAIT_MS = 200;

/** Rows of groups that are not all rendered. */
type PartOfRows = RenderedRows & {
  readonly groups: readonly OperationGroup[];
  readonly isAll: boolean;
};

type ListedRows = {
  readonly shown: number;
  readonly count: number;
  /** Whether all rows were asked for. */
  readonly isAll: boolean;
  /** Renders all rows, step by step. */
  readonly onAll: () => void;
};

/**
 * Renders a document's rows into an element; keeps bootstrap rows, and takes its own away at the end. Of a very
 * long list only the first thousands are rendered until all are asked for, or the list is filtered.
 */
export function useRenderedRows({ list, url, groups, current }: RowsSource): ListedRows {
  const count = useMemo(() => countRows(groups ?? []), [groups]);
  const [part, setPart] = useState<PartOfRows>();
  const rendered = useRef<readonly OperationGroup[]>(undefined);
  useLayoutEffect(() => {
    const host = list.current;
    if (!host) return;
    const pending = url === undefined ? undefined : getPendingDocument(url);
    if (groups) {
      const isBootstrapped = rendered.current === undefined && pending?.rendered?.groups === groups;
      // Bootstrap rows are gone after a change of the document or page.
      const isThere = isBootstrapped && host.hasChildNodes();
      const rows = (isThere && pending?.rendered?.rows) || renderRows(host, groups);
      // Sorted otherwise, all rows are still wanted.
      if (rows.shown < count)
        setPart((before) => ({ ...rows, groups, isAll: before?.isAll ?? false }));
    } else if (rendered.current !== undefined || (url !== undefined && pending === undefined)) {
      // Rows of this document that the bootstrap has rendered, or will, are kept.
      host.replaceChildren();
    }
    rendered.current = groups;
  }, [list, url, groups, count]);
  useEffect(() => {
    const host = list.current;
    return () => host?.replaceChildren();
  }, [list]);
  const rows = part?.groups === groups ? part : undefined;
  const shown = rows?.shown ?? count;
  const isWhole = shown === count;
  useEffect(() => {
    if (!rows?.isAll || isWhole) return undefined;
    const step = () => setPart({ ...rows, ...renderMoreRows(rows, STEP_ROWS) });
    return whenIdle(step, MAX_IDLE_WAIT_MS);
  }, [rows, isWhole]);
  useLayoutEffect(() => {
    if (list.current) markCurrentRow(list.current, current, groups);
  }, [list, groups, current, isWhole]);
  useCurrentInView(list, current, groups !== undefined);
  const onAll = useCallback(() => setPart((all) => all && { ...all, isAll: true }), []);
  useEffect(() => {
    const panel = list.current?.closest('nav');
    if (!panel || isWhole) return undefined;
    panel.addEventListener('input', onAll);
    return () => panel.removeEventListener('input', onAll);
  }, [list, isWhole, onAll]);
  return { shown, count, isAll: rows?.isAll ?? false, onAll };
}
