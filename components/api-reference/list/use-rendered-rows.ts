'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { getPendingDocument } from '@/lib/bootstrap/document/pending-document';
import { renderRows, markCurrentRow } from '@/lib/bootstrap/document/render-rows';
import type { OperationGroup } from '@/lib/openapi/overview/operation-rows';
import { useCurrentInView } from './use-current-in-view';

type RowsSource = {
  /** Address of the document; `undefined` when there is none that may be shown. */
  readonly url: string | undefined;
  /** Rows of the document; `undefined` until it is loaded. */
  readonly groups: readonly OperationGroup[] | undefined;
  /** Id of the current operation; its rows are marked. */
  readonly current: string | undefined;
};

/** Renders a document's rows into the element of the returned ref; keeps bootstrap rows. */
export function useRenderedRows({
  url,
  groups,
  current,
}: RowsSource): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const rendered = useRef<readonly OperationGroup[]>(undefined);
  useLayoutEffect(() => {
    const host = list.current;
    if (!host) return;
    const pending = url === undefined ? undefined : getPendingDocument(url);
    if (groups) {
      const isBootstrapped = rendered.current === undefined && pending?.rendered?.groups === groups;
      // Bootstrap rows are gone after a change of the document or page.
      const isThere = isBootstrapped && host.hasChildNodes();
      if (!isThere) renderRows(host, groups);
    } else if (rendered.current !== undefined || (url !== undefined && pending === undefined)) {
      // Rows of this document that the bootstrap has rendered, or will, are kept.
      host.replaceChildren();
    }
    rendered.current = groups;
  }, [url, groups]);
  useLayoutEffect(() => {
    if (list.current) markCurrentRow(list.current, current);
  }, [groups, current]);
  useCurrentInView(list, current, groups !== undefined);
  return list;
}
