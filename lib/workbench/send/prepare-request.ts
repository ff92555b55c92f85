import { serializeTextPairs } from '@/lib/openapi/constraints/value-style';
import { printJson } from '@/lib/openapi/core/print-json';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { FormPart } from '@/lib/openapi/request/form-parts';
import type { RequestKey } from '@/lib/openapi/request/request-key';
import type { SerializedBody } from '@/lib/openapi/request/serialize-body';
import { encodeBase64, encodeUrlPart } from '@/lib/text/encode';
import { findRealCard } from './find-real-card';
import { resolveTarget, type SandboxServer } from './target';

/** A request as `fetch` takes it, or one sentence on why it is not sent. */
export type PreparedRequest =
  | { readonly ok: true; readonly url: string; readonly init: RequestInit }
  | { readonly ok: false; readonly reason: string };

/** What every request has: no redirect is followed, nothing of this page goes with it. */
const INIT = {
  redirect: 'manual',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
  mode: 'cors',
} as const;

/** What `prepareRequest` needs besides the request. */
export type SendContext = {
  readonly server: SandboxServer;
  /** The sandbox key; empty where the operation takes none. */
  readonly key: string;
  /** Numbers of the test cards. */
  readonly testCards: readonly string[];
  /** Status that the local API host is asked for (`Prefer: code=409`); absent elsewhere. */
  readonly status?: string | undefined;
};

/** Headers of the keys. */
function listKeyHeaders(
  keys: readonly RequestKey[],
  text: string,
): readonly (readonly [string, string])[] {
  return keys.flatMap((key) => {
    if (key.in === 'basic')
      return [
        ['Authorization', `Basic ${encodeBase64(new TextEncoder().encode(`${text}:`))}`] as const,
      ];
    return key.in === 'header' ? [[key.name, key.before + text] as const] : [];
  });
}

/** URL with the keys that stand in its query. */
function withQueryKeys(url: string, keys: readonly RequestKey[], text: string): string {
  const pairs = keys.flatMap((key) =>
    key.in === 'query' ? [`${key.name}=${encodeUrlPart(text)}`] : [],
  );
  if (pairs.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/** Multipart form with the text parts; a file of the reader has no content here. */
function buildFormData(parts: readonly FormPart[]): FormData {
  const form = new FormData();
  for (const { name, text, media } of parts)
    if (media === undefined) form.append(name, text);
    else form.append(name, new Blob([text], { type: media }));
  return form;
}

/** Body and its media type, which a browser writes itself for a form with parts. */
function serialize(body: SerializedBody): { readonly body: BodyInit; readonly media?: string } {
  switch (body.kind) {
    case 'json':
      return { body: body.text ?? printJson(body.value, 2), media: body.media };
    case 'pairs':
      return { body: serializeTextPairs(body.pairs), media: body.media };
    case 'text':
      return { body: body.text, media: body.media };
    case 'form':
      return { body: buildFormData(body.parts) };
    default:
      return body satisfies never;
  }
}

function hasFile(body: SerializedBody | undefined): boolean {
  if (body?.kind === 'form')
    return body.parts.some(({ file, parts }) => file || parts !== undefined);
  return body?.kind === 'text' && body.file === true;
}

/** Why a browser cannot send a request, with what does; empty where it can. */
function findObstacle({ keys, cookies, body }: SampleRequest): string {
  if (hasFile(body))
    return 'A file of yours belongs to this request: send it with the curl command.';
  if (cookies.length > 0 || keys.some((key) => key.in === 'cookie'))
    return 'A browser sends no cookie from here: use the curl command.';
  return '';
}

/**
 * Prepares a request for `fetch`. The only way to send one: it goes to the sandbox of this host or nowhere
 * (`resolveTarget`), and a card number that is no test card stays here.
 */
export function prepareRequest(
  request: SampleRequest,
  { server, key, testCards, status }: SendContext,
): PreparedRequest {
  const target = resolveTarget(request.url, server);
  if (!target.ok) return target;
  const obstacle = findObstacle(request);
  const reason =
    obstacle === '' ? findRealCard(request, testCards) : `${obstacle} Nothing was sent.`;
  if (reason !== '') return { ok: false, reason };
  const content = request.body && serialize(request.body);
  const headers = new Headers();
  for (const [name, value] of [...request.headers, ...listKeyHeaders(request.keys, key)])
    headers.set(name, value);
  if (content?.media !== undefined) headers.set('Content-Type', content.media);
  if (status !== undefined) headers.set('Prefer', `code=${status}`);
  return {
    ok: true,
    url: withQueryKeys(target.url, request.keys, key),
    init: {
      ...INIT,
      method: request.method,
      headers,
      ...(content === undefined ? {} : { body: content.body }),
    },
  };
}
