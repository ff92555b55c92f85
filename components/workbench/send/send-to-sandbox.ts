import { RUNNER_SETTINGS } from '@/.generated/runner';
import { cancelled } from '@/.generated/words/workbench/send';
import { type EnvironmentName, getForEnvironment } from '@/lib/environment/select-environment';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { maskKeys } from '@/lib/workbench/send/mask-keys';
import { prepareRequest } from '@/lib/workbench/send/prepare-request';
import { readKeys } from '@/lib/workbench/send/sandbox-key';
import { sendRequest } from '@/lib/workbench/send/send-request';
import type { SandboxServer } from '@/lib/workbench/send/target';
import { isBuiltIn, listStandInKeys, sendToBuiltIn } from '../built-in/built-in';
import type { SendState } from './send-status';
import type { SentResponse } from './sent-panel';

/**
 * Sandbox of an environment, as the only place that requests for an API go to. An API with a sandbox of its own has
 * that in every environment but `local`, whose API host has all of them.
 */
export function getSandboxServer(api: string, environment: EnvironmentName): SandboxServer {
  const { apiBases, sandboxes, production } = RUNNER_SETTINGS;
  const { base = '', path = '', isOwn = false } = sandboxes[api] ?? {};
  const isLocal = environment === 'local' && apiBases.local !== undefined;
  const own = isOwn && !isLocal ? base : getForEnvironment(apiBases, environment);
  return { own, sandbox: base, path, production };
}

type SendOptions = {
  readonly server: SandboxServer;
  /** Ends the request. */
  readonly signal: AbortSignal;
  /** Contents of its files by name. */
  readonly files?: ReadonlyMap<string, Blob>;
  /** Whether it goes to the sandbox in this page; by default where the reader has chosen that. */
  readonly isHere?: boolean;
  /** Called when the request leaves. */
  readonly onSending?: () => void;
};

/** Outcome of a request, and its response where one came. */
export type Sent = { readonly state: SendState; readonly response?: SentResponse };

/** Sends a request to the sandbox with the keys that are held; not without one that it needs. */
export async function sendToSandbox(
  request: SampleRequest,
  { server, signal, files = new Map(), isHere = isBuiltIn(), onSending }: SendOptions,
): Promise<Sent> {
  const keys = isHere ? listStandInKeys(request.keys) : readKeys(request.keys, server.own);
  if (keys === undefined) return { state: { kind: 'idle' } };
  const { testCards } = RUNNER_SETTINGS;
  const prepared = prepareRequest(request, { server, keys, testCards, files });
  if (!prepared.ok) {
    const { reason, isForCurl } = prepared;
    return { state: { kind: 'stopped', reason, ...(isForCurl && { request }) } };
  }
  onSending?.();
  const { url, init } = prepared;
  const outcome = isHere ? await sendToBuiltIn(url, init) : await sendRequest(prepared, signal);
  // Each entry has the address of its request, in which a key may stand.
  performance.clearResourceTimings?.();
  if (signal.aborted) return { state: { kind: 'stopped', reason: cancelled } };
  if (outcome.kind !== 'response') return { state: { kind: 'failed', failure: outcome, request } };
  const { status, headers, text } = outcome;
  const response = {
    ...outcome,
    headers: headers.map(([name, value]) => [name, maskKeys(value, keys)] as const),
    text: maskKeys(text, keys),
  };
  return { state: { kind: 'received', status }, response };
}
