'use client';

import { useMemo } from 'react';
import { useTellOperations } from '@/components/shell/page-operations';
import { toOperationGroups } from '@/lib/reference/operation-rows';
import { namedOperationUrl } from './api-address';
import type { NamedDocument } from './api-context';
import { NAMED } from './api-store';
import { ListSkeleton } from './list-skeleton';
import { OperationList } from './operation-list';
import { useApiState } from './use-api-state';
import { useDocument } from './use-document';
import { followQuery } from './use-search';

type NamedListProps = { named: NamedDocument; navigation: string };

/** The operations of the document that the address names. */
export function NamedList({ named, navigation }: NamedListProps) {
  const { swaggerUri, location, operation } = named;
  useDocument({
    name: NAMED,
    url: location?.ok ? location.url : undefined,
    foreign: true,
    navigation,
  });
  const state = useApiState(NAMED);
  const api = state?.status === 'ready' ? state.api : undefined;
  const isRefused = location?.ok === false;
  const groups = useMemo(
    () =>
      api && !isRefused
        ? toOperationGroups(api, ({ id }) => namedOperationUrl(swaggerUri, id))
        : undefined,
    [api, isRefused, swaggerUri],
  );
  const name = api?.title || 'This document';
  useTellOperations(
    NAMED,
    useMemo(
      () => groups && { name, groups, current: operation, onFollow: followQuery },
      [name, groups, operation],
    ),
  );
  if (isRefused || state?.status === 'failed') return null;
  if (!groups) return <ListSkeleton />;
  return <OperationList groups={groups} current={operation} onFollow={followQuery} />;
}
