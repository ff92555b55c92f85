'use client';

import { useMemo } from 'react';
import { GrowingText } from '@/components/ui/markdown/growing-text';
import { LiveText } from '@/components/ui/markdown/live-text';
import { parseWebUrl } from '@/lib/openapi/core/external-docs';
import { getText } from '@/lib/openapi/core/json';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { useSeen } from '../rendering/deferred';
import { GrowingRows } from '../rendering/growing-rows';
import { FIRST_ROWS, type RowsProps, type View } from '../state/view';

type ViewSource = Required<Pick<View, 'api' | 'getHref'>> & Pick<View, 'address' | 'base'>;

/** Base of a foreign document's links: its `$self` (OpenAPI 3.2 4.1.1), else its address. */
function resolveBase(api: ApiIndex, address: string): string {
  const self = getText(api.document, '$self');
  const selfUrl = URL.canParse(self, address)
    ? parseWebUrl(new URL(self, address).href)
    : undefined;
  return selfUrl ?? address;
}

/** Builds the browser's view of a document: nested fields on opening, long lists in chunks. */
export function buildLiveView({ api, getHref, address, base: from }: ViewSource): View {
  const base = from === undefined ? undefined : resolveBase(api, from);
  return {
    api,
    lazy: true,
    renderText: (text) => <LiveText text={text} base={base} />,
    renderGrowing: (text, whole) => <GrowingText text={text} base={base} whole={whole} />,
    Rows: DeferredRows,
    getHref,
    address,
    base,
  };
}

/** Rows of a list: where it waits, the first ones until they are painted; thousands in chunks. */
export function DeferredRows({ ids, wait, children }: RowsProps) {
  const isWhole = useSeen(wait);
  const rows = useMemo(
    () => (isWhole ? children : children.slice(0, FIRST_ROWS)),
    [isWhole, children],
  );
  return <GrowingRows ids={ids}>{rows}</GrowingRows>;
}
