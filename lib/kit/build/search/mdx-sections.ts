import type { Element, Nodes, Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { footnotes } from '@/.generated/words/docs/guides';
import { listRemarkPlugins, toPluggables } from '@/lib/markdown/mdx-parser.mjs';
import { getFenceTitle } from '@/lib/markdown/rehype-code.mjs';
import rehypeSafe from '@/lib/markdown/rehype-safe.mjs';
import type { SearchSection } from '@/lib/search/search-page';
import { describeDataElement, listCodeSections } from './data-elements';
import { getPlainText } from './plain-text';

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
};

const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

/** Parses MDX as the build does, up to the highlighter: ids are those of the page. */
function parseMdx(source: string, values: Readonly<Record<string, string>>): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(toPluggables(listRemarkPlugins(values)))
    .use(remarkRehype, { passThrough: [...MDX_NODES], footnoteLabel: footnotes })
    .use([rehypeSafe, rehypeSlug]);
  return processor.runSync(processor.parse(source));
}

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
  const found: Collected = { drafts: [], rows: [], otherIds: [] };
  begin(found, '', '');
  collect(parseMdx(source, values), found);
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
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return collectComponent(node, found);
  if (node.type !== 'root' && node.type !== 'element') return add(found, getPlainText(node));
  if (node.type === 'element') {
    const { tagName, properties } = node;
    if (tagName === 'pre') return add(found, getFenceText(node));
    if (/^h[2-6]$/.test(tagName) && typeof properties.id === 'string')
      return begin(found, properties.id, getPlainText(node));
    if (!node.children.some(holdsComponent)) return add(found, getPlainText(node));
  }
  for (const child of node.children) collect(child, found);
}

function holdsComponent(node: Nodes): boolean {
  if (/^(?:mdxJsx|h[2-6]|pre$)/.test(node.type === 'element' ? node.tagName : node.type))
    return true;
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

function getTextAttributes({ attributes }: Component): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
        ? [[one.name, one.value]]
        : [],
    ),
  );
}

/** Title of a fence; its code is left out. */
function getFenceText(node: Element): string {
  const [code] = node.children;
  return getFenceTitle(code?.type === 'element' ? code.data?.meta : undefined) ?? '';
}
