import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';

/** Change of a text before it is sent. */
export type Edit = (text: string) => string;

/**
 * Sends a file, or the part that the request asks for. Headers that the response already has stay.
 * Rejects when the file cannot be read, or the client disconnects.
 * @param edit changes the text of the file, which is sent whole then.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  edit?: Edit,
): Promise<void> {
  const file = await open(path);
  try {
    const stats = await file.stat();
    setFileHeaders(response, path, stats);
    if (isNotModified(request, formatEtag(stats))) return void response.writeHead(304).end();
    if (edit) {
      const body = Buffer.from(edit(await file.readFile('utf8')));
      sendHead(response, 200, body.length);
      return void response.end(request.method === 'HEAD' ? undefined : body);
    }
    const range = readRange(request, stats);
    if (range === 'unsatisfiable') {
      sendHead(response, 416, 0, { 'Content-Range': `bytes */${stats.size}` });
      return void response.end();
    }
    const { start, end } = range ?? { start: 0, end: stats.size - 1 };
    const part = range && { 'Content-Range': `bytes ${start}-${end}/${stats.size}` };
    sendHead(response, part ? 206 : 200, end - start + 1, part);
    if (request.method !== 'HEAD' && start <= end) await sendBody(response, file, { start, end });
    response.end();
  } finally {
    await file.close();
  }
}

/** Whether the client has the file with this ETag, by weak comparison (RFC 9110 13.1.2). */
export function isNotModified({ headers }: IncomingMessage, etag: string): boolean {
  const strip = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = (headers['if-none-match'] ?? '').split(',').map(strip);
  return known.includes('*') || known.includes(strip(etag));
}

function setFileHeaders(response: ServerResponse, path: string, stats: Stats): void {
  const type = lookup(path);
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'no-cache',
    'Last-Modified': stats.mtime.toUTCString(),
    ETag: formatEtag(stats),
    ...(type === undefined ? {} : { 'Content-Type': withCharset(type) }),
  };
  for (const [name, value] of Object.entries(headers))
    if (!response.hasHeader(name)) response.setHeader(name, value);
}

/** Names UTF-8 in each type of text: Markdown requires it (RFC 7763 3), and plain text would be anything. */
const withCharset = (type: string) => (type.startsWith('text/') ? `${type};charset=utf-8` : type);

function formatEtag({ size, mtime }: Stats): string {
  return `W/"${size}-${mtime.getTime()}"`;
}

/** Range that a request asks for: only `GET` can, and only of an unchanged file (`If-Range`). */
function readRange({ method, headers }: IncomingMessage, { size, mtime }: Stats) {
  const known = headers['if-range'];
  const isKnown = known === undefined || known === mtime.toUTCString();
  return method === 'GET' && isKnown ? parseByteRange(headers.range, size) : undefined;
}

function sendHead(
  response: ServerResponse,
  status: number,
  length: number,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, { ...headers, 'Content-Length': length });
}

async function sendBody(
  response: ServerResponse,
  file: FileHandle,
  { start, end }: ByteRange,
): Promise<void> {
  const stream = file.createReadStream({ start, end, autoClose: false });
  await pipeline(stream, response, { end: false });
  // The client waits for every byte that the headers promise.
  if (stream.bytesRead <= end - start) throw new Error('The file has become shorter');
}

/** First and last byte of a part of a file, both included. */
type ByteRange = { readonly start: number; readonly end: number };

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110 14.2). `undefined` means the whole
 * file: no header, a malformed one, another unit than bytes, or several parts. `unsatisfiable`
 * means status 416: the part begins behind the end of the file.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined) return undefined;
  if (first === '') return parseSuffix(last, size);
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Parses the length of a suffix range, `bytes=-500`: the last bytes of a file. */
function parseSuffix(length: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (length === '') return undefined;
  if (Number(length) === 0) return 'unsatisfiable';
  return size === 0 ? undefined : { start: Math.max(0, size - Number(length)), end: size - 1 };
}
