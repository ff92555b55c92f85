import * as words from '@/.generated/words/docs/changelog';
import { readNavigation } from '@/lib/content/read-navigation';
import { type Change, CHANGE_KINDS, MAX_PLACES, type Party } from '@/lib/openapi/compare/change';
import { getComponentName } from '@/lib/openapi/compare/compare-documents';
import { anchorHref } from '@/lib/openapi/core/anchors';
import type { OperationEntry } from '@/lib/openapi/core/types';
import { getRowName } from '@/lib/openapi/overview/operation-rows';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { urls } from '@/lib/routes/urls';
import type { PageHead } from '../metadata';
import { type ChangelogRelease, readChangelog } from './read-changelog';

/** Place of a change; `href` is absent where the current document has no such operation. */
export type PlaceView = { readonly name: string; readonly href?: string };

/** One change as a line. */
export type ChangeView = {
  readonly id: string;
  /** Name of what changed; empty where the heading above says it. */
  readonly subject: string;
  readonly href?: string;
  /** Kind of the change in words: `now required`. */
  readonly text: string;
  readonly before: string;
  readonly after: string;
  /** Which programs it breaks: `breaks programs that send it`; empty for a change that breaks none. */
  readonly breaks: string;
  /** Remedy for readers, as Markdown; empty unless it breaks something. */
  readonly sentence: string;
};

/** Changes of one operation, or of one shared part of several. */
export type ChangeGroup = {
  readonly name: string;
  /** Operation of the current document. */
  readonly entry?: OperationEntry;
  readonly href?: string;
  /** Operations that use a shared part; the first ones of very many. */
  readonly places: readonly PlaceView[];
  /** Number of these operations in words: `in 100 or more operations`. */
  readonly placesText: string;
  readonly changes: readonly ChangeView[];
};

/** One release of one document. */
export type ReleaseView = {
  /** Fragment: `platform-3-1-0`. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly since: string;
  /** Day, `2026-11-20`. */
  readonly date: string;
  readonly summary: string;
  readonly breaking: readonly ChangeGroup[];
  readonly others: readonly ChangeGroup[];
};

/** Reads title, address and description of the page. */
export function readChangelogHead(): PageHead {
  return { path: urls.apiChangelog, ...readNavigation().sections.changelog };
}

/** Says which programs a change breaks; empty for none. */
function describeParties(parties: readonly Party[]): string {
  const [party, other] = parties;
  if (party === undefined) return '';
  if (other !== undefined) return words.breaksBoth;
  return party === 'senders' ? words.breaksSenders : words.breaksReaders;
}

/** Whether the two sides say more than the words about the change. */
function hasSides({ kind, subject, before, after }: Change): boolean {
  if (/-(?:required|optional|deprecated)$|^operation-(?:added|removed)$/.test(kind)) return false;
  return subject !== after && subject !== before;
}

function findEntry({ api }: ChangelogRelease, id: string): OperationEntry | undefined {
  return api.api.operations.get(id);
}

/**
 * Path of an operation's page with the fragment of the nearest part that has a name: items and
 * forms are listed without a row of their own.
 */
export function getPlacePath(entry: OperationEntry, anchor: string): string {
  const named = anchor.replace(/(?:\.[*(][^.]*)+$/, '');
  return `${getOperationPath(entry)}${named === '' ? '' : anchorHref(named)}`;
}

function buildHref(entry: OperationEntry | undefined, anchor: string): { readonly href?: string } {
  return entry === undefined ? {} : { href: getPlacePath(entry, anchor) };
}

function buildChange(one: ChangelogRelease, change: Change, group: string): ChangeView {
  const { id, kind, subject, places, breaks } = change;
  const [place] = places;
  const isNamed = !/^(?:operation|security)-/.test(kind);
  // Readers know the field, not the schema.
  const name = subject === group ? getLastName(place?.anchor ?? '') || subject : subject;
  const sides = hasSides(change) ? change : { before: '', after: '' };
  return {
    id,
    subject: isNamed ? name : '',
    ...buildHref(findEntry(one, place?.operation ?? ''), place?.anchor ?? ''),
    text: CHANGE_KINDS[kind],
    before: sides.before,
    after: sides.after,
    breaks: describeParties(breaks),
    sentence: one.release.breaking[id] ?? '',
  };
}

/** Last name of an anchor, without items and forms: `code` of `response.400.data.*.code`. */
function getLastName(anchor: string): string {
  return anchor.split('.').findLast((part) => /^[^*(]/.test(part)) ?? '';
}

/** First place of each operation. */
function listPlaces(one: ChangelogRelease, { places }: Change): readonly PlaceView[] {
  const operations = new Set(places.map(({ operation }) => operation));
  return [...operations].map((operation) => {
    const entry = findEntry(one, operation);
    const first = places.find((place) => place.operation === operation);
    return {
      name: entry ? getRowName(entry) : operation,
      ...buildHref(entry, first?.anchor ?? ''),
    };
  });
}

function buildGroup(one: ChangelogRelease, changes: readonly Change[]): readonly ChangeGroup[] {
  const [first] = changes;
  if (first === undefined) return [];
  const places = listPlaces(one, first);
  const operation = places.length === 1 ? first.places[0]?.operation : undefined;
  const name = getGroupName(first);
  const entry = operation === undefined ? undefined : findEntry(one, operation);
  return [
    {
      name: entry ? getRowName(entry) : name,
      ...(entry && { entry }),
      ...(operation !== undefined && buildHref(entry, '')),
      places: operation === undefined ? places : [],
      placesText:
        places.length < MAX_PLACES
          ? words.inOperations(places.length)
          : words.inOperationsOrMore(places.length),
      changes: changes.map((change) => buildChange(one, change, name)),
    },
  ];
}

/** Operation of a change that touches no other, else the component that several share. */
function getGroupName({ places, pointers, subject }: Change): string {
  const operations = new Set(places.map(({ operation }) => operation));
  const [only = ''] = operations;
  return operations.size === 1
    ? only
    : getComponentName(pointers.after || pointers.before) || subject;
}

function groupChanges(one: ChangelogRelease, changes: readonly Change[]): readonly ChangeGroup[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const name = getGroupName(change);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [change]);
    else group.push(change);
  }
  return [...groups.values()].flatMap((group) => buildGroup(one, group));
}

function buildRelease(one: ChangelogRelease): ReleaseView {
  const { api, release, since, changes } = one;
  const isBreaking = (change: Change) => change.class === 'breaking';
  return {
    id: `${api.id}-${release.version.replace(/[^a-z\d]+/gi, '-')}`,
    name: api.name,
    version: release.version,
    since,
    date: release.date,
    summary: release.summary,
    breaking: groupChanges(one, changes.filter(isBreaking)),
    others: groupChanges(
      one,
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
