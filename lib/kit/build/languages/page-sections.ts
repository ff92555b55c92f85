import { createHash } from 'node:crypto';
import type { SiteValues } from '@/lib/content/source/fill';
import {
  getHeadingId,
  getTextAttributes,
  type MdxNode,
  parseMdx,
} from '@/lib/content/source/mdx-tree';

/** Part of a page from one heading of the second level to the next. */
type PageSection = {
  /** Id of its heading; empty for what stands above the first one. */
  readonly id: string;
  /** Ids of the headings and anchors in it. */
  readonly ids: readonly string[];
  readonly text: string;
};

/** Heading of a page. */
type PageHeading = {
  readonly id: string;
  /** Where it ends in the file. */
  readonly end: number;
};

/** Page in parts: front matter and sections are all of its text. */
export type PageParts = {
  readonly front: string;
  readonly sections: readonly PageSection[];
  readonly headings: readonly PageHeading[];
};

/** Front matter of a page with its fences and what stands before it; empty without it. */
export const getFront = (source: string): string =>
  /^\uFEFF?---[ \t]*\r?\n[^]*?\r?\n---[ \t]*(?=\r?\n|$)/.exec(source)?.[0] ?? '';

const getStart = ({ position }: MdxNode) => position?.start.offset ?? 0;

/** Every node of a tree, from its beginning to its end. */
const listNodes = (node: MdxNode): readonly MdxNode[] => [
  node,
  ...(node.children ?? []).flatMap(listNodes),
];

const getAnchorId = (node: MdxNode) =>
  node.name === 'Anchor' ? (getTextAttributes(node).id ?? '') : getHeadingId(node);

/**
 * Splits a page into its sections.
 * @param values Those that names in braces have: an id is made of them.
 * @returns `undefined` for a page that is no MDX, which the content check reports.
 */
export function splitPage(source: string, values: SiteValues): PageParts | undefined {
  const tree = parseMdx(source, values, () => {});
  if (!tree) return undefined;
  const front = getFront(source);
  const places = listNodes(tree).filter((node) => getAnchorId(node) !== '');
  const isTop = ({ type, depth = 0 }: MdxNode) => type === 'heading' && depth <= 2;
  const tops = (tree.children ?? []).filter(isTop);
  const bounds = [front.length, ...tops.map(getStart), source.length];
  const sections = bounds.slice(0, -1).map((from, index) => {
    const to = bounds[index + 1] ?? source.length;
    const inside = places.filter((one) => getStart(one) >= from && getStart(one) < to);
    const top = tops[index - 1];
    return {
      id: top ? getHeadingId(top) : '',
      ids: inside.map(getAnchorId),
      text: source.slice(from, to),
    };
  });
  const headings = places.flatMap((node) =>
    node.type === 'heading'
      ? [{ id: getHeadingId(node), end: node.position?.end.offset ?? 0 }]
      : [],
  );
  return { front, sections, headings };
}

/** Digests of sections, by their ids. */
export type SectionDigests = Readonly<Record<string, string>>;

/** Digits of a digest: enough to see that a text is another. */
const DIGITS = 12;

/** Digests of a page's sections; spaces and line breaks at the ends of one do not count. */
export const digestSections = (sections: readonly PageSection[]): SectionDigests =>
  Object.fromEntries(
    sections.map(({ id, text }) => [
      id,
      createHash('sha256').update(text.trim()).digest('hex').slice(0, DIGITS),
    ]),
  );
