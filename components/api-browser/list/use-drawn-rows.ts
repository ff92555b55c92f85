'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { drawRows, markRow } from '@/lib/early/draw-rows';
import { getEarlyDocument } from '@/lib/early/early-document';
import type { OperationGroup } from '@/lib/reference/operation-rows';
import { useCurrentInView } from './use-current-in-view';

type Rows = {
  /** Where the document is; `undefined` when there is none, or none that may be shown. */
  readonly url: string | undefined;
  /** `undefined` until the document has arrived. */
  readonly groups: readonly OperationGroup[] | undefined;
  /** Id of the operation on show. */
  readonly current: string | undefined;
};

/** The element whose rows follow a document. Rows that were drawn before the page was alive are kept. */
export function useDrawnRows({ url, groups, current }: Rows): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly OperationGroup[]>(undefined);
  useLayoutEffect(() => {
    const host = list.current;
    if (!host) return;
    const early = url === undefined ? undefined : getEarlyDocument(url);
    if (groups) {
      const isEarly = shown.current === undefined && early?.drawn?.groups === groups;
      // They go when another document is shown, or another page.
      const isThere = isEarly && host.hasChildNodes();
      if (!isThere) drawRows(host, groups);
    } else if (shown.current !== undefined || (url !== undefined && early === undefined)) {
      // Not what the early scripts have drawn of this very document, or are about to draw.
      host.replaceChildren();
    }
    shown.current = groups;
  }, [url, groups]);
  useLayoutEffect(() => {
    if (list.current) markRow(list.current, current);
  }, [groups, current]);
  useCurrentInView(list, current, groups !== undefined);
  return list;
}
