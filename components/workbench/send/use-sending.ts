import { useEffect, useRef, useState } from 'react';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import type { SandboxServer } from '@/lib/workbench/send/target';
import type { SendState } from './send-status';
import { sendToSandbox } from './send-to-sandbox';
import type { SentResponse } from './sent-panel';

/** Receives a response, and the request as it was sent. */
export type OnResponse = (response: SentResponse, request: SampleRequest) => void;

/** How a form sends its request. */
type Sending = {
  readonly state: SendState;
  readonly setState: (state: SendState) => void;
  /**
   * Sends a request, and hands its response on.
   * @param onRefused Receives the name of a secret that cannot be used, and why.
   */
  readonly send: (
    request: SampleRequest,
    onResponse: OnResponse,
    onRefused: (secret: string, reason: string) => void,
  ) => Promise<void>;
  readonly cancel: () => void;
};

/** Sends requests to the sandbox, one at a time; the one on its way ends with the form. */
export function useSending(server: SandboxServer, of: SandboxOperation): Sending {
  const [state, setState] = useState<SendState>({ kind: 'idle' });
  const sending = useRef<AbortController>(undefined);
  const cancel = () => sending.current?.abort();
  useEffect(() => cancel, []);
  const send: Sending['send'] = async (request, onResponse, onRefused) => {
    const current = new AbortController();
    sending.current = current;
    const {
      state: last,
      response,
      sent,
      refused,
    } = await sendToSandbox(request, {
      ...{ server, of, signal: current.signal },
      onSending: () => setState({ kind: 'sending' }),
    });
    if (response) onResponse(response, sent ?? request);
    setState(last);
    if (refused) onRefused(refused.secret, refused.reason);
  };
  return { state, setState, send, cancel };
}
