import { TextLink } from '@/components/link/text-link';
import { toSafeHast } from '@/lib/markdown/foreign-markdown';
import type { ReadHtml } from '@/lib/markdown/read-html';
import { withoutFormerBase } from '@/lib/reference/former-base';
import { toNodes } from './hast-nodes';

/** A text stands below the page's own heading: the first level of its headings is the second of the page. */
const HEADINGS = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' } as const;

type ForeignTextProps = {
  text: string;
  /** What reads the HTML in it; not needed for a text without `<`. */
  readHtml: ReadHtml | undefined;
};

/** Markdown of an OpenAPI document, made safe. */
export function ForeignText({ text, readHtml }: ForeignTextProps) {
  return toNodes(toSafeHast(text, readHtml), {
    ...HEADINGS,
    a: ({ href = '', ...rest }) => <TextLink href={withoutFormerBase(href) ?? href} {...rest} />,
  });
}
