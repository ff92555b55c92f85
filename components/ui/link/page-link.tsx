import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/routes/urls';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Attributes of a link to a page of the portal, by which `FollowPages` knows it. */
export function pageLinkAttributes(href: string) {
  return { href: withBasePath(href), 'data-page-link': '' };
}

/** A link to a page of the portal: plain HTML without state, so long lists stay cheap. */
export function PageLink({ href, ...rest }: PageLinkProps) {
  return <a {...rest} {...pageLinkAttributes(href)} />;
}
