import { CRUMB_NAMES } from '@/.generated/crumb-names';
import { home } from '@/.generated/words/search/results';
import { buildBreadcrumbs } from '@/lib/routes/build-breadcrumbs';
import type { ExcerptPart } from './text/excerpt';

/** A heading, field or code of a page under which the words were found. */
export type SubHit = {
  readonly url: string;
  readonly title: string;
  readonly excerpt: readonly ExcerptPart[];
};

/** A found page; `url` has no base path, because our links add it. */
export type Hit = SubHit & {
  /** Names of the pages above, `home` at the top. */
  readonly trail: string;
  readonly subs: readonly SubHit[];
  /** Whether it is an operation of a loaded document, which no file of the export has. */
  readonly isLoaded?: true;
};

/** Trail of a place: the pages above a page, or the pages down to the one that has an anchor. */
export function formatTrail(url: string): string {
  const [path = '', id] = url.split('#');
  const crumbs = buildBreadcrumbs(path, [], CRUMB_NAMES);
  const parents = id === undefined && crumbs.length > 1 ? crumbs.slice(0, -1) : crumbs;
  return parents.map(({ name }) => name).join(' › ') || home;
}
