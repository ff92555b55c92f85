import { TextLink } from '@/components/link/text-link';
import { toSafeHast } from '@/lib/markdown/foreign-markdown';
import { toPageHeadings } from '@/lib/markdown/page-headings';
import type { ReadHtml } from '@/lib/markdown/read-html';
import { withoutFormerBase } from '@/lib/reference/former-base';
import { toNodes } from './hast-nodes';

type ForeignTextProps = {
  text: string;
  /** What reads the HTML in it; not needed for a text without `<`. */
  readHtml: ReadHtml | undefined;
};

/** Markdown of an OpenAPI document, made safe. */
export function ForeignText({ text, readHtml }: ForeignTextProps) {
  return toNodes(toPageHeadings(toSafeHast(text, readHtml)), {
    a: ({ href = '', ...rest }) => <TextLink href={withoutFormerBase(href) ?? href} {...rest} />,
  });
}
