import { readReleases } from '@/lib/content/read-data';
import { readSite } from '@/lib/content/read-site';
import { type ContentError, formatContentErrors } from '@/lib/content/source/content-error';
import {
  type DeprecatedPart,
  listDeprecatedParts,
} from '@/lib/openapi/document/list-deprecated-parts';
import { getReleaseDay } from '@/lib/openapi/overview/document-info';
import { readApis, type SavedApi } from '../read-apis';
import { readKeptDocument } from './read-changelog';
import { getToday } from './stale-uses';
import { addMonths, type ServicePromise } from './support-end';

/** A release with the deprecated parts of its document. */
type ReleasedParts = {
  /** `info.version` of the document. */
  readonly version: string;
  /** Day of the release, `2026-11-20`; empty where nothing says it. */
  readonly date: string;
  readonly parts: readonly DeprecatedPart[];
};

/** Errors of what documents say of deprecations and ends. */
type EndErrors = {
  /** Deprecations without advice, and ends that break the promise: the same on each day. */
  readonly errors: readonly ContentError[];
  /** Ends before today. */
  readonly past: readonly ContentError[];
};

/** Where the errors of a document can be turned off, for one that nobody can mend. */
const SILENCE =
  'For a document that you do not write, set "deprecations": false in its entry of "apis" in content/site.json';

/**
 * Finds the release that deprecated a part: the one it names, else the first of those that have had it deprecated ever
 * since. `undefined` where that is unknown, as for what the oldest kept release has so already.
 * @param releases releases of the document, newest first.
 */
function findDeprecation(
  { place, since }: DeprecatedPart,
  releases: readonly ReleasedParts[],
): ReleasedParts | undefined {
  const named = since === '' ? undefined : releases.find(({ version }) => version === since);
  if (named) return named;
  const before = releases.findIndex(({ parts }) => parts.every((one) => one.place !== place));
  return before > 0 ? releases[before - 1] : undefined;
}

/** Months in words. */
const formatMonths = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/** Breaches of a promise: the first day on which a part may end, with the reason; `undefined` where it keeps it. */
function findBreach(
  part: DeprecatedPart,
  releases: readonly ReleasedParts[],
  { noticeMonths = 0, supportMonths = 0 }: ServicePromise,
): string | undefined {
  const day = part.sunset?.day;
  const since = findDeprecation(part, releases);
  const months = Math.max(noticeMonths, supportMonths);
  if (day === undefined || since === undefined || since.date === '' || months === 0)
    return undefined;
  const earliest = addMonths(since.date, months);
  if (day >= earliest) return undefined;
  const why =
    noticeMonths >= supportMonths
      ? `promises ${formatMonths(months)} of notice`
      : `supports the release before it for ${formatMonths(months)}`;
  return `ends on ${day}, and ${since.version} of ${since.date} deprecated it: "promise" in content/site.json ${why}. Let it end on ${earliest} or later`;
}

/**
 * Finds what is wrong with the deprecations and ends of a document.
 * @param file folder of its sources, which the errors name.
 * @param releases its releases, newest first, of which the first is the current document.
 * @param promise what the provider promises; `undefined` for nothing.
 * @param today `2026-11-29`; an end on this day is not past.
 */
export function findEndErrors(
  file: string,
  releases: readonly ReleasedParts[],
  promise: ServicePromise | undefined,
  today: string,
): EndErrors {
  const parts = releases[0]?.parts ?? [];
  const toError = ({ place }: DeprecatedPart, message: string): ContentError => ({
    ...{ file, message },
    at: place === '' ? '(root)' : place,
  });
  const silent = parts
    .filter((part) => !part.isExplained)
    .map((part) =>
      toError(
        part,
        'deprecated, and nothing says what to do. Name what stands in its place (x-replaced-by), or write x-deprecatedMessage',
      ),
    );
  const early = parts.flatMap((part) => {
    const breach = promise && findBreach(part, releases, promise);
    return breach === undefined ? [] : [toError(part, breach)];
  });
  const past = parts.flatMap((part) => {
    const day = part.sunset?.day;
    if (day === undefined || day >= today) return [];
    return [
      toError(part, `ended on ${day}. Take it out of the document, or let it end on a later day`),
    ];
  });
  const advise = (list: readonly ContentError[]) =>
    list.map((one, index) =>
      index === 0 ? { ...one, message: `${one.message}. ${SILENCE}` } : one,
    );
  return { errors: advise([...silent, ...early]), past: advise(past) };
}

/** Releases of a document with their deprecated parts, newest first: the current one alone where no other is kept. */
function readReleasedParts({ id, api }: SavedApi): readonly ReleasedParts[] {
  const [newest, ...former] = readReleases()[id] ?? [];
  return [
    {
      version: api.version,
      date: newest?.date ?? getReleaseDay(api),
      parts: listDeprecatedParts(api.document),
    },
    ...former.map(({ version, date }) => ({
      ...{ version, date },
      parts: listDeprecatedParts(readKeptDocument(id, version).document),
    })),
  ];
}

/**
 * Checks what the provider's documents say of deprecations and ends; those with `"deprecations": false` in
 * content/site.json are left out.
 * @param isStrict Whether ends before today are errors, too.
 * @returns ends before today, to be warned of; empty for none.
 * @throws with every error; when a document of `content/releases` is missing or none.
 */
export function checkEnds(isStrict: boolean): readonly ContentError[] {
  const { apis, promise } = readSite();
  const unchecked = apis.filter(({ deprecations }) => deprecations === false).map(({ id }) => id);
  const found = readApis()
    .filter(({ id }) => !unchecked.includes(id))
    .map((saved) =>
      findEndErrors(`content/openapi/${saved.id}`, readReleasedParts(saved), promise, getToday()),
    );
  const past = found.flatMap((one) => one.past);
  const errors = [...found.flatMap((one) => one.errors), ...(isStrict ? past : [])];
  if (errors.length > 0) throw new Error(formatContentErrors(errors));
  return past;
}
