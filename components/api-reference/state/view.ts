import type { ComponentType, ReactNode } from 'react';
import type { rows } from '@/.generated/words/reference/rows';
import type { SnippetPrinter } from '@/components/ui/code/snippet-loader';
import type { TextLinks } from '@/components/ui/markdown/text-links';
import type { ChangeMark } from '@/lib/openapi/compare/change-marks';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import type { KeptState } from './kept-state';

/** Rows that are rendered first, more than a tall screen shows. */
export const FIRST_ROWS = 30;

/** Kind of the rows of a list: `fields`, `values`. */
export type RowsKind = keyof typeof rows;

/** Rows of a list, which are made when they are shown. */
export type RowsProps = {
  readonly count: number;
  readonly kind: RowsKind;
  /** Anchor of a row by its index; absent where rows have none. */
  readonly getId?: (index: number) => string;
  /** Renders a row by its index, with a key; the same function while the rows are the same. */
  readonly renderRow: (index: number) => ReactNode;
  /** Renders the list around rows. */
  readonly wrap: (rows: ReactNode) => ReactNode;
  /** Whether rows after `FIRST_ROWS` are rendered a moment later. */
  readonly wait: boolean;
};

/** Context of an operation's components, which render both at build and in the browser. */
export type View = {
  readonly api: ApiIndex;
  /** Renders Markdown of the document, sanitized. */
  readonly renderText: (markdown: string) => ReactNode;
  /**
   * Renders Markdown that may be long, with ids of its headings; in the browser in chunks, which
   * move what is below, or `whole` at first.
   */
  readonly renderGrowing?: (markdown: string, whole: boolean) => ReactNode;
  /** Whether nested fields are rendered when opened, as in the browser, or all, as at build. */
  readonly lazy: boolean;
  /** State that the reader has given to the article before; absent where it is the first one. */
  readonly kept?: KeptState | undefined;
  /** Most levels of nested fields at build; `STATIC_DEPTH` by default. */
  readonly depth?: number;
  /** Address of a field below that depth in the live document; absent where there is none. */
  readonly getDeeperHref?: (id: string) => string;
  /** Renders rows of which there may be thousands; absent at build. */
  readonly Rows?: ComponentType<RowsProps>;
  /** Whether the operation is read from its top: rows after `FIRST_ROWS` may come later. */
  readonly fromTop?: boolean;
  /** Address of an operation; absent where the document's operations have none. */
  readonly getHref?: (entry: OperationEntry) => string;
  /** Whether this content is never XML, so that constraints of XML are hidden. */
  readonly noXml?: boolean;
  /** Store name of the document, where it is one of the provider's own: its operations can be sent. */
  readonly apiName?: string | undefined;
  /** Language of the document, where it is one of the provider's own and not in that of the page. */
  readonly language?: string | undefined;
  /** Version of the newest release, where the document is a former one. */
  readonly newest?: string | undefined;
  /** Address of the document, the base of a relative server (OpenAPI 3.1 4.8.5). */
  readonly address?: string | undefined;
  /** Marks of what releases brought to the operation, and of what its live document has that the page has not. */
  readonly marks?: readonly ChangeMark[] | undefined;
  /** Links in the document's texts. */
  readonly links?: TextLinks;
  /** Direction of the fields: a read-only one is never required in a request. */
  readonly direction?: 'request' | 'response';
  /** Status of the response, for accessible names: several may have the same fields. */
  readonly responseStatus?: string;
  /** Start of anchors inside a callback: `callback.changed.post.`. */
  readonly prefix?: string;
  /** Prints samples at build to reserve their size; the browser loads it on request. */
  readonly printSnippet?: SnippetPrinter;
};

/** Most levels of nested fields in a pre-rendered page; the browser opens further ones. */
export const STATIC_DEPTH = 6;

/** Anchor of a root part of an operation: `body`, `query` (lib/openapi/core/anchors.ts). */
export function rootAnchor({ prefix = '' }: View, root: string): string {
  return `${prefix}${root}`;
}
