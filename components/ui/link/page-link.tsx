import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/routes/urls';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Attribute of a link to an address that has no file: React goes there within the page. */
export const IN_PAGE = 'data-in-page';

/** Attributes of a link to a page of the portal, by which `FollowPages` knows it. */
export function pageLinkAttributes(href: string) {
  return { href: withBasePath(href), 'data-page-link': '' };
}

/** A link to a page of the portal: plain HTML without state, so long lists stay cheap. */
export function PageLink({ href, ...rest }: PageLinkProps) {
  return <a {...rest} {...pageLinkAttributes(href)} />;
}
