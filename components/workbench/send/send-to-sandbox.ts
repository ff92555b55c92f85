import { RUNNER_SETTINGS } from '@/.generated/runner';
import { cancelled } from '@/.generated/words/workbench/send';
import { notLoaded } from '@/.generated/words/workbench/tool-openers';
import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import { type EnvironmentName, getForEnvironment } from '@/lib/environment/select-environment';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { maskKeys } from '@/lib/workbench/send/mask-keys';
import { type PreparedRequest, prepareRequest } from '@/lib/workbench/send/prepare-request';
import { readKeys, readSigningKey, sandboxKey } from '@/lib/workbench/send/sandbox-key';
import { listSigningSecrets } from '@/lib/workbench/send/secrets';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import { type SendOutcome, sendRequest } from '@/lib/workbench/send/send-request';
import type { SandboxServer } from '@/lib/workbench/send/target';
import { maskRequest } from '@/lib/workbench/visit/mask-request';
import { getDestination, isBuiltIn, listStandInKeys, sendToBuiltIn } from '../built-in/built-in';
import { keepRequest } from '../visit/visit-store';
import type { SendState } from './send-status';
import type { SentResponse } from './sent-panel';

/** Sandbox of an environment, as the only place that requests for an API go to. */
export function getSandboxServer(api: string, environment: EnvironmentName): SandboxServer {
  const { apiBases, sandboxes, production, signatures = {} } = RUNNER_SETTINGS;
  const { base = '', path = '', bases = apiBases } = sandboxes[api] ?? {};
  const own = getForEnvironment(bases, environment);
  const signature = signatures[api];
  return { own, sandbox: base, path, production, ...(signature && { signature }) };
}

type SendOptions = {
  readonly server: SandboxServer;
  /** Operation of the request, in whose name this visit keeps it; absent for one that is not kept. */
  readonly of?: Pick<SandboxOperation, 'api' | 'operation'> | undefined;
  /** Ends the request. */
  readonly signal: AbortSignal;
  /** Contents of its files by name. */
  readonly files?: ReadonlyMap<string, Blob>;
  /** Whether it goes to the sandbox in this page; by default where the reader has chosen that. */
  readonly isHere?: boolean;
  /** Access token that is its first key; absent where the reader's own keys are held. */
  readonly token?: string;
  /** Takes over what is secret in a response, and returns it: it is masked then. */
  readonly takeTokens?: (text: string) => readonly string[];
  /** Called when the request leaves. */
  readonly onSending?: () => void;
};

/** Outcome of a request, and its response where one came. */
export type Sent = {
  readonly state: SendState;
  readonly response?: SentResponse;
  /** The request with the headers of its signature; absent where it is not signed. */
  readonly sent?: SampleRequest;
  /** Name of a secret that cannot be used, and why. */
  readonly refused?: { readonly secret: string; readonly reason: string };
};

/** A request that is ready, and what it was signed with. */
type ReadyRequest = {
  readonly prepared: Extract<PreparedRequest, { ok: true }>;
  readonly sent?: SampleRequest;
  readonly secret?: string;
};

/** What a request is signed with; `undefined` where nothing is held, or the sandbox in the page takes any. */
function getSigningKey({ known }: RequestSignature, server: SandboxServer, isHere: boolean) {
  if (!isHere) return readSigningKey(server);
  const { secret, keyId = '' } = known ?? {};
  return secret === undefined ? undefined : { secret, keyId };
}

