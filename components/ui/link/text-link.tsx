import type { ComponentProps } from 'react';
import * as words from '@/.generated/words/ui/parts';
import { isExternal, isFileUrl, withBasePath, withSlash } from '@/lib/routes/urls';
import { pageLinkAttributes, type PageLinkProps } from './page-link';

type TextLinkProps = PageLinkProps & { newTab?: boolean };

const PDF = /^[^?#]*\.pdf(?![^?#])/i;

/** A link to a page, file, fragment or another site. A PDF opens in a new tab (SPEC 2). */
export function TextLink({ href, newTab = PDF.test(href), ...rest }: TextLinkProps) {
  if (newTab) return <NewTabLink {...rest} href={href} />;
  const isPage = href.startsWith('/') && !isExternal(href) && !isFileUrl(href);
  const target = isPage ? pageLinkAttributes(withSlash(href)) : { href: withBasePath(href) };
  return <a {...rest} {...target} />;
}

/** A link that opens in a new tab, and says so to screen readers. */
export function NewTabLink({
  href,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener" {...rest} href={withBasePath(href)}>
      {children}
      <span className="visually-hidden">{words.newTab}</span>
    </a>
  );
}
