import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { footnotes, media } from '@/.generated/words/docs/foreign-text';
import { quoteAdmonitions, titleAlerts } from './admonitions';
import type { ParseHtml } from './escape-unknown-tags';
import { SAFE_SCHEMA } from './safe-schema';
import { addDirections } from './text-directions';
import { formatTruncationNote, isOverloaded, isTooDeep, MAX_TEXT_CHARS } from './text-limits';

/** Characters of an address; a longer one, repeated by reference, would fill the memory. */
const MAX_URL_CHARS = 2_000;

/** Origin that no host has; an address that resolves to it is an address of this site. */
const IN_SITE_ORIGIN = 'https://in-site.invalid';

const REL = ['noopener', 'noreferrer', 'nofollow'];

function dropLongUrls() {
  return (tree: MarkdownRoot) => {
    visit(tree, (node) => {
      if ('url' in node && node.url.length > MAX_URL_CHARS) node.url = '';
    });
  };
}

/** Elements that load a file, with the word for one without a text of its own. */
const LOADING_ELEMENTS: ReadonlyMap<string, string> = new Map(Object.entries(media));

/** Replaces a picture by a link to it, or by its text in a link, so that nothing is loaded. */
function buildPictureLink(
  { tagName, properties: { src, alt, title } }: Element,
  isInLink: boolean,
): ElementContent {
  const [altText = ''] = [alt, title].flatMap(
    (one) => (typeof one === 'string' && one.trim()) || [],
  );
  const label: ElementContent = { type: 'text', value: altText };
  if (isInLink || typeof src !== 'string' || src === '') return label;
  label.value = altText || (LOADING_ELEMENTS.get(tagName) ?? '');
  return { type: 'element', tagName: 'a', properties: { href: src }, children: [label] };
}

function replacePictures() {
  return (tree: Root) => {
    const links = new Set<Nodes>();
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'a' || (parent && links.has(parent))) links.add(node);
      if (!LOADING_ELEMENTS.has(node.tagName) || !parent || index === undefined) return undefined;
      parent.children[index] = buildPictureLink(node, links.has(parent));
      return SKIP;
    });
  };
}

/** Parses an address as browsers do; `undefined` for an empty or invalid one. */
function parseHref(href: unknown): URL | undefined {
  const text = typeof href === 'string' ? href : '';
  return text !== '' && URL.canParse(text, IN_SITE_ORIGIN)
    ? new URL(text, IN_SITE_ORIGIN)
    : undefined;
}

function finishElements() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const { align, href } = node.properties;
      // Renamed, because `align` would become a style attribute (see rehype-safe.mjs).
      if (align !== undefined)
        node.properties = { ...node.properties, align: undefined, dataAlign: align };
      if (!parent || index === undefined) return undefined;
      if (node.tagName === 'p' && node.children.length === 0) {
        parent.children.splice(index, 1); // HTML leaves one around a list inside a paragraph.
        return index;
      }
      if (node.tagName !== 'a') return undefined;
      const url = parseHref(href);
      const isFootnote = url?.hash.startsWith('#user-content-');
      if (!url || isFootnote || !['http:', 'https:', 'mailto:'].includes(url.protocol)) {
        parent.children.splice(index, 1, ...node.children);
        return index;
      }
      if (url.origin !== IN_SITE_ORIGIN) node.properties = { ...node.properties, rel: REL };
      return undefined;
    });
  };
}

/** Shows HTML as it is written, where no HTML parser is loaded. */
function showHtml(tree: Root): Root {
  visit(tree, 'raw', ({ value }, index, parent) => {
    if (parent && index !== undefined) parent.children[index] = { type: 'text', value };
  });
  return tree;
}

const processor = unified()
  .use(remarkParse)
  // CommonMark, which documents are written in, knows no tilde: `~2 EUR, up to 5~10`.
  .use(remarkGfm, { singleTilde: false })
  .use(dropLongUrls)
  .use(titleAlerts)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    footnoteLabel: footnotes,
    // No arrow back: a page shows many texts, and their notes have no ids that could be equal.
    footnoteBackContent: () => '',
  });

const sanitizer = unified()
  .use(replacePictures)
  .use(rehypeSanitize, SAFE_SCHEMA)
  .use(finishElements);

function createParagraph(value: string): RootContent {
  return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] };
}

/** Paragraphs of plain text, split at blank lines. */
function buildPlainTree(text: string): Root {
  return {
    type: 'root',
    children: text.split(/\n[ \t]*\n/).map((one) => createParagraph(one.trim())),
  };
}

/** Puts a space between attributes: browsers need none, but Markdown takes such a tag for text. */
function separateAttributes(text: string): string {
  return text.replace(/(=(?:"[^"<>\n]*"|'[^'<>\n]*'))(?=[a-z-]+=["'])/gi, '$1 ');
}

/** Parses Markdown into a safe tree; plain paragraphs where its markup exceeds the limits. */
function buildTree(text: string, parseHtml: ParseHtml): Root {
  const quoted = quoteAdmonitions(text);
  if (isOverloaded(quoted)) return buildPlainTree(text);
  try {
    const parsed = processor.parse(separateAttributes(quoted));
    if (isTooDeep(parsed)) return buildPlainTree(text);
    const tree = sanitizer.runSync(parseHtml(processor.runSync(parsed)));
    return isTooDeep(tree) ? buildPlainTree(text) : tree;
  } catch (error) {
    // A stack overflow: markup can be deep in ways that the limits do not count.
    if (error instanceof RangeError) return buildPlainTree(text);
    throw error;
  }
}

/**
 * Parses text of an OpenAPI document (Markdown with HTML, untrusted) into a tree that is
 * safe to render. Pictures, frames and videos become links or their text; admonitions quotes; links to other sites get
 * `rel="noopener noreferrer nofollow"`; beyond `MAX_TEXT_CHARS` a note replaces the rest; too deep
 * markup comes as plain text. Blocks have their own direction where one is written from right to left. Never throws; the empty text gives an empty tree.
 * @param parseHtml parser of the HTML in it; `undefined` shows HTML as it is written.
 */
export function parseForeignMarkdown(markdown: string, parseHtml: ParseHtml | undefined): Root {
  const parse = parseHtml ?? showHtml;
  const tree = addDirections(buildTree(markdown.slice(0, MAX_TEXT_CHARS), parse));
  if (markdown.length <= MAX_TEXT_CHARS) return tree;
  return {
    ...tree,
    children: [...tree.children, createParagraph(formatTruncationNote(markdown))],
  };
}