/** Signs a request, where its API wants that. The code for it is loaded then. */
async function sign(
  request: SampleRequest,
  prepared: ReadyRequest['prepared'],
  server: SandboxServer,
  isHere: boolean,
): Promise<ReadyRequest | Sent> {
  const { signature } = server;
  if (!signature || !request.signature) return { prepared };
  const key = getSigningKey(signature, server, isHere);
  if (!key) return isHere ? { prepared } : { state: { kind: 'idle' } };
  const loaded = await import('@/lib/workbench/signature/request/sign-prepared').catch(
    () => undefined,
  );
  if (!loaded) return { state: { kind: 'stopped', reason: notLoaded } };
  const signed = await loaded.signPrepared(request, prepared, signature, key);
  if (signed.ok) return { prepared: signed.prepared, sent: signed.sent, secret: key.secret };
  const { reason, isOfKey } = signed;
  if (!isOfKey) return { state: { kind: 'stopped', reason } };
  const secret = listSigningSecrets(server).at(-1)?.name ?? '';
  return { state: { kind: 'idle' }, refused: { secret, reason } };
}

/** Text without the keys and the secret that a request was sent with. */
type Mask = (text: string) => string;

/** Keeps a request among those of this visit, without the keys that it was sent with. */
function keepSent(
  request: SampleRequest,
  { state, response }: Sent,
  { of, host, at, mask }: Pick<SendOptions, 'of'> & { host: string; at: Date; mask: Mask },
): void {
  if (!of) return;
  // A key of another operation may stand in a field by mistake, and is forgotten when the file is saved.
  const masked = maskRequest(request, (text) => maskKeys(mask(text), new Map(), sandboxKey.list()));
  const { api, operation } = of;
  keepRequest({
    ...{ api, operation, at, host, request: masked },
    state: state.kind === 'failed' ? { ...state, request: masked } : state,
    ...(response && {
      response,
      received: { status: response.status, headers: response.headers, body: response.text },
    }),
  });
}

/** Sends a request to the sandbox with the keys that are held; not without one that it needs. */
export async function sendToSandbox(
  request: SampleRequest,
  { server, of, signal, files = new Map(), isHere = isBuiltIn(), ...options }: SendOptions,
): Promise<Sent> {
  const { token, takeTokens, onSending } = options;
  const [first] = request.keys;
  const own = token === undefined ? request.keys : request.keys.slice(1);
  const held = isHere ? listStandInKeys(own) : readKeys(own, server.own);
  if (held === undefined) return { state: { kind: 'idle' } };
  const keys = new Map(first && token !== undefined ? [[first, token], ...held] : held);
  const { testCards } = RUNNER_SETTINGS;
  const prepared = prepareRequest(request, { server, keys, testCards, files });
  if (!prepared.ok) {
    const { reason, isForCurl } = prepared;
    return { state: { kind: 'stopped', reason, ...(isForCurl && { request }) } };
  }
  const signed = await sign(request, prepared, server, isHere);
  if ('state' in signed) return signed;
  const { prepared: ready, sent = request, secret } = signed;
  onSending?.();
  const { url, init } = ready;
  const outcome = isHere ? await sendToBuiltIn(url, init) : await sendRequest(ready, signal);
  // Each entry has the address of its request, in which a key may stand.
  performance.clearResourceTimings?.();
  const tokens = outcome.kind === 'response' ? (takeTokens?.(outcome.text) ?? []) : [];
  const secrets = secret === undefined ? tokens : [secret, ...tokens];
  const mask: Mask = (text) => maskKeys(text, keys, secrets);
  const done = buildSent(sent, outcome, signal, mask);
  const { shownHost: host } = getDestination(server.own, isHere);
  // Without its signature: one that is sent again has another.
  keepSent(request, done, { of, host, mask, at: outcome.at });
  return done;
}

function buildSent(
  sent: SampleRequest,
  outcome: SendOutcome,
  signal: AbortSignal,
  mask: Mask,
): Sent {
  if (signal.aborted) return { state: { kind: 'stopped', reason: cancelled } };
  if (outcome.kind !== 'response')
    return { state: { kind: 'failed', failure: outcome, request: sent } };
  const { status, headers, text } = outcome;
  const response = {
    ...outcome,
    headers: headers.map(([name, value]) => [name, mask(value)] as const),
    text: mask(text),
  };
  return { state: { kind: 'received', status }, response, sent };
}
