import { decodeText } from '@/lib/http/decode-text';
import { isBinaryMedia } from '@/lib/openapi/core/media-type';
import type { PreparedRequest } from './prepare-request';

/** Longest wait for a response, in ms: longer than the 60 s after which a gateway gives up. */
const TIMEOUT_MS = 70_000;
/** Longest wait for the second request, which tells a host that is down from one that refuses, in ms. */
const PROBE_MS = 5_000;
/** Most bytes of a body that are read: some thousand lines. */
export const MAX_BODY_BYTES = 1_000_000;

/** Body of a response as far as it was read. */
type ReceivedBody = {
  /** Text of the body; empty for none, and for one that is no text. */
  readonly text: string;
  readonly isBinary: boolean;
  /** Whether it is longer than what was read. */
  readonly isCut: boolean;
  /** Bytes of the body; those that it announces where it is cut, 0 where it announces none. */
  readonly bytes: number;
};

/** Outcome of a request. */
export type SendOutcome = { readonly at: Date; readonly ms: number } & (
  | ({
      readonly kind: 'response';
      readonly status: number;
      readonly headers: readonly (readonly [name: string, value: string])[];
    } & ReceivedBody)
  /** Not followed: the key would have gone with it. */
  | { readonly kind: 'redirect' }
  | { readonly kind: 'timeout' }
  /** The host responds, but not to pages of this origin. */
  | { readonly kind: 'refused' }
  /** No connection. */
  | { readonly kind: 'down' }
  /** The response broke off. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'offline' }
);

function joinChunks(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk.subarray(0, length - at), at);
    at += chunk.length;
  }
  return all;
}

/** Whether bytes are no text: by their media type, else by a zero byte in what is no UTF-16 or UTF-32. */
function isBinary(bytes: Uint8Array, media: string): boolean {
  if (isBinaryMedia(media)) return true;
  return bytes.subarray(4, 4096).includes(0) && !/charset=utf-(16|32)/i.test(media);
}

/** Reads a body up to `MAX_BODY_BYTES`, then leaves the rest where it is. */
async function readBody(response: Response): Promise<ReceivedBody> {
  const media = response.headers.get('content-type') ?? '';
  const announced = Number(response.headers.get('content-length') ?? 0);
  const reader = response.body?.getReader();
  if (!reader) return { text: '', isBinary: false, isCut: false, bytes: 0 };
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isCut = false;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length <= MAX_BODY_BYTES) continue;
    isCut = true;
    await reader.cancel();
    break;
  }
  const bytes = joinChunks(chunks, Math.min(length, MAX_BODY_BYTES));
  const binary = isBinary(bytes, media);
  return {
    text: binary ? '' : decodeText(bytes),
    isBinary: binary,
    isCut,
    bytes: isCut ? announced : length,
  };
}

/**
 * Whether a host responds at all: asked for its root without headers, body, key or card, and for nothing that
 * may be read.
 */
async function isHostUp(url: string): Promise<boolean> {
  const init: RequestInit = {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(PROBE_MS),
  };
  return fetch(`${new URL(url).origin}/`, init).then(
    () => true,
    () => false,
  );
}

/** Why no response came. */
async function findFailure(url: string): Promise<'offline' | 'refused' | 'down'> {
  if (!navigator.onLine && new URL(url).hostname !== 'localhost') return 'offline';
  return (await isHostUp(url)) ? 'refused' : 'down';
}

/**
 * Sends a prepared request and reads what comes. Never throws.
 * @param signal Ends the request; its outcome is then `broken`.
 */
export async function sendRequest(
  { url, init }: Extract<PreparedRequest, { ok: true }>,
  signal?: AbortSignal,
): Promise<SendOutcome> {
  const at = new Date();
  const start = performance.now();
  const end = new AbortController();
  const timer = setTimeout(() => end.abort('timeout'), TIMEOUT_MS);
  signal?.addEventListener('abort', () => end.abort('ended'));
  const since = () => ({ at, ms: Math.round(performance.now() - start) });
  const getEnd = () => (end.signal.reason === 'timeout' ? 'timeout' : 'broken');
  try {
    const response = await fetch(url, { ...init, signal: end.signal }).catch(() => undefined);
    if (end.signal.aborted) return { kind: getEnd(), ...since() };
    if (response === undefined) {
      const taken = since();
      return { kind: await findFailure(url), ...taken };
    }
    if (response.type === 'opaqueredirect') return { kind: 'redirect', ...since() };
    const { status } = response;
    const body = await readBody(response).catch(() => undefined);
    if (body === undefined) return { kind: getEnd(), ...since() };
    return { kind: 'response', status, headers: [...response.headers], ...body, ...since() };
  } finally {
    clearTimeout(timer);
  }
}

/** An outcome without a response. */
export type Failure = Exclude<SendOutcome, { kind: 'response' }>;
