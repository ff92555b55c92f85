import type { ApiIndex } from '@/lib/openapi/core/types';
import type { OperationGroup } from '@/lib/openapi/overview/operation-rows';
import type { ReleasedApi, ReleaseName } from '@/lib/routes/release-address';
import type { RenderedRows } from './render-rows';

/** Attribute of the element whose rows are rendered without React. */
export const ROWS_HOST = 'data-rows-host';

/** A document whose rows were rendered before hydration. */
export type RenderedDocument = {
  /** Text that the document was parsed from. */
  readonly text: string;
  readonly api: ApiIndex;
  /** Rows of the document, by group. */
  readonly groups: readonly OperationGroup[];
  /** Documents in the list. */
  readonly rows: RenderedRows;
};

/** Loading time after which a page says that a document is late, in ms. */
export const MAX_LOAD_MS = 8000;

/** Request of a document that a bootstrap script has made for the page. */
export type PendingText = {
  /** Address it is loaded from; of other hosts only one that `resolveDocumentLocation` allowed. */
  readonly url: string;
  /** Rejected with a `LoadError`. */
  readonly text: Promise<string>;
  /** Aborts the request of the text. */
  readonly abort?: () => void;
  /** Set once the page has taken the text. */
  isTaken?: boolean;
  /** Set while the text has not come after `MAX_LOAD_MS`. */
  isLate?: boolean;
};

/** The document that the address names, requested while the page's HTML was still being parsed. */
export type PendingDocument = PendingText & {
  /** What the address names it by: a location, or the former release of a page. */
  readonly name:
    | { readonly swaggerUri: string }
    | {
        readonly release: ReleaseName;
        readonly releases: readonly ReleasedApi[];
        readonly path: string;
      };
  /** Id of the operation that the address asks for. */
  readonly operation?: string | undefined;
  /** Whether it gets overlays, which the page applies: it then renders the rows itself. */
  readonly isOverlaid?: boolean;
  /** Shows the page, which stays hidden for a moment at first; later calls do nothing. */
  readonly show: () => void;
  /** Starts the page's own scripts; later calls do nothing. */
  readonly startPage: () => void;
  /** Set once its rows are rendered. */
  rendered?: RenderedDocument;
};

declare global {
  /** Hand-over of live documents to React. */
  var portalPendingTexts: readonly PendingText[] | undefined;
  /** Hand-over from the bootstrap scripts to the page; on `window`, as they share no module. */
  var portalPendingDocument: PendingDocument | undefined;
}

/** Document that the bootstrap requested from this address; `undefined` when it requested none. */
export function getPendingDocument(url: string): PendingDocument | undefined {
  return globalThis.portalPendingDocument?.url === url
    ? globalThis.portalPendingDocument
    : undefined;
}

/**
 * Takes the request that the bootstrap made of this address. `undefined` when there is none,
 * and from the second call on: a repeated request wants a new response.
 */
export function takePending(url: string): PendingText | undefined {
  const { portalPendingTexts = [], portalPendingDocument } = globalThis;
  const pending = [...portalPendingTexts, portalPendingDocument].find(
    (one) => one?.url === url && !one.isTaken,
  );
  if (pending) pending.isTaken = true;
  return pending;
}

/** Document that was rendered before hydration from exactly this text; else `undefined`. */
export function getRenderedDocument(text: string): RenderedDocument | undefined {
  const rendered = globalThis.portalPendingDocument?.rendered;
  return rendered?.text === text ? rendered : undefined;
}
