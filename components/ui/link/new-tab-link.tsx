import type { ComponentProps } from 'react';
import * as words from '@/.generated/words/ui/parts';
import { withBasePath } from '@/lib/routes/urls';

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
