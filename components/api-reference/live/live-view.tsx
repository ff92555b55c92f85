'use client';

import { DOCUMENT_LANGUAGE } from '@/.generated/document-language';
import { DocumentText } from '@/components/ui/markdown/document-text';
import { GrowingText } from '@/components/ui/markdown/growing-text';
import { LiveText } from '@/components/ui/markdown/live-text';
import { parseWebUrl } from '@/lib/openapi/core/external-docs';
import { getText } from '@/lib/openapi/core/json';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { useSeen } from '../rendering/deferred';
import { GrowingRows } from '../rendering/growing-rows';
import { createTextLinks } from '../state/create-text-links';
import { FIRST_ROWS, type RowsProps, type View } from '../state/view';

type ViewSource = Required<Pick<View, 'api' | 'getHref'>> &
  Pick<View, 'address' | 'apiName' | 'newest' | 'marks' | 'kept'> & {
    /** Whether the document is not the provider's own. */
    readonly isForeign?: boolean | undefined;
    /** Address of the document's overview, without the base path. */
    readonly overview?: string | undefined;
  };

/** Base of a document's links: its `$self` (OpenAPI 3.2 4.1.1), else its address. */
function resolveBase(api: ApiIndex, address: string): string {
  const self = getText(api.document, '$self');
  const selfUrl = URL.canParse(self, address)
    ? parseWebUrl(new URL(self, address).href)
    : undefined;
  return selfUrl ?? address;
}

/** Builds the browser's view of a document: nested fields on opening, long lists in chunks. */
export function buildLiveView(source: ViewSource): View {
  const {
    api,
    getHref,
    apiName,
    newest,
    address,
    marks,
    kept,
    isForeign = false,
    overview,
  } = source;
  const base =
    address === undefined ? undefined : { address: resolveBase(api, address), isForeign };
  const links = createTextLinks({ api, getHref, overview, base });
  // The language of another's document is not known.
  const language = isForeign ? undefined : DOCUMENT_LANGUAGE;
  return {
    api,
    lazy: true,
    renderText: (text) => (
      <DocumentText language={language}>
        <LiveText text={text} links={links} />
      </DocumentText>
    ),
    renderGrowing: (text, whole) => (
      <DocumentText language={language}>
        <GrowingText text={text} links={links} whole={whole} />
      </DocumentText>
    ),
    Rows: DeferredRows,
    getHref,
    apiName,
    newest,
    language,
    address,
    marks,
    kept,
    links,
  };
}

/** Rows of a list: where it waits, the first ones until they are painted; then those asked for. */
export function DeferredRows({ wait, ...rows }: RowsProps) {
  const isWhole = useSeen(wait);
  const count = isWhole ? rows.count : Math.min(rows.count, FIRST_ROWS);
  return <GrowingRows {...rows} count={count} />;
}
