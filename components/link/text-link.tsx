import { isExternal, isFile, withBasePath, withSlash } from '@/lib/urls';
import { type PageLinkProps, toPageProps } from './page-link';

type TextLinkProps = PageLinkProps & { newTab?: boolean };

/** Any link in text: a page, a file of the portal, a fragment, or another site. */
export function TextLink({ href, newTab = false, ...rest }: TextLinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  const isPage = href.startsWith('/') && !isExternal(href) && !isFile(href);
  const target = isPage ? toPageProps(withSlash(href)) : { href: withBasePath(href) };
  return <a {...tab} {...rest} {...target} />;
}
