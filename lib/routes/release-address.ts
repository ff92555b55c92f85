import type { OperationEntry } from '@/lib/openapi/core/types';
import type { ChosenReleases } from './chosen-releases';
import { serializeQuery, urls } from './urls';

/** A former release as readers choose it. */
export type FormerRelease = {
  readonly version: string;
  /** Day of the release: `2026-08-14`. */
  readonly date: string;
  /** Number of changes from it to the newest one. */
  readonly changes: number;
};

/** One of the provider's documents, of which former releases can be read. */
export type ReleasedDocument = {
  /** Id of the document: `payment-gateway`. */
  readonly id: string;
  /** Name of its API: `Payment Gateway API`. */
  readonly name: string;
  /** Version of the document that pages are made of: `2.4.0`. */
  readonly newest: string;
  /** Former releases, newest first. */
  readonly former: readonly FormerRelease[];
  /** Segments below `/api/` of operations that this document alone has, now or in a former release. */
  readonly sections: readonly string[];
};

/** Versions of a document, newest first. */
export const listVersions = ({ newest, former }: ReleasedDocument): readonly string[] => [
  newest,
  ...former.map(({ version }) => version),
];

/** What it takes to find the release that an address asks for. */
export type ReleasedApi = Pick<ReleasedDocument, 'id' | 'sections'> & {
  readonly former: readonly Pick<FormerRelease, 'version'>[];
};

/** A former release of one of the provider's documents. */
export type ReleaseName = { readonly api: string; readonly version: string };

/** Address of a page under `/api/`, without the base path. */
export type ReleaseAddress = { readonly path: string; readonly search: string };

/** Value of `?version=` that ends the reader's choice. */
export const NEWEST = 'newest';

/** Attribute of what leads to former releases: what shows them loads when a reader points at it. */
export const TO_RELEASES = 'data-to-releases';

/** Document of a former release in the export, without the base path. */
export const releaseFile = ({ api, version }: ReleaseName): string =>
  `/openapi/${api}/${encodeURIComponent(version)}.json`;

const getSection = (path: string) => /^\/api\/([^/]+)/i.exec(path)?.[1] ?? '';

/**
 * Finds the document whose releases an address asks for: that of `?api=`, else the one that alone has operations in the
 * section of its path. `undefined` for none, and while `?swaggerUri=` names a document.
 */
export function findReleasedApi<Api extends ReleasedApi>(
  { path, search }: ReleaseAddress,
  apis: readonly Api[],
): Api | undefined {
  const query = new URLSearchParams(search);
  const named = query.get('api');
  const section = getSection(path);
  if (query.get('swaggerUri')) return undefined;
  return apis.find(({ id, sections }) => (named ? id === named : sections.includes(section)));
}

/**
 * Finds the former release that an address asks for: `?version=2.3.0`, with `api=payment-gateway` where its path does
 * not say of which document. Without a version, the one that the reader has chosen for that document. `undefined` for
 * the newest release and for an unknown one.
 */
export function findRelease(
  address: ReleaseAddress,
  apis: readonly ReleasedApi[],
  chosen: ChosenReleases,
): ReleaseName | undefined {
  const api = findReleasedApi(address, apis);
  const version = new URLSearchParams(address.search).get('version') ?? (api && chosen[api.id]);
  const isThere = api?.former.some((one) => one.version === version);
  return api && version && isThere ? { api: api.id, version } : undefined;
}

/**
 * Finds a version that an address asks for and that no page can show, with the one that is shown instead. `undefined`
 * where there is no such, and for a text that is no version: it could be its sender's message.
 */
export function findUnknownVersion(
  address: ReleaseAddress,
  documents: readonly ReleasedDocument[],
): { readonly version: string; readonly newest: string } | undefined {
  const document = findReleasedApi(address, documents);
  const version = new URLSearchParams(address.search).get('version') ?? '';
  const isKnown = [NEWEST, document?.newest].includes(version);
  if (!document || isKnown || !/^[\w.+-]{1,20}$/.test(version)) return undefined;
  return findRelease(address, documents, {}) ? undefined : { version, newest: document.newest };
}

/** Address of a page of the reference in a release: the page's own with the query that asks for it. */
export function releasePath(
  { path, search }: ReleaseAddress,
  { api, version }: ReleaseName,
  apis: readonly ReleasedApi[],
): string {
  const query = new URLSearchParams(search);
  query.delete('api');
  if (findReleasedApi({ path, search: '' }, apis)?.id !== api) query.set('api', api);
  query.set('version', version);
  return `${path}?${query}`;
}

/** Creates the address builder for operations of a former release. */
export function createReleaseHref(
  release: ReleaseName,
  apis: readonly ReleasedApi[],
): (entry: Pick<OperationEntry, 'group' | 'url'>) => string {
  return ({ group, url }) =>
    releasePath({ path: urls.operation(group, url), search: '' }, release, apis);
}

/** Address of the overview of a former release, without the base path. */
export const releaseOverviewPath = (release: ReleaseName): string =>
  releasePath({ path: urls.api, search: '' }, release, []);

/**
 * Creates the address builder for operations that later releases lack. A query, not the path that they had, because
 * the export has no page there.
 */
export function createFormerHref(
  release: ReleaseName,
): (entry: Pick<OperationEntry, 'id'>) => string {
  return ({ id }) =>
    releasePath({ path: urls.api, search: serializeQuery({ operation: id }) }, release, []);
}

/** Two releases of a document: the one that a program was written for, and the one that it moves to. */
export type ReleasePair = {
  /** Id of the document. */
  readonly api: string;
  readonly from: string;
  readonly to: string;
};

/** Address of the comparison of two releases, without the base path. */
export const comparisonPath = ({ api, from, to }: ReleasePair): string =>
  `${urls.apiChangelog}?${serializeQuery({ compare: api, from, to })}#compare`;
