import { deprecatedSince, requiredSince, since } from '@/.generated/words/docs/changelog';
import { readDocumentValues } from '@/lib/content/load/document-values';
import { readReleases } from '@/lib/content/read-data';
import type { Release } from '@/lib/content/schemas/releases';
import { createDisk } from '@/lib/content/source/disk';
import { collectDocumentNames, fillSource } from '@/lib/content/source/fill-openapi';
import type { Change, ChangeKind } from '@/lib/openapi/compare/change';
import { buildChangeMark, type ChangeMark } from '@/lib/openapi/compare/change-marks';
import { compareDocuments } from '@/lib/openapi/compare/compare-documents';
import { getOwn, isEqualJson } from '@/lib/openapi/core/json';
import type { ApiIndex, JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { readApis, type SavedApi } from '../read-apis';

/** A release with what it changed. */
export type ChangelogRelease = {
  readonly api: SavedApi;
  readonly release: Release;
  /** Version that it is compared with. */
  readonly since: string;
  /** Document of that version. */
  readonly before: ApiIndex;
  readonly changes: readonly Change[];
};

/** Path of the document of a former release, from the project root. */
export function keptDocumentPath(api: string, version: string): string {
  return `content/releases/${api}/${version}.json`;
}

/** Text of a kept document with the site's values, as its later releases are bundled with them. */
function fillKeptDocument(api: string, text: string): string {
  const { values, verbatim } = readDocumentValues(process.cwd());
  const hasValue = Object.keys(values).some((name) => text.includes(`{${name}}`));
  if (!hasValue || verbatim.has(api)) return text;
  return fillSource(text, values, new Set(collectDocumentNames(text))).text;
}

/**
 * Reads the text of the document of a former release, with the site's values.
 * @throws when the file is missing.
 */
export function readKeptText(api: string, version: string): string {
  const path = keptDocumentPath(api, version);
  const text = createDisk(process.cwd()).readText(path);
  if (text === undefined)
    throw new Error(
      `${path}: the file is missing. Keep the bundle of ${version} there, or take the release out of content/releases.json`,
    );
  return fillKeptDocument(api, text);
}

/**
 * Reads what `calls` of content/site.json says of all calls of a document, where its newest release does not say it
 * itself. It is about the server that responds today, also to a caller of a former release, and so no change.
 */
export function readSiteCalls(api: string): JsonObject {
  const saved = readApis().find(({ id }) => id === api);
  const said = Object.entries(saved?.additions.extensions ?? {}).filter(([key, value]) =>
    isEqualJson(value, (saved && getOwn(saved.api.document, key)) ?? null),
  );
  return Object.fromEntries(said);
}

/**
 * Reads the document of a former release.
 * @throws when the file is missing or no OpenAPI document.
 */
export function readKeptDocument(api: string, version: string): ApiIndex {
  const parsed = parseJsonDocument(readKeptText(api, version));
  if (!parsed.ok) throw new Error(`${keptDocumentPath(api, version)}: not an OpenAPI document`);
  return indexApi({ ...parsed.document, ...readSiteCalls(api) });
}

/** Releases of one document, newest first; the oldest one has nothing to be compared with. */
function compareReleases(
  saved: SavedApi,
  releases: readonly Release[],
): readonly ChangelogRelease[] {
  const documents = releases.map((release, index) =>
    index === 0 ? saved.api : readKeptDocument(saved.id, release.version),
  );
  return releases.flatMap((release, index) => {
    const [later, earlier] = [documents[index], documents[index + 1]];
    const since = releases[index + 1]?.version;
    if (!later || !earlier || since === undefined) return [];
    const { changes } = compareDocuments(earlier, later);
    return [{ api: saved, release, since, before: earlier, changes }];
  });
}

let memo:
  | { readonly apis: readonly SavedApi[]; readonly releases: readonly ChangelogRelease[] }
  | undefined;

/**
 * Compares the releases of all documents, newest first; cached until content changes. Empty where
 * no former document is kept.
 * @throws when a document of `content/releases` is missing or none.
 */
export function readChangelog(): readonly ChangelogRelease[] {
  const apis = readApis();
  if (memo?.apis !== apis) {
    const listed = readReleases();
    const releases = apis
      .flatMap((saved) => compareReleases(saved, listed[saved.id] ?? []))
      .toSorted((one, other) => other.release.date.localeCompare(one.release.date));
    memo = { apis, releases };
  }
  return memo.releases;
}

/** Words of a mark by kind of change, with the version that brought it; other kinds are not marked. */
const MARKS: Partial<Readonly<Record<ChangeKind, (version: string) => string>>> = {
  'operation-added': since,
  'parameter-added': since,
  'header-added': since,
  'field-added': since,
  'value-added': since,
  'parameter-required': requiredSince,
  'field-required': requiredSince,
  'operation-deprecated': deprecatedSince,
  'parameter-deprecated': deprecatedSince,
  'header-deprecated': deprecatedSince,
  'field-deprecated': deprecatedSince,
};

/**
 * Reads what the releases of a document brought to an operation, oldest first: `since 2.3.0`. Empty
 * where no former document is kept.
 * @param api Id of the document: `payment-gateway`.
 * @param operation Id of the operation: `post /sale`.
 */
export function readSinceMarks(api: string, operation: string): readonly ChangeMark[] {
  return readChangelog()
    .filter((one) => one.api.id === api)
    .toReversed()
    .flatMap(({ release, changes }) =>
      changes
        .filter(({ places }) => places.some((place) => place.operation === operation))
        .flatMap((change) => {
          const describe = MARKS[change.kind];
          return (describe && buildChangeMark(change, describe(release.version))) ?? [];
        }),
    );
}
