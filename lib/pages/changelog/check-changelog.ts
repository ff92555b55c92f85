import { readReleases } from '@/lib/content/read-content';
import type { Release } from '@/lib/content/schemas/releases';
import { formatContentErrors, type ContentError } from '@/lib/content/source/content-error';
import type { Change } from '@/lib/openapi/compare/change';
import { formatSuggestion } from '@/lib/text/edit-distance';
import { readApis } from '../read-apis';
import { keptDocumentPath, readChangelog } from './read-changelog';

const FILE = 'content/releases.json';

/**
 * Errors of a release against its changes: a breaking one that nobody explains, a sentence about
 * none. Empty when each breaking change has its sentence.
 * @param at Place of the release in the file: `platform.0`.
 */
export function findReleaseErrors(
  at: string,
  { version, breaking }: Release,
  changes: readonly Change[],
): readonly ContentError[] {
  const ids = changes.filter((one) => one.class === 'breaking').map(({ id }) => id);
  const missing = changes
    .filter((one) => one.class === 'breaking' && !Object.hasOwn(breaking, one.id))
    .map(({ id, breaks, places: [place] }) => ({
      ...{ file: FILE, at: `${at}.breaking` },
      message: `${version} breaks ${breaks.join(' and ')} at ${`${place?.operation ?? ''} ${place?.anchor ?? ''}`.trim()}, and no sentence says what they have to do. Add ${JSON.stringify(id)}: "…"`,
    }));
  const unknown = Object.keys(breaking)
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      ...{ file: FILE, at: `${at}.breaking` },
      message: `${version} has no breaking change ${JSON.stringify(id)}.${formatSuggestion(id, ids)}`,
    }));
  return [...missing, ...unknown];
}

/** Errors of the list itself: a document that nobody knows, or whose version has no release. */
function findListErrors(): readonly ContentError[] {
  const apis = new Map(readApis().map(({ id, api }) => [id, api.version]));
  return Object.entries(readReleases()).flatMap(([id, [newest]]) => {
    const current = apis.get(id);
    if (current === undefined)
      return [{ file: FILE, at: id, message: `content/site.json has no API "${id}"` }];
    if (newest === undefined || newest.version === current) return [];
    const kept = keptDocumentPath(id, newest.version);
    const message = `the document has version "${current}": add a release with it, and keep the document of ${newest.version} as ${kept}`;
    return [{ file: FILE, at: `${id}.0.version`, message }];
  });
}

/**
 * Checks that the releases fit the documents, and that a sentence says of each breaking change what
 * readers have to do.
 * @throws with every error, file by file.
 */
export function checkChangelog(): void {
  const all = readReleases();
  const errors = [
    ...findListErrors(),
    ...readChangelog().flatMap(({ api, release, changes }) =>
      findReleaseErrors(`${api.id}.${all[api.id]?.indexOf(release) ?? 0}`, release, changes),
    ),
  ];
  if (errors.length > 0) throw new Error(formatContentErrors(errors));
}
