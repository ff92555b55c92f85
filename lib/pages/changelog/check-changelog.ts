import { readReleases } from '@/lib/content/read-data';
import type { Release } from '@/lib/content/schemas/releases';
import { formatContentErrors, type ContentError } from '@/lib/content/source/content-error';
import type { Change } from '@/lib/openapi/compare/change';
import { readDocumentSunset } from '@/lib/openapi/constraints/sunset';
import type { JsonObject } from '@/lib/openapi/core/types';
import { formatSuggestion } from '@/lib/text/edit-distance';
import { readApis } from '../read-apis';
import { keptDocumentPath, readChangelog } from './read-changelog';
import { readSupport } from './support-end';

const FILE = 'content/releases.json';
/** Folder of the documents of former releases. */
const FOLDER = 'content/releases';

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

/**
 * Errors of kept documents that no release has: nothing is compared with them.
 * @param files paths below `content/releases`: `platform/3.0.0.json`.
 */
export function findFileErrors(
  files: readonly string[],
  releases: Readonly<Record<string, readonly Pick<Release, 'version'>[]>>,
): readonly ContentError[] {
  const listed = Object.entries(releases).flatMap(([id, list]) =>
    list.map(({ version }) => `${id}/${version}.json`),
  );
  return files
    .filter((file) => !listed.includes(file))
    .map((file) => {
      const [, id = file, version = ''] = /^([^/]+)\/(.+)\.json$/.exec(file) ?? [];
      const message = `${FILE} has no release "${version}" of "${id}".${formatSuggestion(
        file,
        listed.filter((one) => one.startsWith(`${id}/`)),
      )} Add it to the list of "${id}", or delete the file`;
      return { file: `${FOLDER}/${file}`, at: '(root)', message };
    });
}

/**
 * Errors of a kept document that ends sooner than content/site.json promises to support it.
 * @param document document of a former release.
 * @param supportedUntil last day of its support; `undefined` where nothing is promised.
 */
export function findSupportErrors(
  file: string,
  document: JsonObject,
  supportedUntil: string | undefined,
): readonly ContentError[] {
  const day = readDocumentSunset(document)?.day;
  if (day === undefined || supportedUntil === undefined || day >= supportedUntil) return [];
  const message = `the release ends on ${day}, and "promise" in content/site.json supports it until ${supportedUntil}. Let it end on that day or later`;
  return [{ file, at: '(root)', message }];
}

/** Errors of former releases whose documents end before their support does. */
function listSupportErrors(): readonly ContentError[] {
  return readChangelog().flatMap(({ api: { id }, since, before }) => {
    const { supportedUntil } = readSupport(id, since);
    return findSupportErrors(keptDocumentPath(id, since), before.document, supportedUntil);
  });
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
 * Checks that the releases fit the documents, that each kept document has one and ends no sooner than its support, and
 * that a sentence says of each breaking change what readers have to do.
 * @param files paths of the kept documents below `content/releases`.
 * @throws with every error, file by file.
 */
export function checkChangelog(files: readonly string[]): void {
  const all = readReleases();
  const errors = [
    ...findListErrors(),
    ...findFileErrors(files, all),
    ...listSupportErrors(),
    ...readChangelog().flatMap(({ api, release, changes }) =>
      findReleaseErrors(`${api.id}.${all[api.id]?.indexOf(release) ?? 0}`, release, changes),
    ),
  ];
  if (errors.length > 0) throw new Error(formatContentErrors(errors));
}
