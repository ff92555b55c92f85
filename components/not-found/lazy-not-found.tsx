'use client';

import { type ComponentProps, lazy } from 'react';
// With the HTML, which is read before the script is there.
import './not-found-view.module.css';
import './resolving-path.module.css';

const PathNotFound = lazy(async () => {
  const { PathNotFound } = await import('./path-not-found');
  return { default: PathNotFound };
});

/**
 * The 404 page. Next gives every page of the site what its root not-found page needs: here that is next to nothing,
 * and the rest is fetched where it shows. No `Suspense` around it, or its words would wait in the HTML for a script.
 */
export function LazyNotFound(props: ComponentProps<typeof PathNotFound>) {
  return <PathNotFound {...props} />;
}
