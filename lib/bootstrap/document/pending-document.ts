import type { ApiIndex } from '@/lib/openapi/core/types';
import type { OperationGroup } from '@/lib/openapi/overview/operation-rows';

/**
 * Marks the element that holds an operation in short, and is never React's inside. It stands alone: pages need it, and
 * not what draws.
 */
export const BOOTSTRAP_ARTICLE = 'data-bootstrap-article';

/** What was drawn of a document before the page came to life. */
export type RenderedDocument = {
  /** The text it was read from. */
  readonly text: string;
  readonly api: ApiIndex;
  /** The rows that stand in the list. */
  readonly groups: readonly OperationGroup[];
};

/** The document that the address names, asked for while the page's HTML was still being read. */
export type PendingDocument = {
  readonly swaggerUri: string;
  /** Where it is loaded from: what `resolveDocumentLocation` allowed, nothing else. */
  readonly url: string;
  /** It is not the provider's own. */
  readonly isForeign: boolean;
  /** Operation that the address asks for. */
  readonly operation: string | undefined;
  /** Refused with a `LoadError`'s status and message. */
  readonly text: Promise<string>;
  /** Shows the page, which waits a moment for the document; later calls do nothing. */
  readonly show: () => void;
  /** Starts the page's own scripts; later calls do nothing. */
  readonly startPage: () => void;
  /** Set once its rows are drawn. */
  rendered?: RenderedDocument;
  /** The page has asked for the text, and draws what is not drawn yet. */
  isTaken?: boolean;
};

declare global {
  /** How the scripts that run before the page hand over to it; set on `window`, as those scripts share no module. */
  var portalPendingDocument: PendingDocument | undefined;
}

/** The document fetched early from this address; `undefined` when there is none. */
export function getPendingDocument(url: string): PendingDocument | undefined {
  return globalThis.portalPendingDocument?.url === url
    ? globalThis.portalPendingDocument
    : undefined;
}

/**
 * The text of a document fetched early, once. `undefined` when there is none, and when it was taken before:
 * whoever asks again wants a new answer.
 */
export function takePendingText(url: string): Promise<string> | undefined {
  const pending = getPendingDocument(url);
  if (pending === undefined || pending.isTaken) return undefined;
  pending.isTaken = true;
  return pending.text;
}

/** What was drawn early of exactly this text. */
export function getRenderedDocument(text: string): RenderedDocument | undefined {
  const rendered = globalThis.portalPendingDocument?.rendered;
  return rendered?.text === text ? rendered : undefined;
}
