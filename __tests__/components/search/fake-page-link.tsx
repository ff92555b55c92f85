import type { ComponentProps } from 'react';

/** Addresses of the links that were followed; nothing is fetched. */
export const followed: string[] = [];

export function PageLink({ href = '', onClick, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        followed.push(href);
      }}
    />
  );
}
