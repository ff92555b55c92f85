import type { ReactNode } from 'react';
import { AppLink } from '@/components/navigation/app-link';
import { InlineCode } from '@/components/ui/code/inline-code';
import { TextLink } from '@/components/ui/link/text-link';
import { renderHast } from '@/components/ui/markdown/render-hast';
import { parseInlineMarkdown } from '@/lib/markdown/markdown-inline';

/** A link to one of the provider's apps: `link:sandboxSignup`. */
const APP = /^link:(.+)$/;

type AnyLinkProps = { href?: string; className?: string | undefined; children?: ReactNode };

/** A link of our own content: to one of the provider's apps, a page or another site. */
export function AnyLink({ href = '', ...rest }: AnyLinkProps) {
  const app = APP.exec(href)?.[1];
  return app ? <AppLink to={app} {...rest} /> : <TextLink href={href} {...rest} />;
}

type MarkdownTextProps = {
  text: string;
  /** Whether to render the paragraph as a `<span>`, for use inside another paragraph. */
  inline?: boolean;
};

/** Markdown of our own JSON files: emphasis, code, links, tables. */
export function MarkdownText({ text, inline = false }: MarkdownTextProps) {
  return renderHast(parseInlineMarkdown(text), {
    a: AnyLink,
    code: InlineCode,
    ...(inline ? { p: 'span' } : {}),
  });
}
