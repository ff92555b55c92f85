import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readRedirects } from '@/lib/export/hosts/read-redirects';
import { isExternal } from '@/lib/urls';
import { readHeaderRules } from './header-rules';
import { listen, type Handler, type Listening, type ListenOptions } from './listen';
import { resolveAddress } from './resolve-address';
import { sendFile } from './send-file';

/** How an export is served. */
export type ExportOptions = Pick<ListenOptions, 'port' | 'host'> & {
  readonly root: string;
  /** `''` or like `/developer`: the export then answers only below it. */
  readonly basePath?: string;
  /** Act like a host that reads `_redirects` and `_headers`; without it, like one that does not. */
  readonly hostFiles?: boolean;
  /** Called with `200 GET /guides/` for every answer. */
  readonly log?: (line: string) => void;
};

/** One answered request. */
export type ServedRequest = {
  readonly method: string;
  readonly path: string;
  readonly status: number;
};

/** A served export; `requests` grows with every answer. */
export type ExportServer = Listening & {
  readonly url: string;
  readonly requests: readonly ServedRequest[];
};

/**
 * Serves an export as strictly as the plainest static host: no guessing of extensions, no fallback page.
 * What works here works on nginx, S3 or `python3 -m http.server`. Rejects when the port is taken.
 */
export async function serveExport(options: ExportOptions): Promise<ExportServer> {
  const requests: ServedRequest[] = [];
  const handle = createExportHandler(options);
  const handler: Handler = (request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    response.once('finish', () => {
      requests.push({ method, path, status: response.statusCode });
      options.log?.(`${response.statusCode} ${method} ${path}`);
    });
    return handle(request, response);
  };
  const { port, host, basePath = '' } = options;
  const listening = await listen(handler, { port, host });
  return { ...listening, requests, url: `${listening.origin}${basePath}/` };
}

function createExportHandler({ root, basePath = '', hostFiles = false }: ExportOptions): Handler {
  const redirects = new Map(hostFiles ? readRedirects(root).map((rule) => [rule.from, rule]) : []);
  const headerRules = hostFiles ? readHeaderRules(root) : [];
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'GET');
    }
    const address = decodeUrl(request.url ?? '/');
    if (!address) return sendText(response, 400, 'This address cannot be decoded.');
    const { path, query } = address;
    for (const { prefix, headers } of headerRules) {
      if (path.startsWith(prefix))
        for (const [name, value] of headers) response.setHeader(name, value);
    }
    const redirect = redirects.get(path.replace(/(?<=.)\/$/, ''));
    if (redirect) {
      // The query goes along, for the display overrides in it; another host must not get it.
      const to = isExternal(redirect.to) ? redirect.to : redirect.to + query;
      return sendRedirect(response, redirect.status, to);
    }
    if (basePath && path === basePath) return sendRedirect(response, 301, `${basePath}/${query}`);
    if (!path.startsWith(`${basePath}/`))
      return sendText(response, 404, `Only ${basePath}/ is here.`);
    const resolution = resolveAddress(root, path.slice(basePath.length));
    if (resolution.kind === 'slash')
      // Two slashes in front would name another host.
      return sendRedirect(response, 301, `${encodeURI(path.replace(/^\/+/, '/'))}/${query}`);
    if (resolution.kind === 'missing') return sendMissing(request, response, root, resolution.page);
    return sendFile(request, response, join(root, resolution.file));
  };
}

function decodeUrl(url: string): { path: string; query: string } | undefined {
  const [, raw = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
  try {
    return { path: decodeURIComponent(raw), query };
  } catch {
    return undefined;
  }
}

function sendRedirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location }).end();
}

function sendMissing(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  page: string | undefined,
): void {
  if (page === undefined) return sendText(response, 404, 'Not found.');
  const body = readFileSync(join(root, page));
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' }).end(`${text}\n`);
}
