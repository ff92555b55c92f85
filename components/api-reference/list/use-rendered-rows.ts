'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { renderRows, markCurrentRow } from '@/lib/bootstrap/document/render-rows';
import { getPendingDocument } from '@/lib/bootstrap/document/pending-document';
import type { OperationGroup } from '@/lib/openapi/overview/operation-rows';
import { useCurrentInView } from './use-current-in-view';

type RowsSource = {
  /** Where the document is; `undefined` when there is none, or none that may be shown. */
  readonly url: string | undefined;
  /** `undefined` until the document has arrived. */
  readonly groups: readonly OperationGroup[] | undefined;
  /** Id of the operation on show. */
  readonly current: string | undefined;
};

/** The element whose rows follow a document. Rows that were drawn before the page was alive are kept. */
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
      // They go when another document is shown, or another page.
      const isThere = isBootstrapped && host.hasChildNodes();
      if (!isThere) renderRows(host, groups);
    } else if (rendered.current !== undefined || (url !== undefined && pending === undefined)) {
      // Not what the early scripts have drawn of this very document, or are about to draw.
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
