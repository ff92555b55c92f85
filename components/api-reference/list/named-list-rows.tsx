'use client';

import { type RefObject, useMemo, useRef } from 'react';
import { thisDocument } from '@/.generated/words/reference/list';
import { cameLater, noOperations } from '@/.generated/words/reference/named';
import { usePublishOperations } from '@/components/navigation/page-operations';
import { getPendingDocument } from '@/lib/bootstrap/document/pending-document';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { sortRowsByName } from '@/lib/openapi/overview/operation-rows';
import { buildNamedGroups } from '@/lib/routes/named-rows';
import { releasePath } from '@/lib/routes/release-address';
import { withBasePath, withoutBasePath } from '@/lib/routes/urls';
import { RowCount } from '../rendering/row-count';
import { findNamedOperation, type NamedDocument, type ShownRelease } from '../state/api-context';
import { useApiState, useReadyState } from '../state/use-api-state';
import { useDocument } from '../state/use-document';
import { followQuery } from '../state/use-search';
import { OperationList } from './operation-list';
import styles from './operation-list.module.css';
import { useRenderedRows } from './use-rendered-rows';

export type NamedRowsProps = {
  named: NamedDocument;
  isByName: boolean;
  navigation: string;
  /** Element of the rows, which React leaves alone. */
  list: RefObject<HTMLDivElement | null>;
};

/** Loads the document that the address names, and renders its rows into the element that every page has for them. */
export function NamedRows({ named, isByName, navigation, list }: NamedRowsProps) {
  const { url, getHref, release, location, own } = named;
  // A release stays as it is: it is loaded once.
  useDocument({
    url,
    navigation: release ? '' : navigation,
    savedHash: own?.hash,
    overlaid: own?.id,
  });
  const state = useApiState(url);
  const api = useReadyState(url)?.api;
  const rendered = getPendingDocument(url)?.rendered;
  const groups = useMemo(() => {
    if (!api) return undefined;
    const listed = rendered?.api === api ? rendered.groups : buildNamedGroups(api, getHref);
    return isByName ? sortRowsByName(listed) : listed;
  }, [api, rendered, getHref, isByName]);
  const current = findNamedOperation(named, api);
  const rows = useRenderedRows({ list, url: url || undefined, groups, current });
  const footer = useRef<HTMLParagraphElement>(null);
  const name = api?.title || thisDocument;
  usePublishOperations(
    release?.document.id ?? 'named',
    useMemo(
      () => groups && { name, groups, current, onFollow: followQuery },
      [name, groups, current],
    ),
  );
  const hasFailed = location?.ok === false || state?.status === 'failed';
  return (
    <>
      {!groups && hasFailed && (
        <p data-no-rows className={styles.none}>
          {noOperations}
        </p>
      )}
      {(rows.shown < rows.count || rows.isAll) && (
        <RowCount {...rows} kind="operations" footer={footer} />
      )}
      {api && release && <LaterOperations {...{ api, named, release }} />}
    </>
  );
}

type LaterOperationsProps = { api: ApiIndex; named: NamedDocument; release: ShownRelease };

/** Operations of the newest release that a former one does not have; nothing where it has all. */
function LaterOperations({ api, named, release }: LaterOperationsProps) {
  const { rows, version, document, path } = release;
  const later = rows
    .filter(({ id }) => !api.operations.has(id))
    .map((row) => {
      const page = { path: withoutBasePath(row.href), search: '' };
      const name = { api: document.id, version };
      return { ...row, href: withBasePath(releasePath(page, name, [document])) };
    });
  if (later.length === 0) return null;
  const current = rows.find(({ href }) => withoutBasePath(href) === path)?.id;
  return (
    <div>
      <OperationList
        groups={[{ id: 'later', name: cameLater(version), rows: later }]}
        current={named.operation ?? current}
        onFollow={followQuery}
      />
    </div>
  );
}
