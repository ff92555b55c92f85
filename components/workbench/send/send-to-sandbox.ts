import { RUNNER_SETTINGS } from '@/.generated/runner';
import { cancelled } from '@/.generated/words/workbench/send';
import { type EnvironmentName, getForEnvironment } from '@/lib/environment/select-environment';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { prepareRequest } from '@/lib/workbench/send/prepare-request';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';
import { sendRequest } from '@/lib/workbench/send/send-request';
import type { SandboxServer } from '@/lib/workbench/send/target';
import type { SendState } from './send-status';
import type { SentResponse } from './sent-panel';

const { apiBases, sandbox, paths, production, testCards } = RUNNER_SETTINGS;

/** Sandbox of an environment, as the only place that requests for an API go to. */
export function getSandboxServer(api: string, environment: EnvironmentName): SandboxServer {
  return {
    own: getForEnvironment(apiBases, environment),
    sandbox,
    path: paths[api] ?? '',
    production,
  };
}

type SendOptions = {
  readonly server: SandboxServer;
  /** Ends the request. */
  readonly signal: AbortSignal;
  /** Contents of its files by name. */
  readonly files?: ReadonlyMap<string, Blob>;
  /** Called when the request leaves. */
  readonly onSending: () => void;
};

/** Outcome of a request, and its response where one came. */
export type Sent = { readonly state: SendState; readonly response?: SentResponse };

/** Sends a request to the sandbox with the key that is held; not without one where it needs a key. */
export async function sendToSandbox(
  request: SampleRequest,
  { server, signal, files = new Map(), onSending }: SendOptions,
): Promise<Sent> {
  const key = request.keys.length > 0 ? sandboxKey.use() : '';
  if (key === undefined) return { state: { kind: 'idle' } };
  const prepared = prepareRequest(request, { server, key, testCards, files });
  if (!prepared.ok) return { state: { kind: 'stopped', reason: prepared.reason } };
  onSending();
  const outcome = await sendRequest(prepared, signal);
  if (signal.aborted) return { state: { kind: 'stopped', reason: cancelled } };
  if (outcome.kind !== 'response') return { state: { kind: 'failed', failure: outcome, request } };
  return { state: { kind: 'received', status: outcome.status }, response: outcome };
}
