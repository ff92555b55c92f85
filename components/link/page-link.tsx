import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/urls';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * A link to a page of the portal. It is nothing but its HTML, so long lists of them cost a page little;
 * `FollowPages` follows what is marked so.
 */
export function PageLink({ href, ...rest }: PageLinkProps) {
  return <a {...rest} href={withBasePath(href)} data-page-link="" />;
}
