import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import * as words from '@/.generated/words/ui/parts';
import type { ParseHtml } from '@/lib/markdown/foreign/escape-unknown-tags';
import { parseForeignMarkdown } from '@/lib/markdown/foreign/foreign-markdown';
import {
  createSlugCounter,
  HEADING_ID,
  headingSlug,
  normalizeHeadings,
  type OpenHeadings,
} from '@/lib/markdown/foreign/page-headings';
import { resolveDocumentLink } from '@/lib/routes/resolve-document-link';
import { isExternal } from '@/lib/routes/urls';
import { isKeptWhole } from '@/lib/text/breakable-name';
import { TextLink } from '../link/text-link';
import styles from './foreign-text.module.css';
import { renderHast } from './render-hast';
import type { TextHeadings, TextLinks } from './text-links';

const CLASSES: ReadonlyMap<string, string | undefined> = new Map([
  ...['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, styles.heading] as const),
  ...['ul', 'ol'].map((tag) => [tag, styles.list] as const),
  ...['td', 'th'].map((tag) => [tag, styles.cell] as const),
  ['pre', styles.code],
  ['table', styles.table],
  ['blockquote', styles.quote],
]);

/**
 * Adds our classes, as the text may bring none; keeps short code on one line; names each table after the heading above
 * it.
 */
function addClasses(tree: Root): Root {
  let above = words.table;
  visit(tree, 'element', (node, _, parent) => {
    const isInline = parent?.type !== 'element' || parent.tagName !== 'pre';
    const isWhole = node.tagName === 'code' && isInline && isKeptWhole(toString(node));
    const name = isWhole ? 'whole' : CLASSES.get(node.tagName);
    if (name === styles.heading) above = toString(node).trim() || above;
    // The scrolling frame can have the focus, so it needs a name.
    if (node.tagName === 'table') node.properties = { ...node.properties, ariaLabel: above };
    if (name !== undefined) node.properties = { ...node.properties, className: [name] };
  });
  return tree;
}

/** Gives each heading with letters an id. */
function addHeadingIds(tree: Root, { before }: TextHeadings): Root {
  const count = createSlugCounter(before);
  visit(tree, 'element', (node) => {
    const slug = /^h\d$/.test(node.tagName) ? headingSlug(toString(node)) : '';
    if (slug !== '') node.properties = { ...node.properties, id: HEADING_ID + count(slug) };
  });
  return tree;
}

type ForeignTextProps = {
  text: string;
  /** Heading levels that the text before this one left open. */
  open?: OpenHeadings | undefined;
  /** Links of the text's document; without them fragments are no links. */
  links?: TextLinks | undefined;
  /** Headings with ids; without them the text's headings have none. */
  headings?: TextHeadings | undefined;
  /** HTML parser; not needed for a text without `<`. */
  parseHtml: ParseHtml | undefined;
};

/** Links of a text whose document is not known. */
const NO_LINKS: TextLinks = {
  resolve: (href) => (href.startsWith('#') ? undefined : resolveDocumentLink(href, undefined)),
};

/** Sanitized Markdown of an OpenAPI document. */
export function ForeignText({ text, open, links, headings, parseHtml }: ForeignTextProps) {
  const tree = addClasses(normalizeHeadings(parseForeignMarkdown(text, parseHtml), open));
  return renderHast(headings ? addHeadingIds(tree, headings) : tree, {
    a: ({ href = '', children, ...rest }) => {
      const to = (links ?? NO_LINKS).resolve(href, headings?.ids);
      if (to === undefined) return <>{children}</>;
      const isResolvedExternal = to !== href && isExternal(to);
      return (
        <TextLink
          {...rest}
          href={to}
          {...(isResolvedExternal && { rel: 'noopener noreferrer nofollow' })}
        >
          {children}
        </TextLink>
      );
    },
    table: ({ 'aria-label': label, ...rest }) => (
      <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
        <table {...rest} />
      </div>
    ),
  });
}
