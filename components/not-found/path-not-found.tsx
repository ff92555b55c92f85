'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { withBasePath, withoutBasePath } from '@/lib/urls';
import { toNotFound } from './not-found-kinds';
import { NotFoundView } from './not-found-view';

const never = () => () => {};

/**
 * The one 404 page of a static host: it looks at the path it stands for. Not by `usePathname()`,
 * which differs between export and browser here (React error 418).
 */
export function PathNotFound({ inactive, email }: { inactive: readonly string[]; email: string }) {
  const path = useSyncExternalStore(
    never,
    () => withoutBasePath(location.pathname),
    () => '',
  );
  const answer = toNotFound(path, inactive);
  const goTo = 'goTo' in answer ? answer.goTo : undefined;
  useEffect(() => {
    if (goTo !== undefined) location.replace(withBasePath(goTo));
  }, [goTo]);
  return <NotFoundView kind={'show' in answer ? answer.show : 'page'} email={email} />;
}
