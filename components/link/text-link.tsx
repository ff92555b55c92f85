import { isExternal, isFile, withBasePath, withSlash } from '@/lib/urls';
import { PageLink, type PageLinkProps } from './page-link';

type TextLinkProps = PageLinkProps & { newTab?: boolean };

/** Any link in text: a page, a file of the portal, a fragment, or another site. */
export function TextLink({ href, newTab = false, ...rest }: TextLinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  if (!href.startsWith('/') || isExternal(href) || isFile(href))
    return <a {...tab} {...rest} href={withBasePath(href)} />;
  return <PageLink {...tab} {...rest} href={withSlash(href)} />;
}
