import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { HEADERS_FILE, RULE_FILES, withQuery } from '@/lib/kit/hosts/host-files';
import { readRedirects } from '@/lib/kit/hosts/host-site';
import { type Handler, listen, type Listening, type ListenOptions } from '../system/listen';
import { type Edit, sendFile } from '../system/send-file';

/** Options of a served export. */
export type ExportOptions = Pick<ListenOptions, 'port' | 'host'> & {
  /** Folder of the export. */
  readonly root: string;
  /** `''` or like `/developer`: the export is then served only below it. */
  readonly basePath?: string;
  /** Whether `_redirects` and `_headers` are applied and not served, as some hosts do. */
  readonly hostFiles?: boolean;
  /** Origins of this machine that pages may connect to besides those of their policies. */
  readonly connect?: readonly string[];
  /** Called with `200 GET /guides/` for every response. */
  readonly log?: (line: string) => void;
};

/** Request that was responded to. */
export type ServedRequest = {
  readonly method: string;
  readonly path: string;
  readonly status: number;
};

/** Served export; `requests` grows with every response. */
export type ExportServer = Listening & {
  readonly url: string;
  readonly requests: readonly ServedRequest[];
};

/**
 * Serves an export as strictly as the simplest static host, without guessing extensions and without
 * fallback page: what works here works on nginx, S3 or `python3 -m http.server`. Rejects when the
 * port is taken.
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

/** Lets a page connect to further origins. */
function allowConnections(page: string, origins: readonly string[]): string {
  return page.replace("connect-src 'self'", (source) => [source, ...origins].join(' '));
}

function createExportHandler(options: ExportOptions): Handler {
  const { root, basePath = '', hostFiles = false, connect = [] } = options;
  const edit = connect.length > 0 && ((page: string) => allowConnections(page, connect));
  const redirects = new Map(hostFiles ? readRedirects(root).map((rule) => [rule.from, rule]) : []);
  const headerRules = hostFiles ? readHeaderRules(root) : [];
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'GET');
    }
    const decoded = decodeUrl(request.url ?? '/');
    if (!decoded) return sendText(response, 400, 'This address cannot be decoded.');
    const { path, query } = decoded;
    for (const rule of headerRules) {
      if (matchesRule(rule.path, path))
        for (const [name, value] of rule.headers)
          // Hosts add links up.
          if (name === 'Link') response.appendHeader(name, value);
          else response.setHeader(name, value);
    }
    const redirect = redirects.get(path.replace(/(?<=.)\/$/, ''));
    if (redirect) {
      return sendRedirect(response, redirect.status, withQuery(redirect.to, query));
    }
    if (basePath && path === basePath) return sendRedirect(response, 301, `${basePath}/${query}`);
    if (!path.startsWith(`${basePath}/`))
      return sendText(response, 404, `Only ${basePath}/ is here.`);
    const address = path.slice(basePath.length);
    const isRuleFile = hostFiles && RULE_FILES.some((file) => address === `/${file}`);
    const resolution = isRuleFile ? missing(resolve(root), address) : resolveAddress(root, address);
    if (resolution.kind === 'slash')
      // A single leading slash: two would name another host.
      return sendRedirect(response, 301, `${encodeURI(path.replace(/^\/+/, '/'))}/${query}`);
    if (resolution.kind === 'missing')
      return sendMissing(request, response, root, resolution.page, edit);
    const isEdited = edit && resolution.file.endsWith('.html');
    return sendFile(request, response, join(root, resolution.file), isEdited ? edit : undefined);
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
  edit: Edit | false,
): void {
  if (page === undefined) return sendText(response, 404, 'Not found.');
  const file = readFileSync(join(root, page));
  const body = edit ? Buffer.from(edit(file.toString())) : file;
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

/** Headers of all addresses that begin with `prefix`. */
type HeaderRule = {
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
};

/**
 * Reads the rules of an export's `_headers` file, in its order; empty when it is missing. Knows
 * only the syntax that the build writes: an address with at most one `*`, then indented `Name: value`
 * lines.
 */
export function readHeaderRules(root: string): readonly HeaderRule[] {
  const file = join(root, HEADERS_FILE);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\n(?=\S)/)
    .map((block) => {
      const [address = '', ...lines] = block.trimEnd().split('\n');
      return { path: address, headers: lines.map(parseHeader) };
    });
}

/** Whether a rule is for a path: a star stands for any text, at most once. */
function matchesRule(rule: string, path: string): boolean {
  const [start = '', end] = rule.split('*');
  if (end === undefined) return path === rule;
  return path.length >= rule.length - 1 && path.startsWith(start) && path.endsWith(end);
}

function parseHeader(line: string): readonly [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** File, redirect or 404 of an address. Files are relative to the export, with a leading `/`. */
type Resolution =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'slash' }
  | { readonly kind: 'missing'; readonly page: string | undefined };

/**
 * Resolves an address like a simple host: a folder gives its `index.html` and redirects to its
 * slash, a missing file gives the closest `404.html` up the tree. An address outside of `root` is
 * missing.
 * @param path decoded path that begins with `/`, without base path.
 */
function resolveAddress(root: string, path: string): Resolution {
  const base = resolve(root);
  const target = resolve(join(base, path));
  const inside = target === base || target.startsWith(base + sep);
  if (!inside || path.includes('\0') || !existsSync(target)) return missing(base, path);
  const isFolder = statSync(target).isDirectory();
  if (isFolder && !path.endsWith('/')) return { kind: 'slash' };
  if (!isFolder) return path.endsWith('/') ? missing(base, path) : { kind: 'file', file: path };
  const file = `${path}index.html`;
  return existsSync(join(base, file)) ? { kind: 'file', file } : missing(base, path);
}

function missing(root: string, path: string): Resolution {
  const folders = path.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const page = `${folders.slice(0, depth).join('/')}/404.html`;
    if (!page.includes('..') && existsSync(join(root, page))) return { kind: 'missing', page };
  }
  return { kind: 'missing', page: undefined };
}
