'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEventHandler } from 'react';

export type PageLinkProps = Omit<
  ComponentProps<'a'>,
  'href' | 'onClick' | 'onMouseEnter' | 'onTouchStart'
> & { href: string; onClick?: MouseEventHandler<HTMLAnchorElement> | undefined };

/**
 * A link to a page of the portal. It fetches the page when the reader points at it or tabs to it,
 * not when it scrolls into view: long lists would otherwise cost three requests a row.
 */
export function PageLink({ href, onClick, ...rest }: PageLinkProps) {
  const router = useRouter();
  const prefetch = () => router.prefetch(href);
  return (
    <Link
      {...rest}
      {...(onClick ? { onClick } : {})}
      href={href}
      prefetch={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    />
  );
}
