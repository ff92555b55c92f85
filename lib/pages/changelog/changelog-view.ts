import * as words from '@/.generated/words/docs/changelog';
import { readNavigation } from '@/lib/content/read-navigation';
import type { Change } from '@/lib/openapi/compare/change';
import { createFormerHref, releaseOverviewPath } from '@/lib/routes/release-address';
import { urls } from '@/lib/routes/urls';
import type { PageHead } from '../metadata';
import { type ChangeContext, type ChangeGroup, groupChanges } from './change-groups';
import { readReasons } from './change-reasons';
import { type ChangelogRelease, readChangelog } from './read-changelog';
import { readSupport } from './support-end';

/** One release of one document. */
export type ReleaseView = {
  /** Fragment: `platform-3-1-0`. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly since: string;
  /** Day, `2026-11-20`. */
  readonly date: string;
  /** Last day of its support; absent for the newest release, and where nothing is promised. */
  readonly supportedUntil?: string;
  readonly summary: string;
  /** Address of the reference as it was; absent for the newest release. */
  readonly href?: string;
  readonly breaking: readonly ChangeGroup[];
  readonly others: readonly ChangeGroup[];
};

/** Reads title, address and description of the page. */
export function readChangelogHead(): PageHead {
  return { path: urls.apiChangelog, ...readNavigation().sections.changelog };
}

function buildRelease(one: ChangelogRelease): ReleaseView {
  const { api, release, since, before, changes } = one;
  const reasons = readReasons(one);
  const context: ChangeContext = {
    findEntry: (id) => api.api.operations.get(id),
    getSentence: (id) => [release.breaking[id], reasons.get(id)].filter(Boolean).join('\n\n'),
    earlier: {
      operations: before.operations,
      getHref: createFormerHref({ api: api.id, version: since }),
    },
  };
  const isBreaking = (change: Change) => change.class === 'breaking';
  return {
    id: `${api.id}-${release.version.replace(/[^a-z\d]+/gi, '-')}`,
    name: api.name,
    version: release.version,
    since,
    date: release.date,
    ...readSupport(api.id, release.version),
    summary: release.summary,
    ...(release.version !== api.api.version && {
      href: releaseOverviewPath({ api: api.id, version: release.version }),
    }),
    breaking: groupChanges(context, changes.filter(isBreaking)),
    others: groupChanges(
      context,
      changes.filter((change) => !isBreaking(change)),
    ),
  };
}

/** Reads the releases of all documents as the page shows them, newest first. */
export function readChangelogView(): readonly ReleaseView[] {
  return readChangelog().map(buildRelease);
}

/** Number of breaking changes in words: `2 breaking changes`; empty for none. */
export function describeBreaking({ breaking }: Pick<ReleaseView, 'breaking'>): string {
  const count = breaking.reduce((sum, { changes }) => sum + changes.length, 0);
  return count === 0 ? '' : words.breakingCount(count);
}
