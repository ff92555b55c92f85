import { useEffect, useRef, useState } from 'react';
import { RUNNER_SETTINGS } from '@/.generated/runner';
import type { EnvironmentName } from '@/lib/environment/select-environment';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { prepareRequest } from '@/lib/workbench/send/prepare-request';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';
import { sendRequest } from '@/lib/workbench/send/send-request';
import type { SandboxServer } from '@/lib/workbench/send/target';
import type { SendState } from './send-status';
import type { SentResponse } from './sent-panel';

const CANCELLED = 'Cancelled. The sandbox may have carried it out all the same.';

const { apiBases, paths, production, testCards } = RUNNER_SETTINGS;

/** Sandbox of an environment, as the only place that requests for an API go to. */
export function getSandboxServer(api: string, environment: EnvironmentName): SandboxServer {
  return {
    own: apiBases[environment],
    sandbox: apiBases.test,
    path: paths[api] ?? '',
    production,
  };
}

type OnResponse = (response: SentResponse) => void;

/** How a form sends its request. */
export type Sending = {
  readonly state: SendState;
  readonly setState: (state: SendState) => void;
  /** Sends a request, and hands its response on. */
  readonly send: (request: SampleRequest, onResponse: OnResponse) => Promise<void>;
  readonly cancel: () => void;
};

/** Sends requests to the sandbox, one at a time; the one on its way ends with the form. */
export function useSending(server: SandboxServer): Sending {
  const [state, setState] = useState<SendState>({ kind: 'idle' });
  const sending = useRef<AbortController>(undefined);
  const cancel = () => sending.current?.abort();
  useEffect(() => cancel, []);
  const send = async (request: SampleRequest, onResponse: OnResponse) => {
    const key = request.keys.length > 0 ? sandboxKey.use() : '';
    if (key === undefined) return setState({ kind: 'idle' });
    const prepared = prepareRequest(request, { server, key, testCards });
    if (!prepared.ok) return setState({ kind: 'stopped', reason: prepared.reason });
    setState({ kind: 'sending' });
    const current = new AbortController();
    sending.current = current;
    const outcome = await sendRequest(prepared, current.signal);
    if (current.signal.aborted) return setState({ kind: 'stopped', reason: CANCELLED });
    if (outcome.kind !== 'response') return setState({ kind: 'failed', failure: outcome, request });
    onResponse(outcome);
    setState({ kind: 'received', status: outcome.status });
  };
  return { state, setState, send, cancel };
}
