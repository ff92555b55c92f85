'use client';

import { type ComponentProps, lazy } from 'react';
// The HTML needs these styles before the script is loaded.
import './not-found-view.module.css';
import './resolving-path.module.css';

const PathNotFound = lazy(async () => {
  const { PathNotFound } = await import('./path-not-found');
  return { default: PathNotFound };
});

/**
 * The 404 page. Next loads the root not-found page with every page, so this is small and the rest
 * loads where it shows. No `Suspense` around it, or its text would wait in the HTML for a script.
 */
export function LazyNotFound(props: ComponentProps<typeof PathNotFound>) {
  return <PathNotFound {...props} />;
}
