'use client';

import { type ReactNode, useEffect } from 'react';
import { usePagePath } from '@/components/shell/use-page-path';
import { SidePanel } from '@/components/side-panel/side-panel';
import type { EnvironmentName } from '@/lib/environment/select-environment';
import { toDocumentLocation } from '@/lib/http/document-location';
import { urls } from '@/lib/urls';
import { toApiAddress } from './api-address';
import styles from './api-browser.module.css';
import { NamedDocumentContext } from './api-context';
import { NamedList } from './named-list';
import { type BrowsedApi, OwnLists } from './own-lists';
import { SdkGate } from './sdk-gate';
import { useEnvironment } from '@/components/link/use-environment';
import { useSearch } from './use-search';

type ApiBrowserProps = {
  apis: readonly BrowsedApi[];
  /** API base of each environment. */
  apiBases: Readonly<Record<EnvironmentName, string>>;
  /** Documents of other hosts that `?swaggerUri=` may name. */
  allow: readonly string[];
  children: ReactNode;
};

/**
 * The frame of every page under /api: the operations of the provider's documents, or of the one
 * that the address names, beside the page. Documents load after each completed navigation (SPEC 4).
 */
export function ApiBrowser({ apis, apiBases, allow, children }: ApiBrowserProps) {
  const path = usePagePath(urls.api);
  const search = useSearch();
  const environment = useEnvironment();
  const { swaggerUri, operation } = toApiAddress(search);
  const apiBase = environment && apiBases[environment];
  useEffect(() => {
    // Set before the first paint (lib/theme/early-script.ts) to hide what a named document replaces.
    if (swaggerUri === undefined) delete document.documentElement.dataset.document;
  }, [swaggerUri]);
  const location =
    apiBase !== undefined && swaggerUri !== undefined
      ? toDocumentLocation(swaggerUri, { apiBase, allow })
      : undefined;
  const named = swaggerUri === undefined ? undefined : { swaggerUri, location, operation };
  const visit = { apiBase, path, navigation: path + search };
  return (
    <NamedDocumentContext value={named}>
      <div className={`wrap ${styles.columns}`}>
        <SidePanel id="api-operations" label="API operations" button="API operations">
          {named ? <NamedList named={named} {...visit} /> : <OwnLists apis={apis} {...visit} />}
        </SidePanel>
        <div className={styles.content}>
          <SdkGate {...{ search, apis, apiBase }} named={location?.ok ? location.url : undefined} />
          {children}
        </div>
      </div>
    </NamedDocumentContext>
  );
}
