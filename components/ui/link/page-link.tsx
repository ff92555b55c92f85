import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/routes/urls';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** What a link to a page of the portal has: `FollowPages` follows what is marked so. */
export function pageLinkAttributes(href: string) {
  return { href: withBasePath(href), 'data-page-link': '' };
}

/** A link to a page of the portal. It is nothing but its HTML, so long lists of them cost a page little. */
export function PageLink({ href, ...rest }: PageLinkProps) {
  return <a {...rest} {...pageLinkAttributes(href)} />;
}
