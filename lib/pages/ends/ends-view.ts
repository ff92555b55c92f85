import * as changes from '@/.generated/words/docs/changelog';
import * as words from '@/.generated/words/docs/ends';
import { replacedBy } from '@/.generated/words/openapi-schema/constraints';
import { readNavigation } from '@/lib/content/read-navigation';
import { readParts } from '@/lib/content/read-parts';
import { describeEnd } from '@/lib/openapi/constraints/sunset';
import { joinAnchorName } from '@/lib/openapi/core/anchors';
import type { OperationEntry } from '@/lib/openapi/core/types';
import { findField } from '@/lib/openapi/operation/find-field';
import { type End, type EndPlace, listEnds } from '@/lib/openapi/operation/listing/list-ends';
import { getReleaseDay } from '@/lib/openapi/overview/document-info';
import { findReplacement } from '@/lib/openapi/overview/find-replacement';
import { getRowName } from '@/lib/openapi/overview/operation-rows';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { urls } from '@/lib/routes/urls';
import { textHash } from '@/lib/text/text-hash';
import { getPlacePath, type PlaceView } from '../changelog/change-groups';
import { readChangelog } from '../changelog/read-changelog';
import type { PageHead } from '../metadata';
import { readApis, type SavedApi } from '../read-apis';

/** Text that may lead somewhere. */
type LinkedText = { readonly text: string; readonly href?: string | undefined };

/** One thing that ends, as the page of ends shows it. */
export type EndView = {
  /** Fragment, the same in each build while the thing has its place in the document. */
  readonly id: string;
  /** Day on which it ends: `2028-06-30`; empty where the document names none. */
  readonly day: string;
  /** When it ends, in words: `ends on June 30, 2028`, `end: spring of 2028`; empty where nothing says it. */
  readonly when: string;
  /** Day of the release that announced it, of the document where none did; empty where neither has one. */
  readonly announced: string;
  /** Name of the API. */
  readonly api: string;
  /** Operation that ends, or the first one that has the field; absent for a whole API. */
  readonly entry?: OperationEntry;
  /** Name of what ends: of an operation, a field or the whole API. */
  readonly name: string;
  readonly href?: string;
  /** Whether it is a part of an operation. */
  readonly isField: boolean;
  /** Value of an enumeration that ends; empty for the whole part. */
  readonly value: string;
  /** Operations that have the part; none for an operation itself. */
  readonly places: readonly PlaceView[];
  /** Number of these in words. */
  readonly placesText: string;
  /** Since when it is deprecated, in words; empty where that is unknown. */
  readonly since: string;
  readonly replacement?: LinkedText;
  /** What the document advises, as Markdown; empty for nothing. */
  readonly message: string;
};

/** Reads title, address and description of the page. */
export function readEndsHead(): PageHead {
  return { path: urls.apiEnds, ...readNavigation().sections.ends };
}

/** Reads the head of the page where there is one; `undefined` where nothing ends. */
export function findEndsHead(): PageHead | undefined {
  return readParts().includes('ends') ? readEndsHead() : undefined;
}

/** Release that deprecated something; `undefined` where the changelog has none. */
function findDeprecation({ id }: SavedApi, pointer: string) {
  return readChangelog().find(
    ({ api, changes: all }) =>
      api.id === id &&
      all.some(({ kind, pointers }) => kind.endsWith('-deprecated') && pointers.after === pointer),
  )?.release;
}

/** What replaces an end: a field beside it, or what the document names elsewhere. */
function resolveReplacement(
  { api }: SavedApi,
  name: string,
  place: EndPlace | undefined,
): LinkedText | undefined {
  if (name === '') return undefined;
  if (place && place.anchor !== '') {
    const parent = place.anchor.replace(/\.?[^.]*$/, '');
    const anchor = joinAnchorName(parent, name);
    if (findField(api, place.entry.id, anchor)?.ok)
      return { text: replacedBy(name), href: getPlacePath(place.entry, anchor) };
  }
  const { text, entry, url } = findReplacement(api, name);
  return { text, href: entry ? getOperationPath(entry) : url };
}

function buildEnd(saved: SavedApi, end: End): EndView {
  const [place] = end.places;
  const isField = end.name !== '';
  const release = findDeprecation(saved, end.pointer);
  const since = end.since || (release?.version ?? '');
  const replacement = resolveReplacement(saved, end.sunset?.replacement ?? '', place);
  return {
    id: `${saved.id}-${textHash(`${end.pointer} ${end.value ?? ''}`).slice(0, 8)}`,
    day: end.sunset?.day ?? '',
    when: end.sunset ? describeEnd(end.sunset) : '',
    announced: release?.date ?? getReleaseDay(saved.api),
    api: saved.name,
    ...(place && { entry: place.entry, href: getPlacePath(place.entry, place.anchor) }),
    name: isField ? end.name : place ? getRowName(place.entry) : words.wholeApi,
    isField,
    value: end.value ?? '',
    places: isField
      ? end.places.map(({ entry, anchor }) => ({
          name: getRowName(entry),
          href: getPlacePath(entry, anchor),
        }))
      : [],
    placesText: changes.inOperations(end.places.length),
    since: since === '' ? '' : changes.deprecatedSince(since),
    ...(replacement && { replacement }),
    message: end.message,
  };
}

/** What ends in all documents. */
export type EndsView = {
  /** What ends on a day, the first day first. */
  readonly dated: readonly EndView[];
  /** What is deprecated, and ends on no day that is known, in the order of the documents. */
  readonly undated: readonly EndView[];
};

let memo: { readonly apis: readonly SavedApi[]; readonly ends: EndsView } | undefined;

/** Reads what ends in all documents; cached until content changes. */
export function readEnds(): EndsView {
  const apis = readApis();
  if (memo?.apis !== apis) {
    const all = apis.flatMap((saved) => listEnds(saved.api).map((end) => buildEnd(saved, end)));
    const ends = {
      dated: all
        .filter(({ day }) => day !== '')
        .toSorted((one, other) => one.day.localeCompare(other.day)),
      undated: all.filter(({ day }) => day === ''),
    };
    memo = { apis, ends };
  }
  return memo.ends;
}

/** Name of an end in a line: `Void`, `network diners in Sale`. */
export function describeEndName({ name, value, isField, places }: EndView): string {
  const own = value === '' ? name : `${name}, ${words.value.replace('{}', () => value)}`;
  const [first, second] = places;
  if (!isField || !first) return own;
  return second ? own : `${own} ${words.inOperation.replace('{}', () => first.name)}`;
}
