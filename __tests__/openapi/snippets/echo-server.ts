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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    take: () => arrived.splice(0),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
