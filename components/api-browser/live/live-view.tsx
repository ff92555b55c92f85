'use client';

import { GrowingText } from '@/components/markdown/growing-text';
import { LiveText } from '@/components/markdown/live-text';
import type { ApiIndex } from '@/lib/openapi/types';
import { DrawnRows } from '../parts/drawn-rows';
import type { ToHref } from '../state/operation-hrefs';
import type { View } from '../state/view';

/** How a document is drawn in the browser: nested fields when opened, Markdown when its reader is there, long lists in pieces. */
export function toLiveView(api: ApiIndex, toHref: ToHref, address?: string): View {
  return {
    api,
    lazy: true,
    renderText: (text) => <LiveText text={text} />,
    renderGrowing: (text, whole) => <GrowingText text={text} whole={whole} />,
    Rows: DrawnRows,
    toHref,
    address,
  };
}
