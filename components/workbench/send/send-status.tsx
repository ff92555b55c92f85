'use client';

import * as failures from '@/.generated/words/workbench/failures';
import * as words from '@/.generated/words/workbench/send';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { ReceivedResponse } from '@/lib/workbench/response/received-response';
import type { Failure } from '@/lib/workbench/send/send-request';
import { CurlInstead } from './curl-instead';
import styles from './send.module.css';
import { countErrors, type RequestErrors } from './use-request-edit';

/** Outcome of the last press of Send. */
export type SendState =
  | { readonly kind: 'idle' }
  /** The check of the request is being loaded. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'sending' }
  /** Stopped by errors, which a second button overrides. */
  | { readonly kind: 'invalid'; readonly errors: RequestErrors }
  /** Stopped for good, with the reason, and the request where curl can send it. */
  | { readonly kind: 'stopped'; readonly reason: string; readonly request?: SampleRequest }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly request: SampleRequest }
  | { readonly kind: 'received'; readonly status: number };

type SendStatusProps = {
  state: SendState;
  /** Host that requests go to. */
  host: string;
  /** Whether a repeat is safe while an outcome is unknown. */
  canRepeat: boolean;
  /** Receives a response that the reader pasted. */
  onReceived: (received: ReceivedResponse) => void;
};

/** Seconds of a time in ms: `70`. */
function toSeconds(ms: number): string {
  return String(Math.round(ms / 1000));
}

/**
 * Describes why there is no response, in one sentence with what to do.
 * @param host Host that the request was for: `localhost:4010`.
 * @param canRepeat Whether a repeat is safe: after a timeout the request may have been carried out.
 */
export function describeFailure({ kind, ms }: Failure, host: string, canRepeat: boolean): string {
  switch (kind) {
    case 'redirect':
      return failures.redirect(host);
    case 'timeout':
      return canRepeat
        ? failures.timeoutRepeatable({ host, seconds: toSeconds(ms) })
        : failures.timeout({ host, seconds: toSeconds(ms) });
    case 'refused':
      return failures.refused(host);
    case 'down':
      return host.startsWith('localhost') ? failures.localDown(host) : failures.down(host);
    case 'broken':
      return canRepeat ? failures.brokenRepeatable(host) : failures.broken(host);
    case 'offline':
      return failures.offline;
    default:
      return kind satisfies never;
  }
}

/** Tells in a sentence what became of a request; empty for nothing yet. */
export function describeState({
  state,
  host,
  canRepeat,
}: Omit<SendStatusProps, 'onReceived'>): string {
  switch (state.kind) {
    case 'idle':
    case 'checking':
      return '';
    case 'sending':
      return words.sending(host);
    case 'invalid':
      return state.errors.body.some(({ isNotJson }) => isNotJson)
        ? words.bodyNotJson
        : words.notSent(countErrors(state.errors));
    case 'stopped':
      return state.reason;
    case 'failed':
      return describeFailure(state.failure, host, canRepeat);
    case 'received':
      return words.received(state.status);
    default:
      return state satisfies never;
  }
}

/** Tells what became of a request, on screen and to screen readers; with curl where a page may not read. */
export function SendStatus(props: SendStatusProps) {
  const { state } = props;
  const isRefused = state.kind === 'failed' && state.failure.kind === 'refused';
  const request = isRefused || state.kind === 'stopped' ? state.request : undefined;
  return (
    <>
      <p className={styles.status} role="status" data-kind={state.kind}>
        {describeState(props)}
      </p>
      {request && <CurlInstead request={request} onReceived={props.onReceived} />}
    </>
  );
}
