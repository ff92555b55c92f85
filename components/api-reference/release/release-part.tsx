'use client';

import { API_REFERENCE_SETTINGS } from '@/.generated/api-reference';
import { CopyPage } from '@/components/navigation/copy-page';
import { PageTop } from '@/components/navigation/page-top';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { getRequestedPath } from '@/lib/routes/requested-path';
import { LazyArticle, LazyOverview } from '../live/lazy-article';
import { PageTitle } from '../live/live-head';
import { OperationFiles } from '../operation/operation-files';
import { findNamedOperation, type NamedDocument, type ShownRelease } from '../state/api-context';
import { isReadFromTop } from '../state/use-search';
import { MissingOperation } from './missing-operation';
import { ReferenceDownload } from './reference-download';
import { ReleaseChooser } from './release-chooser';
import { ReleaseNote } from './release-note';

type ReleasePartProps = { api: ApiIndex; named: NamedDocument; release: ShownRelease };

/** Content of a former release: the operation of the path, why it is not there, or the overview. */
export function ReleasePart({ api, named, release }: ReleasePartProps) {
  const { getHref, overview, url } = named;
  const { document, version, path, site } = release;
  const { name } = document;
  const id = findNamedOperation(named, api);
  const entry = id === undefined ? undefined : api.operations.get(id);
  const title = [entry?.name, `${name} ${version}`, site].filter(Boolean).join(' · ');
  const isOperation = getRequestedPath(path) !== undefined;
  const chooser = <ReleaseChooser {...{ path, version }} api={document.id} />;
  if (entry) {
    const hasSection = release.rows.some(({ href }) => href.includes(`/api/${entry.group}/`));
    return (
      <>
        <PageTitle title={title} />
        <LazyArticle
          key={entry.id}
          {...{
            api,
            operation: entry.id,
            getHref,
            overview,
            apiName: document.id,
            newest: document.newest,
          }}
          above={
            <PageTop {...{ path, hasSection, chooser }} names={[entry.tags[0] ?? '', entry.name]}>
              <CopyPage />
              <OperationFiles api={document.id} entry={entry} />
              <a href={url}>OpenAPI</a>
            </PageTop>
          }
          note={<ReleaseNote release={release} operation={entry.id} />}
          fromTop={isReadFromTop()}
        />
      </>
    );
  }
  if (isOperation || id !== undefined)
    return <MissingOperation release={release} chooser={chooser} />;
  const above = (
    <>
      <PageTop {...{ path, chooser }} names={[`${name} ${version}`]}>
        {API_REFERENCE_SETTINGS.hasReferences && <ReferenceDownload {...{ api, release }} />}
        <a href={url}>OpenAPI</a>
      </PageTop>
      <ReleaseNote release={release} />
    </>
  );
  return (
    <>
      <PageTitle title={title} />
      <LazyOverview {...{ api, getHref, overview, above, address: url, isForeign: false }} />
    </>
  );
}
