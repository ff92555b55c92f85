import * as words from '@/.generated/words/workbench/refusals';
import { serializeTextPairs } from '@/lib/openapi/constraints/value-style';
import { printJson } from '@/lib/openapi/core/print-json';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { FormPart } from '@/lib/openapi/request/form-parts';
import type { RequestKey } from '@/lib/openapi/request/request-key';
import type { SerializedBody } from '@/lib/openapi/request/serialize-body';
import { buildFormPieces, escapePartName, READER_FILE } from '@/lib/openapi/snippets/snippet-body';
import { encodeBase64, encodeUrlPart } from '@/lib/text/encode';
import { findRealCard } from './find-real-card';
import { resolveTarget, type SandboxServer } from './target';

/** A request as `fetch` takes it, or one sentence on why it is not sent. */
export type PreparedRequest =
  | { readonly ok: true; readonly url: string; readonly init: RequestInit }
  | {
      readonly ok: false;
      readonly reason: string;
      /** Whether curl can send what a page cannot. */
      readonly isForCurl?: true;
    };

/** Options of every request: no redirect is followed, nothing of this page goes with it. */
const INIT = {
  redirect: 'manual',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
  mode: 'cors',
} as const;

/** Settings of `prepareRequest`. */
export type SendContext = {
  readonly server: SandboxServer;
  /** Text of each key: `user:password` of HTTP Basic. */
  readonly keys: ReadonlyMap<RequestKey, string>;
  /** Numbers of the test cards. */
  readonly testCards: readonly string[];
  /** Contents of files by the text of their part; a request with another file is not sent. */
  readonly files?: ReadonlyMap<string, Blob>;
};

/** Headers of the keys. */
function listKeyHeaders(keys: SendContext['keys']): readonly (readonly [string, string])[] {
  return [...keys].flatMap(([key, text]) => {
    if (key.in === 'basic')
      return [['Authorization', `Basic ${encodeBase64(new TextEncoder().encode(text))}`] as const];
    return key.in === 'header' ? [[key.name, key.before + text] as const] : [];
  });
}

/** URL with the keys that stand in its query. */
function withQueryKeys(url: string, keys: SendContext['keys']): string {
  const pairs = [...keys].flatMap(([key, text]) =>
    key.in === 'query' ? [`${key.name}=${encodeUrlPart(text)}`] : [],
  );
  if (pairs.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

type Files = NonNullable<SendContext['files']>;

type FormBody = Extract<SerializedBody, { kind: 'form' }>;

/** Files of a form, in their order. */
function listFiles(parts: readonly FormPart[]): readonly FormPart[] {
  return parts.flatMap((one) => (one.parts ? listFiles(one.parts) : one.file ? [one] : []));
}

/** Name of a file in the head of its part, where samples have one to replace. */
const FILE_NAME = 'filename="YOUR_FILE"';

/** Multipart body with the pieces that samples show, and the files in their places. */
function buildForm(form: FormBody, files: Files): { readonly body: Blob; readonly media: string } {
  const rest = [...listFiles(form.parts)];
  const { media, pieces } = buildFormPieces(form);
  const filled = pieces.flatMap((piece): readonly BlobPart[] => {
    if (piece === READER_FILE) return [files.get(rest.shift()?.text ?? '') ?? ''];
    const at = piece.lastIndexOf(FILE_NAME);
    const [next] = rest;
    if (at === -1 || !next) return [piece];
    const name = `filename="${escapePartName(next.text)}"`;
    return [piece.slice(0, at), name, piece.slice(at + FILE_NAME.length)];
  });
  return { body: new Blob(filled), media };
}

/** Body and its media type. */
function serialize(
  body: SerializedBody,
  files: Files,
): { readonly body: BodyInit; readonly media: string } {
  switch (body.kind) {
    case 'json':
      return { body: body.text ?? printJson(body.value, 2), media: body.media };
    case 'pairs':
      return { body: serializeTextPairs(body.pairs), media: body.media };
    case 'text':
      return { body: body.text, media: body.media };
    case 'form':
      return buildForm(body, files);
    default:
      return body satisfies never;
  }
}

/** Whether a body needs more of the reader than is there. */
function lacksFile(body: SerializedBody | undefined, files: Files): boolean {
  if (body?.kind === 'form') return listFiles(body.parts).some(({ text }) => !files.has(text));
  return body?.kind === 'text' && body.file === true;
}

/** Why a browser cannot send a request, with what does; empty where it can. */
function findObstacle(request: SampleRequest, files: Files): string {
  const { keys, cookies, body, certificate } = request;
  if (certificate) return words.needsCertificate;
  if (lacksFile(body, files)) return words.needsFile;
  if (cookies.length > 0 || keys.some((key) => key.in === 'cookie')) return words.needsCookie;
  return '';
}

/**
 * Prepares a request for `fetch`. The only way to send one: it goes to the sandbox of this host or nowhere
 * (`resolveTarget`), and a card number that is no test card stays here.
 */
export function prepareRequest(
  request: SampleRequest,
  { server, keys, testCards, files = new Map() }: SendContext,
): PreparedRequest {
  const target = resolveTarget(request.url, server);
  if (!target.ok) return target;
  const obstacle = findObstacle(request, files);
  if (obstacle !== '')
    return { ok: false, reason: `${obstacle} ${words.nothingSent}`, isForCurl: true };
  const reason = findRealCard(request, testCards);
  if (reason !== '') return { ok: false, reason };
  const content = request.body && serialize(request.body, files);
  const headers = new Headers();
  for (const [name, value] of [...request.headers, ...listKeyHeaders(keys)])
    headers.set(name, value);
  if (content) headers.set('Content-Type', content.media);
  return {
    ok: true,
    url: withQueryKeys(target.url, keys),
    init: {
      ...INIT,
      method: request.method,
      headers,
      ...(content === undefined ? {} : { body: content.body }),
    },
  };
}
