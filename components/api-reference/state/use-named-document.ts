import { useMemo } from 'react';
import { type DocumentSettings, getDocumentRules } from '@/lib/environment/document-rules';
import {
  type ByEnvironment,
  type EnvironmentName,
  getForEnvironment,
} from '@/lib/environment/select-environment';
import type { OperationGroup } from '@/lib/openapi/overview/operation-rows';
import { createNamedHref, namedOverviewPath, parseApiAddress } from '@/lib/routes/api-address';
import { resolveDocumentLocation } from '@/lib/routes/document-location';
import {
  createReleaseHref,
  type ReleasedDocument,
  type ReleaseName,
  releaseFile,
  releaseOverviewPath,
} from '@/lib/routes/release-address';
import { withBasePath } from '@/lib/routes/urls';
import type { NamedDocument } from './api-context';
import { useRelease } from './use-release';

/** A document of the provider, with the operations that have pages. */
type SavedApi = {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly OperationGroup[];
  readonly urls: ByEnvironment;
  readonly hash: string;
  readonly isOverlaid?: boolean;
};

type NamedDocumentSettings = DocumentSettings & {
  readonly apis: readonly SavedApi[];
  readonly releases: readonly ReleasedDocument[];
  readonly site: { readonly title: string };
};

type Visit = {
  /** Path of the page, without the base path, and query of the address. */
  readonly path: string;
  readonly search: string;
  /** `undefined` until the browser knows it. */
  readonly environment: EnvironmentName | undefined;
  /** Id of the operation whose page has that path; `undefined` for none. */
  readonly pathOperation: string | undefined;
};

/** A former release, in the place of the newest one. */
function nameRelease(
  { apis, releases, site }: Pick<NamedDocumentSettings, 'apis' | 'releases' | 'site'>,
  release: ReleaseName,
): Omit<NamedDocument, 'operation'> | undefined {
  const document = releases.find(({ id }) => id === release.api);
  const former = document?.former.find(({ version }) => version === release.version);
  const api = apis.find(({ id }) => id === release.api);
  if (!document || !former || !api) return undefined;
  const url = new URL(withBasePath(releaseFile(release)), location.href).href;
  const rows = api.groups.flatMap((group) => group.rows);
  return {
    swaggerUri: url,
    location: { ok: true, url },
    url,
    getHref: createReleaseHref(release, releases),
    overview: releaseOverviewPath(release),
    release: { ...former, document, site: site.title, rows, path: '' },
  };
}

/**
 * The document that stands in the place of the provider's newest ones: the one that `?swaggerUri=` names, or a former
 * release. `undefined` where there is none.
 */
export function useNamedAddress(
  { apis, releases, site, apiBases, named: own, allow }: NamedDocumentSettings,
  { path, search, environment, pathOperation }: Visit,
): NamedDocument | undefined {
  const { swaggerUri, operation } = parseApiAddress(search);
  const { api, version } = useRelease({ path, search }, releases) ?? {};
  // The same on each page of a document: its list and what is searched stay.
  const named = useMemo(() => {
    if (api !== undefined && version !== undefined)
      return nameRelease({ apis, releases, site }, { api, version });
    if (swaggerUri === undefined) return undefined;
    const settings = { apiBases, ...(own && { named: own }), allow };
    const found = environment
      ? resolveDocumentLocation(swaggerUri, getDocumentRules(settings, environment))
      : undefined;
    return {
      swaggerUri,
      location: found,
      url: found?.ok ? found.url : '',
      getHref: createNamedHref(swaggerUri),
      overview: namedOverviewPath(swaggerUri),
      own: apis.find(
        ({ isOverlaid, urls }) =>
          isOverlaid && found?.ok && getForEnvironment(urls, environment ?? 'prod') === found.url,
      ),
    };
  }, [api, version, apis, releases, site, swaggerUri, environment, apiBases, own, allow]);
  return useMemo(
    () =>
      named && {
        ...named,
        operation: operation ?? pathOperation,
        ...(named.release && { release: { ...named.release, path } }),
      },
    [named, operation, pathOperation, path],
  );
}
