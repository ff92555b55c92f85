import { isExternal, isFileUrl, withBasePath, withSlash } from '@/lib/routes/urls';
import { NewTabLink } from './new-tab-link';
import { type PageLinkProps, pageLinkAttributes } from './page-link';

type TextLinkProps = PageLinkProps & { newTab?: boolean };

const PDF = /^[^?#]*\.pdf(?![^?#])/i;

/** A link to a page, file, fragment or another site. A PDF opens in a new tab (SPEC 2). */
export function TextLink({ href, newTab = PDF.test(href), ...rest }: TextLinkProps) {
  if (newTab) return <NewTabLink {...rest} href={href} />;
  const isPage = href.startsWith('/') && !isExternal(href) && !isFileUrl(href);
  const target = isPage ? pageLinkAttributes(withSlash(href)) : { href: withBasePath(href) };
  return <a {...rest} {...target} />;
}
