import type { OwnElements } from '@/lib/markdown/mdx-elements.mjs';
import { parseMdxTree } from '@/lib/markdown/mdx-parser.mjs';
import type { Report, SiteValues } from './fill';
import { reportSyntaxError } from './syntax-errors';

/** Attribute of a component as written; only an `mdxJsxAttribute` has a name. */
export type MdxAttribute = {
  readonly type: string;
  readonly name?: string;
  /** Text; an object for an `{expression}`; absent for a name without a value. */
  readonly value?: unknown;
};

/** Node of an MDX file, with the fields of every type that the checks read. */
export type MdxNode = {
  readonly type: string;
  readonly name?: string | null | undefined;
  readonly value?: string | undefined;
  readonly url?: string | undefined;
  readonly title?: string | null | undefined;
  readonly alt?: string | null | undefined;
  readonly depth?: number | undefined;
  readonly ordered?: boolean | null | undefined;
  readonly start?: number | null | undefined;
  readonly spread?: boolean | null | undefined;
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
  /** Name of a definition or of what refers to it: as compared, and as written. */
  readonly identifier?: string | undefined;
  readonly label?: string | null | undefined;
  readonly checked?: boolean | null | undefined;
  readonly attributes?: readonly MdxAttribute[] | undefined;
  readonly data?:
    | {
        /** Attributes as HTML: the id of a heading. */
        readonly hProperties?: Readonly<Record<string, unknown>> | undefined;
        /** Text of the partial that the node comes from, and that its position is of. */
        readonly partial?: string | undefined;
      }
    | undefined;
  readonly children?: readonly MdxNode[] | undefined;
  /** Lines count from 1, offsets from the beginning of the file. */
  readonly position?:
    | {
        readonly start: { readonly line: number; readonly offset?: number | undefined };
        readonly end: { readonly offset?: number | undefined };
      }
    | undefined;
};

function formatErrorLine(error: Error): string {
  if ('line' in error && typeof error.line === 'number') return `line ${error.line}`;
  return `line ${/\((\d+):\d+/.exec(error.message)?.[1] ?? 1}`;
}

/**
 * Parses a whole file, front matter included, with the site's values filled in. Partials stay elements, because each
 * is checked as a file of its own. A syntax error is reported, with what else is no MDX, and gives `undefined`.
 * @param elements components of `content/components`, which a message may suggest.
 */
export function parseMdx(
  source: string,
  values: SiteValues,
  report: Report,
  elements: OwnElements = {},
): MdxNode | undefined {
  try {
    return parseMdxTree(source, values);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const reason = 'reason' in error ? String(error.reason) : error.message;
    reportSyntaxError(source, formatErrorLine(error), reason, report, elements);
    return undefined;
  }
}

/** Id of a heading on its page; empty for another node. */
export function getHeadingId({ data }: MdxNode): string {
  return String(data?.hProperties?.id ?? '');
}

/** Line on which a node begins, as a `ContentError` names it. */
export function formatPosition(node: MdxNode): string {
  return `line ${node.position?.start.line ?? 1}`;
}

/** Whether a node is a component or an HTML tag. */
export function isElement(node: MdxNode): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Children without blank text and without the paragraph that MDX puts around a tag. */
export function childrenOf(node: MdxNode): readonly MdxNode[] {
  return (node.children ?? []).flatMap((child) => {
    if (child.type === 'text' && child.value?.trim() === '') return [];
    const inner = child.type === 'paragraph' ? childrenOf(child) : [];
    return inner.length > 0 && inner.every(isElement) ? inner : [child];
  });
}

/** Text attributes of a component, by name. */
export function getTextAttributes({ attributes = [] }: MdxNode): Readonly<Record<string, string>> {
  const texts = attributes.flatMap(({ name, value }) =>
    name !== undefined && typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}
