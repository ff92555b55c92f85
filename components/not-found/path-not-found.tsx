'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { withBasePath, withoutBasePath } from '@/lib/urls';
import { type NotFoundAnswer, type NotFoundKind, toNotFound } from './not-found-kinds';
import { NotFoundView } from './not-found-view';

const never = () => () => {};

type PathNotFoundProps = {
  /** Plugin urls that exist but have no page. */
  inactive: readonly string[];
  email: string;
  /** What is shown before the path is known: in the HTML. */
  assumed?: NotFoundKind;
};

/**
 * The one 404 page of a static host: it looks at the path it stands for. Not by `usePathname()`,
 * which differs between export and browser here (React error 418).
 */
export function PathNotFound({ inactive, email, assumed = 'page' }: PathNotFoundProps) {
  const path = useSyncExternalStore(
    never,
    () => withoutBasePath(location.pathname),
    () => '',
  );
  const answer: NotFoundAnswer = path === '' ? { show: assumed } : toNotFound(path, inactive);
  const goTo = 'goTo' in answer ? answer.goTo : undefined;
  useEffect(() => {
    if (goTo !== undefined) location.replace(withBasePath(goTo));
  }, [goTo]);
  return <NotFoundView kind={'show' in answer ? answer.show : assumed} email={email} />;
}
