'use client';

import { usePathname, useRouter } from 'next/navigation';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { API_REFERENCE_SETTINGS } from '@/.generated/api-reference';
import * as words from '@/.generated/words/reference/list';
import { usePagePath } from '@/components/navigation/use-page-path';
import { ResolvingPath } from '@/components/not-found/resolving-path';
import { createLazy, ReloadNotice } from '@/components/ui/lazy/create-lazy';
import { PageLink } from '@/components/ui/link/page-link';
import { MenuColumns } from '@/components/ui/side-panel/menu-columns';
import { SidePanel } from '@/components/ui/side-panel/side-panel';
import { useEnvironment } from '@/components/ui/use-environment';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { DocumentSettings } from '@/lib/environment/document-rules';
import { type CompactGroup, expandGroups } from '@/lib/openapi/overview/compact-groups';
import type { OperationRow } from '@/lib/openapi/overview/operation-rows';
import {
  findUnknownVersion,
  type ReleasedDocument,
  TO_RELEASES,
} from '@/lib/routes/release-address';
import { getRequestedPath } from '@/lib/routes/requested-path';
import { urls, withBasePath, withoutBasePath } from '@/lib/routes/urls';
import styles from './api-reference.module.css';
import { ListFilter, SortButton } from './filter/list-filter';
import { followLink } from './list/follow-link';
import { NamedList, preloadNamedRows } from './list/named-list';
import {
  listLive,
  type ProviderApi,
  ProviderLists,
  type WrittenPage,
  WrittenPages,
} from './list/provider-lists';
import type { LiveAddressProps } from './live/live-address';
import { LazyNamedContent, preloadRelease } from './live/live-page';
import { ArticleSkeleton } from './parts/article-skeleton';
import { LoadNotice } from './parts/load-notice';
import { SdkGate } from './samples/sdk-gate';
import { NamedDocumentContext } from './state/api-context';
import { useNamedAddress } from './state/use-named-document';
import { useRequestedPath } from './state/use-requested-path';
import { useSearch } from './state/use-search';
import { useSearchableDocuments } from './state/use-searchable-documents';

/** Settings of the frame of all pages under /api, as the script of these pages has them. */
export type ApiReferenceSettings = DocumentSettings & {
  apis: readonly (Omit<ProviderApi, 'groups'> & { groups: readonly CompactGroup[] })[];
  /** Documents of which former releases can be read. */
  releases: readonly ReleasedDocument[];
  /** Written pages under /api that belong to no tag; links above the lists. */
  pages: readonly WrittenPage[];
  site: LiveAddressProps['site'] & {
    /** Name of the provider. */
    name: string;
  };
  /** Whether each document has its whole reference as a file. */
  hasReferences: boolean;
  /** Whether the lists are sorted by name until the reader decides (SPEC 4). */
  sortByName: boolean;
};

type FrameSettings = Omit<ApiReferenceSettings, 'apis'> & { apis: readonly ProviderApi[] };

type ApiReferenceProps = FrameSettings & {
  /** Shell switch (`ShellSwitch`) of operations without a page of their own. */
  shell: ReactNode;
  children: ReactNode;
};

const TO_CHANGELOG = <PageLink href={urls.apiChangelog}>{words.seeReleases}</PageLink>;

/**
 * Frame of every page under /api: beside the page, the operations of the provider's documents or of
 * the one that the address names. Documents load after each completed navigation (SPEC 4).
 */
