import type { Nodes } from 'mdast';
import { footnotes } from '@/.generated/words/docs/guides';
import { readOwnParts } from '@/lib/content/read-page-body';
import { getHeadingId, getTextAttributes } from '@/lib/content/source/mdx-tree';
import { parseMdxTree } from '@/lib/markdown/mdx-parser.mjs';
import { getFenceTitle } from '@/lib/markdown/rehype-code.mjs';
import type { SearchSection } from '@/lib/search/search-page';
import { describeDataElement, listCodeSections } from './data-elements';
import { getPlainText } from './tree-text';

type Component = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Section that is being collected. */
type Draft = {
  readonly id: string;
  readonly title: string;
  readonly otherIds: readonly string[];
  readonly texts: string[];
};

type Collected = {
  readonly drafts: Draft[];
  readonly rows: SearchSection[];
  /** Ids of `<Anchor>` that wait for the next heading. */
  otherIds: string[];
  readonly footnotes: string[];
};

/** Id of the heading that remark puts above footnotes. */
const FOOTNOTES_ID = 'footnote-label';

/**
 * Lists the sections of an MDX file in reading order: the text above the first heading, which has
 * no id, then headings and steps, then the rows of whole code tables. Code is left out, but not the
 * title of a fence.
 * @param values values of the site, for names in braces.
 */
export function listMdxSections(
  source: string,
  values: Readonly<Record<string, string>>,
): readonly SearchSection[] {
  const found: Collected = { drafts: [], rows: [], otherIds: [], footnotes: [] };
  begin(found, '', '');
  collect(parseMdxTree(source, values, readOwnParts().partials), found);
  if (found.footnotes.length > 0) begin(found, FOOTNOTES_ID, footnotes);
  add(found, found.footnotes.join(' '));
  const sections = found.drafts.map(({ id, title, otherIds, texts }) => ({
    ...{ id, title },
    text: texts.join(' ').replace(/\s+/g, ' ').trim(),
    ...(otherIds.length > 0 ? { otherIds } : {}),
  }));
  return [...sections, ...found.rows];
}

function begin(found: Collected, id: string, title: string): void {
  found.drafts.push({ id, title, otherIds: found.otherIds, texts: [] });
  found.otherIds = [];
}

function collect(node: Nodes, found: Collected): void {
  const { type } = node;
  if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement')
    return collectComponent(node, found);
  if (type === 'heading') return begin(found, getHeadingId(node), getPlainText(node));
  if (type === 'code') return add(found, getFenceTitle(node.meta) ?? '');
  if (type === 'footnoteDefinition') return void found.footnotes.push(getPlainText(node));
  if (!('children' in node) || (type !== 'root' && !node.children.some(holdsComponent)))
    return add(found, getPlainText(node));
  for (const child of node.children) collect(child, found);
}

function holdsComponent(node: Nodes): boolean {
  if (/^(?:mdxJsx|heading$|code$)/.test(node.type)) return true;
  return 'children' in node && node.children.some(holdsComponent);
}

function add({ drafts }: Collected, text: string): void {
  drafts.at(-1)?.texts.push(text);
}

function collectComponent(node: Component, found: Collected): void {
  const attributes = getTextAttributes(node);
  const { id = '', title = '' } = attributes;
  if (node.name === 'Anchor') found.otherIds.push(id);
  else if (node.name === 'Step') begin(found, found.drafts.at(-1)?.id ?? '', title);
  else add(found, `${title} ${describeDataElement(node.name ?? '', attributes)}`);
  found.rows.push(...listCodeSections(node.name ?? '', attributes));
  for (const child of node.children) collect(child, found);
}
