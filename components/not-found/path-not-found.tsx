'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { urls, withBasePath, withoutBasePath } from '@/lib/routes/urls';
import { NotFoundView } from './not-found-view';
import { type NotFoundResult, type NotFoundKind, resolveNotFound } from './resolve-not-found';
import { ResolvingPath } from './resolving-path';

const never = () => () => {};

type PathNotFoundProps = {
  /** `url` of each plugin that exists but has no page. */
  inactive: readonly string[];
  email: string;
  /** Text of the HTML, before the path is known. */
  assumed?: NotFoundKind;
};

/**
 * The one 404 page of a static host, whose text depends on the path. Not by `usePathname()`, which
 * differs between export and browser here (React error 418).
 */
export function PathNotFound({ inactive, email, assumed = 'page' }: PathNotFoundProps) {
  const path = useSyncExternalStore(
    never,
    () => withoutBasePath(location.pathname),
    () => '',
  );
  const result: NotFoundResult = path === '' ? { show: assumed } : resolveNotFound(path, inactive);
  const to = redirectTarget(result);
  useEffect(() => {
    if (to !== undefined) location.replace(withBasePath(to));
  }, [to]);
  if ('resolve' in result) return <HandOver path={path} />;
  const kind = 'show' in result ? result.show : assumed;
  return <NotFoundView kind={kind} email={email} resolving={path === ''} />;
}

function redirectTarget(result: NotFoundResult): string | undefined {
  // The query may have display overrides.
  if ('goTo' in result) return result.goTo + location.search;
  return 'moved' in result ? result.moved + location.search + location.hash : undefined;
}

/** Hands the path over to the API pages, which have the live documents and restore the address. */
function HandOver({ path }: { path: string }) {
  const router = useRouter();
  useEffect(() => {
    const at = path + location.search + location.hash;
    router.replace(`${urls.apiNotFound}?at=${encodeURIComponent(at)}`);
  }, [router, path]);
  return (
    <div className="wrap">
      <ResolvingPath />
    </div>
  );
}
