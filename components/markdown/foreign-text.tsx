import { TextLink } from '@/components/link/text-link';
import { toSafeHast } from '@/lib/markdown/foreign-markdown';
import { withoutFormerBase } from '@/lib/reference/former-base';
import { toNodes } from './hast-nodes';

/** Markdown of an OpenAPI document, made safe. */
export function ForeignText({ text }: { text: string }) {
  return toNodes(toSafeHast(text), {
    a: ({ href = '', ...rest }) => <TextLink href={withoutFormerBase(href) ?? href} {...rest} />,
  });
}
