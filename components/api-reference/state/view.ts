import type { ComponentType, ReactNode } from 'react';
import type { SnippetPrinter } from '@/components/ui/code/snippet-loader';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';

/** More rows than a high screen shows: what is below them may be drawn after them. */
export const FIRST_ROWS = 30;

/** Rows of a list, and the anchors of each in their order. */
export type RowsProps = {
  readonly ids: readonly string[];
  /** Whether those below the first screen are drawn a moment later. */
  readonly wait: boolean;
  readonly children: readonly ReactNode[];
};

/** What the parts of an operation need besides their own data. The same parts serve build and browser. */
export type View = {
  readonly api: ApiIndex;
  /** Markdown of the document, made safe. */
  readonly renderText: (markdown: string) => ReactNode;
  /**
   * The same for one that may be long, piece by piece: what is below it moves while it grows, unless it is `whole` when
   * it is first drawn. Absent where all is in the page.
   */
  readonly renderGrowing?: (markdown: string, whole: boolean) => ReactNode;
  /** In the browser, nested fields are made when opened; at build they are all in the page. */
  readonly lazy: boolean;
  /** How many levels of them; absent for as many as such a page may have. */
  readonly depth?: number;
  /** Where what lies deeper is shown: the address of a field in the live document; absent where there is none. */
  readonly getDeeperHref?: (id: string) => string;
  /** Draws rows of which there may be thousands; absent where all are in the page. */
  readonly Rows?: ComponentType<RowsProps>;
  /** What is in the open is read from the top of the operation: rows below the first screen may be drawn a moment later. */
  readonly fromTop?: boolean;
  /** The page of an operation; absent where the document's operations have no pages of their own. */
  readonly getHref?: (entry: OperationEntry) => string;
  /** What is sent here is never XML: how that would differ is of no use. */
  readonly noXml?: boolean;
  /** Where the document came from: a server that is only a path is there (OpenAPI 3.1 4.8.5). */
  readonly address?: string | undefined;
  /** The same where it is a document of others: its relative links lead there, not into this site. */
  readonly base?: string | undefined;
  /** Which way the fields go: one that is only read is not sent, whatever is required. */
  readonly direction?: 'request' | 'response';
  /** Status of the answer that is drawn: several may have the same fields. */
  readonly responseStatus?: string;
  /** What ids begin with inside an operation of another one's page: `callback.changed.post.`. */
  readonly prefix?: string;
  /** At build, to leave room for samples; the browser loads it when they are wanted. */
  readonly printSnippet?: SnippetPrinter;
};

/** Depth at which a pre-rendered page stops nesting; the live page goes on when opened. */
export const STATIC_DEPTH = 6;

/** The anchor of a root of an operation: `body`, `query` (lib/openapi/core/anchors.ts). */
export function rootAnchor({ prefix = '' }: View, root: string): string {
  return `${prefix}${root}`;
}
