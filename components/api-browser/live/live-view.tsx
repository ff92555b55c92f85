'use client';

import { GrowingText } from '@/components/markdown/growing-text';
import { LiveText } from '@/components/markdown/live-text';
import { toWebUrl } from '@/lib/openapi/external-docs';
import { getText } from '@/lib/openapi/json';
import type { ApiIndex } from '@/lib/openapi/types';
import { DrawnRows } from '../drawing/drawn-rows';
import type { View } from '../state/view';

type Source = Required<Pick<View, 'api' | 'toHref'>> & Pick<View, 'address' | 'base'>;

/** What relative links of a document of others are relative to (OpenAPI 3.2 4.1.1 `$self`). */
function toBase(api: ApiIndex, address: string): string {
  const self = getText(api.document, '$self');
  const own = URL.canParse(self, address) ? toWebUrl(new URL(self, address).href) : undefined;
  return own ?? address;
}

/** How a document is drawn in the browser: nested fields when opened, Markdown when its reader is there, long lists in pieces. */
export function toLiveView({ api, toHref, address, base: from }: Source): View {
  const base = from === undefined ? undefined : toBase(api, from);
  return {
    api,
    lazy: true,
    renderText: (text) => <LiveText text={text} base={base} />,
    renderGrowing: (text, whole) => <GrowingText text={text} base={base} whole={whole} />,
    Rows: DrawnRows,
    toHref,
    address,
    base,
  };
}
