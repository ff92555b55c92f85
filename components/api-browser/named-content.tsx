'use client';

import { type ReactNode, useMemo } from 'react';
import { readOperation } from '@/lib/openapi/read-operation';
import type { ApiIndex } from '@/lib/openapi/types';
import type { NamedDocument } from './api-context';
import { NAMED } from './api-store';
import { DocumentOverview } from './document-overview';
import { toLiveView } from './live-view';
import { LoadFailure } from './load-failure';
import styles from './named-content.module.css';
import { OperationArticle } from './operation-article';
import { OperationBoundary } from './operation-boundary';
import { useApiState } from './use-api-state';

/** The document that the address names, in place of the page. */
export function NamedContent({ named }: { named: NamedDocument }) {
  const { location, swaggerUri } = named;
  const state = useApiState(NAMED);
  if (location?.ok === false)
    return <LoadFailure title="This document is not shown" message={location.reason} />;
  if (state?.status === 'failed')
    return (
      <LoadFailure
        title="The document could not be loaded"
        message={state.reason.message}
        url={location?.url}
        answered={state.reason.status !== 0}
      />
    );
  if (state?.status !== 'ready') return <div aria-busy="true" />;
  const foreign = location?.foreignHost;
  const above = (
    <p className={foreign ? styles.foreign : styles.source}>
      {foreign
        ? `This document comes from ${foreign}. It is not this provider's own.`
        : `From ${swaggerUri}`}
    </p>
  );
  return <NamedPart api={state.api} operation={named.operation} above={above} />;
}

type NamedPartProps = { api: ApiIndex; operation: string | undefined; above: ReactNode };

/** The operation that the address asks for; else the whole document in short. */
function NamedPart({ api, operation: id, above }: NamedPartProps) {
  const view = useMemo(() => toLiveView(api), [api]);
  const operation = useMemo(
    () => (id === undefined ? undefined : readOperation(api, id)),
    [api, id],
  );
  if (!operation) return <DocumentOverview view={view} above={above} missing={id} />;
  return (
    <OperationBoundary key={operation.entry.id} drawn={operation}>
      <OperationArticle operation={operation} view={view} above={above} />
    </OperationBoundary>
  );
}
