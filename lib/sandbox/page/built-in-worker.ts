import { SANDBOX_CONTENT } from '@/.generated/sandbox-content';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { isControlPath, respondToControl } from '../control';
import { createSandbox, type Sandbox } from '../create-sandbox';
import type { BuiltInMessage, BuiltInRequest, BuiltInResponse } from './built-in-sandbox';

// Runs in a worker that `openBuiltInSandbox` starts (lib/kit/build/generated/bundle-scripts.ts): nothing in it sends a request.

let sandbox: Sandbox | undefined;

async function respond(to: Sandbox, sent: BuiltInRequest): Promise<BuiltInResponse> {
  const { pathname, searchParams } = new URL(sent.url);
  const request = {
    ...{ method: sent.method, path: pathname, query: searchParams, body: sent.body },
    url: sent.url,
    headers: Object.fromEntries(sent.headers.map(([name, value]) => [name.toLowerCase(), value])),
  };
  const response = isControlPath(pathname)
    ? await respondToControl(to, request)
    : await to.respond(request);
  const {
    status,
    body,
    headers = {},
  } = response ?? { status: 404, body: { message: `No API is at ${pathname}.` } };
  const isText = body !== undefined;
  return {
    id: sent.id,
    status,
    headers: [
      ...(isText ? [['content-type', 'application/json'] as const] : []),
      ...Object.entries(headers),
    ],
    text: isText ? JSON.stringify(body, null, 2) : '',
  };
}

addEventListener('message', ({ data }: MessageEvent<BuiltInMessage>) => {
  if ('documents' in data) {
    const apis = data.documents.flatMap(({ id, text }) => {
      const parsed = parseDocument(JSON.parse(text));
      return parsed.ok ? [{ id, index: indexApi(parsed.document) }] : [];
    });
    sandbox = createSandbox({ apis, ...SANDBOX_CONTENT });
    return;
  }
  if (sandbox) void respond(sandbox, data).then((response) => postMessage(response));
});
