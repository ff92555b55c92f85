'use client';

import { useEffect, useState } from 'react';
import * as words from '@/.generated/words/workbench/visit';
import { TextLink } from '@/components/ui/link/text-link';
import { copyText } from '@/lib/bootstrap/copy/copy-code';
import type { OperationEntry } from '@/lib/openapi/core/types';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { withBasePath } from '@/lib/routes/urls';
import { setPrefill } from '@/lib/workbench/response/prefill';
import { printTicket } from '@/lib/workbench/send/print-ticket';
import { buildPrefill } from '@/lib/workbench/visit/build-prefill';
import { CurlCommand } from '../send/curl-instead';
import { createRequestChecks } from '../send/request-checks';
import { describeState } from '../send/send-status';
import { SentPanel } from '../send/sent-panel';
import type { RequestChecks } from '../send/use-request-edit';
import type { SentRequest } from './visit-store';
import styles from './visit.module.css';

type VisitEntryProps = {
  request: SentRequest;
  /** Operation of the request; absent where no document of the export has it. */
  entry: OperationEntry | undefined;
};

/** Checks of the document in the export, by which a response is read; absent until they are loaded. */
function useChecks({ api, operation }: SentRequest): RequestChecks | undefined {
  const [checks, setChecks] = useState<RequestChecks>();
  useEffect(() => {
    let isMounted = true;
    createRequestChecks({ api, operation }).then(
      (loaded) => isMounted && setChecks(loaded),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [api, operation]);
  return checks;
}

/** A request and its response, and what can be done with them. */
export function VisitEntry({ request: one, entry }: VisitEntryProps) {
  const { host, state, response, received, request, at } = one;
  const checks = useChecks(one);
  const isWhole = response && !response.isCut && !response.isBinary;
  const review = isWhole && received ? checks?.review(received) : undefined;
  const title = entry?.name ?? one.operation;
  return (
    <div className={styles.entry}>
      <p>{words.to(host)}</p>
      <CurlCommand text={printCurl(request)} />
      {response ? (
        <div className={styles.response}>
          <SentPanel response={response} review={review} />
        </div>
      ) : (
        <p>{describeState({ state, host, canRepeat: false })}</p>
      )}
      <div className={styles.actions}>
        {entry && <SendAgain {...{ one, entry }} />}
        {received && (
          <button
            type="button"
            className={styles.button}
            onClick={({ currentTarget }) => {
              const ticket = printTicket({ operation: title, at, request, received, review });
              void copyText(currentTarget, Promise.resolve(ticket));
            }}
          >
            <span>{words.copyTicket}</span>
            <span aria-live="polite" dangerouslySetInnerHTML={{ __html: '' }} />
          </button>
        )}
      </div>
    </div>
  );
}

/** Presses so far: a form begins anew at each. */
let presses = 0;

/** Fills in the form of the operation, here or on its own page. */
function SendAgain({ one, entry }: { one: SentRequest; entry: OperationEntry }) {
  const path = getOperationPath(entry);
  const fill = () => {
    presses += 1;
    setPrefill(buildPrefill(one, presses));
  };
  if (location.pathname === withBasePath(path))
    return (
      <button type="button" className={styles.button} onClick={fill}>
        {words.sendAgain}
      </button>
    );
  return (
    <TextLink className={styles.button} href={path} onClick={fill}>
      {words.sendAgain}
    </TextLink>
  );
}
