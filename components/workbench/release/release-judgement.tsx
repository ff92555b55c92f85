'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { API_REFERENCE_SETTINGS } from '@/.generated/api-reference';
import * as words from '@/.generated/words/workbench/releases';
import styles from '@/components/ui/code/code.module.css';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { releaseFile } from '@/lib/routes/release-address';
import { listReleaseErrors, type NamedOperation } from '@/lib/workbench/releases/judge-request';
import { readSavedApi, readSavedDocument } from '../saved-api';
import { readOperationHistory } from './operation-history';
import { OperationTimes } from './operation-times';

type ReleaseJudgementProps = {
  of: NamedOperation;
  request: SampleRequest;
  /** Version that the reader has chosen. */
  version: string;
};

/** Judges a request by a former release, in one line; nothing for an unknown version, and where a document fails. */
export function ReleaseJudgement({ of, request, version }: ReleaseJudgementProps) {
  const { api, operation } = of;
  const [found, setFound] = useState<ReactNode>(null);
  useEffect(() => {
    let isMounted = true;
    judge({ api, operation }, request, version).then(
      (text) => isMounted && setFound(text),
      () => isMounted && setFound(null),
    );
    return () => {
      isMounted = false;
    };
  }, [api, operation, request, version]);
  return (
    found && (
      <span className={styles.judged} data-markdown-ignore="">
        {found}
      </span>
    )
  );
}

/** What a former release says to a request. @throws {LoadError} Where a document does not load. */
async function judge(
  { api, operation }: NamedOperation,
  request: SampleRequest,
  version: string,
): Promise<ReactNode> {
  const document = API_REFERENCE_SETTINGS.releases.find(({ id }) => id === api);
  if (!document?.former.some((one) => one.version === version)) return null;
  const [former, newest] = await Promise.all([
    readSavedDocument(releaseFile({ api, version })),
    readSavedApi(api),
  ]);
  if (!former.api || !newest) return null;
  const errors = listReleaseErrors(former.api, newest, operation, request);
  if (errors)
    return errors.length === 0
      ? words.fits(version)
      : words.differs({
          version,
          errors: errors.map((error) => error.replace(/\.$/, '')).join(' · '),
        });
  const history = await readOperationHistory(document, newest.operations.get(operation), (one) =>
    one.operations.get(operation),
  );
  return (
    <>
      {words.lacksCall(version)} {history && <OperationTimes {...{ history, version, document }} />}
    </>
  );
}
