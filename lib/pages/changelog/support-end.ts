import { readReleases } from '@/lib/content/read-data';
import { readSite } from '@/lib/content/read-site';
import type { Release } from '@/lib/content/schemas/releases';
import type { Site } from '@/lib/content/schemas/site';

/** What the provider promises (`promise` of content/site.json). */
export type ServicePromise = NonNullable<Site['promise']>;

/** Same day of a later month, else its last: 12 months after `2027-02-28` is `2028-02-28`. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return moved.toISOString().slice(0, 10);
}

/**
 * Last day on which a former release is supported, `2028-11-20`: so many months after the release that followed it as
 * `supportMonths` promises.
 * @param releases releases of its document, newest first.
 * @returns `undefined` for the newest and an unknown one, and where nothing is promised.
 */
export function getSupportEnd(
  releases: readonly Pick<Release, 'version' | 'date'>[],
  version: string,
  { supportMonths }: ServicePromise = {},
): string | undefined {
  const next = releases[releases.findIndex((one) => one.version === version) - 1];
  return next && supportMonths !== undefined ? addMonths(next.date, supportMonths) : undefined;
}

/** Last days of the support of former releases, by document and version. */
export type SupportEnds = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads until when the former releases of all documents are supported. */
export function readSupportEnds(): SupportEnds {
  const ends = Object.entries(readReleases()).map(([api, releases]) => {
    const days = releases.flatMap(({ version }) => {
      const { supportedUntil } = readSupport(api, version);
      return supportedUntil === undefined ? [] : [[version, supportedUntil] as const];
    });
    return [api, Object.fromEntries(days)] as const;
  });
  return Object.fromEntries(ends);
}

/** Reads until when a release of a document is supported; empty for the newest one, and where nothing is promised. */
export function readSupport(api: string, version: string): { readonly supportedUntil?: string } {
  const supportedUntil = getSupportEnd(readReleases()[api] ?? [], version, readSite().promise);
  return supportedUntil === undefined ? {} : { supportedUntil };
}
