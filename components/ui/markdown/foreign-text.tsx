import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ParseHtml } from '@/lib/markdown/escape-unknown-tags';
import { parseForeignMarkdown } from '@/lib/markdown/foreign-markdown';
import { normalizeHeadings, type OpenHeadings } from '@/lib/markdown/page-headings';
import { resolveDocumentLink } from '@/lib/routes/document-link';
import { isExternal } from '@/lib/routes/urls';
import { TextLink } from '../link/text-link';
import styles from './foreign-text.module.css';
import { renderHast } from './render-hast';

const CLASSES: ReadonlyMap<string, string | undefined> = new Map([
  ...['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, styles.heading] as const),
  ...['ul', 'ol'].map((tag) => [tag, styles.list] as const),
  ...['td', 'th'].map((tag) => [tag, styles.cell] as const),
  ['pre', styles.code],
  ['table', styles.table],
  ['blockquote', styles.quote],
]);

/** Adds our classes, as the text may bring none; names each table after the heading above it. */
function addClasses(tree: Root): Root {
  let above = 'Table';
  visit(tree, 'element', (node) => {
    const name = CLASSES.get(node.tagName);
    if (name === styles.heading) above = toString(node).trim() || above;
    // The scrolling frame can have the focus, so it needs a name.
    if (node.tagName === 'table') node.properties = { ...node.properties, ariaLabel: above };
    if (name !== undefined) node.properties = { ...node.properties, className: [name] };
  });
  return tree;
}

type ForeignTextProps = {
  text: string;
  /** Heading levels that the text before this one left open. */
  open?: OpenHeadings | undefined;
  /** URL of the document of the text, which its relative links start from. */
  base?: string | undefined;
  /** HTML parser; not needed for a text without `<`. */
  parseHtml: ParseHtml | undefined;
};

/** Sanitized Markdown of an OpenAPI document. */
export function ForeignText({ text, open, base, parseHtml }: ForeignTextProps) {
  return renderHast(addClasses(normalizeHeadings(parseForeignMarkdown(text, parseHtml), open)), {
    a: ({ href = '', ...rest }) => {
      const to = resolveDocumentLink(href, base);
      const isResolvedExternal = to !== href && isExternal(to);
      return (
        <TextLink
          {...rest}
          href={to}
          {...(isResolvedExternal && { rel: 'noopener noreferrer nofollow' })}
        />
      );
    },
    table: ({ 'aria-label': label, ...rest }) => (
      <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
        <table {...rest} />
      </div>
    ),
  });
}
