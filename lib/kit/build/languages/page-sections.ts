import { createHash } from 'node:crypto';
import { parseMdx, type MdxNode } from '@/lib/content/source/mdx-tree';

/** Part of a page from one heading of the second level to the next. */
export type PageSection = {
  /** Id of its heading; empty for what stands above the first one. */
  readonly id: string;
  /** Ids of the headings in it. */
  readonly ids: readonly string[];
  readonly text: string;
};

/** Page in parts; all of its text is in them. */
export type PageParts = {
  /** Front matter with its fences and what stands before it. */
  readonly front: string;
  readonly sections: readonly PageSection[];
};

const getId = ({ data }: MdxNode) => String(data?.hProperties?.['id'] ?? '');
const getStart = ({ position }: MdxNode) => position?.start.offset ?? 0;

/**
 * Splits a page into its sections. Ids are those of the page in the portal; a `{value}` in a heading stays as written.
 * @returns `undefined` for a page that is no MDX, which the content check reports.
 */
export function splitPage(source: string): PageParts | undefined {
  const tree = parseMdx(source, {}, () => {});
  if (!tree) return undefined;
  const nodes = tree.children ?? [];
  const matter = nodes.find(({ type }) => type === 'yaml');
  const start = matter?.position?.end.offset ?? 0;
  const headings = nodes.filter(({ type }) => type === 'heading');
  const tops = headings.filter(({ depth = 0 }) => depth <= 2);
  const bounds = [start, ...tops.map(getStart), source.length];
  const sections = bounds.slice(0, -1).map((from, index) => {
    const to = bounds[index + 1] ?? source.length;
    const inside = headings.filter((one) => getStart(one) >= from && getStart(one) < to);
    return {
      id: index === 0 ? '' : inside.slice(0, 1).map(getId).join(''),
      ids: inside.map(getId),
      text: source.slice(from, to),
    };
  });
  return { front: source.slice(0, start), sections };
}

/** Digits of a digest: enough to see that a text is another. */
const DIGITS = 12;

/** Digest of a section's text; spaces and line breaks at its ends do not count. */
export function digestSection({ text }: PageSection): string {
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, DIGITS);
}
