import { createServer } from 'node:http';

/** A request as it arrived. */
export type Arrived = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/** A server that remembers what it was sent. */
export type Echo = {
  readonly url: string;
  /** The requests since the last call. */
  readonly take: () => readonly Arrived[];
  readonly close: () => Promise<unknown>;
};

function parseRequest(text: string): Arrived {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [start = '', ...lines] = head.split('\r\n');
  const [method = '', url = ''] = start.split(' ');
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), value.join(':').trim()] as const;
  });
  return { method, url, headers: Object.fromEntries(headers), body: body.join('\r\n\r\n') };
}

/** Starts one on a free port. */
export async function startEcho(): Promise<Echo> {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      arrived.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
      response.end('echoed');
    });
  });
  // Node refuses methods that it does not know, `lock` among them; the bytes are there.
  server.on('clientError', (error, socket) => {
    if ('rawPacket' in error && Buffer.isBuffer(error.rawPacket))
      arrived.push(parseRequest(error.rawPacket.toString('latin1')));
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\nConnection: close\r\n\r\nechoed');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    take: () => arrived.splice(0),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