export function ApiReference(props: ApiReferenceProps) {
  const { apis, pages, site, sortByName, shell, children } = props;
  const [isByName, setByName] = useState(sortByName);
  const pagePath = usePagePath(urls.api);
  const requested = useRequestedPath(pagePath);
  const path = requested ?? pagePath;
  const search = useSearch();
  const environment = useEnvironment();
  const router = useRouter();
  const saved = useMemo(
    () => new Map(apis.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows.map(pageEntry)))),
    [apis],
  );
  // The rendered page may belong to another path than the address bar's.
  const pathOperation = getRequestedPath(usePathname()) && saved.get(withBasePath(path));
  const named = useNamedAddress(props, { path, search, environment, pathOperation });
  const { release } = named ?? {};
  const replaced = named && (release ? 'release' : 'named');
  const isHydrated = useHydrated();
  useEffect(() => {
    // Set before the first paint (lib/bootstrap) to hide what is replaced: hydration does not know it yet.
    if (!isHydrated) return;
    if (replaced) document.documentElement.dataset.document = replaced;
    else delete document.documentElement.dataset.document;
  }, [isHydrated, replaced]);
  const visit = { environment, isByName, path, navigation: path + search };
  const shown = apis.filter(({ id }) => !named || (release && id !== release.document.id));
  const listed = shown.map(({ id }) => id);
  useSearchableDocuments(named?.url ?? listed.join(' '), named);
  const documents = (named ? [named.url, ...listed] : listed).join(' ');
  const unknown = findUnknownVersion({ path, search }, props.releases);
  // A page of the export shows what `?swaggerUri=` names, whatever its path.
  const isElsewhere = requested !== undefined && (!named || release !== undefined);
  const follow = (event: MouseEvent<HTMLElement>) =>
    followLink(event, { saved, push: (href) => router.push(href) });
  return (
    <NamedDocumentContext value={named}>
      <MenuColumns className={`wrap ${styles.columns}`}>
        <div
          id="column"
          tabIndex={-1}
          className={styles.content}
          onClickCapture={follow}
          onPointerOver={preloadReleases}
          onFocus={preloadReleases}
        >
          <ArticleSkeleton />
          <SdkGate {...{ search, apis, environment }} named={named?.url ?? ''} />
          {isElsewhere && named && <LazyNamedContent named={named} />}
          {isElsewhere && !named && (
            <>
              {shell}
              <LazyLiveAddress
                key={requested}
                path={requested}
                names={listLive(apis, environment).map(({ id }) => id)}
                saved={[...saved.keys()].map((href) => withoutBasePath(href))}
                site={site}
              />
            </>
          )}
          {!isElsewhere && children}
          {unknown && <LoadNotice summary={words.noRelease(unknown)} instead={TO_CHANGELOG} />}
        </div>
        <SidePanel id="api-operations" label={words.operations} skip={words.skipList}>
          <ListFilter documents={documents}>
            <SortButton isByName={isByName} onChange={setByName} />
          </ListFilter>
          {(!named || release) && <WrittenPages pages={pages} path={path} />}
          <NamedList named={named} isByName={isByName} navigation={visit.navigation} />
          {(!named || release) && <ProviderLists apis={shown} isBeside={!!named} {...visit} />}
        </SidePanel>
      </MenuColumns>
    </NamedDocumentContext>
  );
}

/** Preloads what shows a former release, when a reader points at what leads to one. */
function preloadReleases({ target }: SyntheticEvent): void {
  if (!(target instanceof Element) || !target.closest(`[${TO_RELEASES}]`)) return;
  preloadNamedRows();
  preloadRelease();
}

function pageEntry({ href, id }: OperationRow): readonly [href: string, id: string] {
  return [href, id];
}

const address = createLazy(() =>
  import('./live/live-address').then(
    (loaded) => loaded.LiveAddress,
    () => ReloadNotice,
  ),
);

/** `LiveAddress`, loaded on request: few readers open an address without a page. */
function LazyLiveAddress(props: LiveAddressProps) {
  return <address.Part props={props} fallback={<ResolvingPath />} />;
}

const APIS = API_REFERENCE_SETTINGS.apis.map((api) => ({
  ...api,
  groups: expandGroups(api.groups),
}));

type ProviderReferenceProps = { shell: ReactNode; children: ReactNode };

/** Reference of the provider's documents. Its settings come with its script, not with each page. */
export function ProviderReference(props: ProviderReferenceProps) {
  return <ApiReference {...API_REFERENCE_SETTINGS} apis={APIS} {...props} />;
}
