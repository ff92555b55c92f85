import { get, type IncomingMessage } from 'node:http';

/** An answer as it came. */
export type Answer = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
};

/** One request: no redirect followed, nothing unpacked. */
export async function ask(url: string, method = 'GET', headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((done, fail) => {
    const request = get(url, { method, headers, agent: false }, done);
    request.once('error', fail);
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of response) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const names = Object.entries(response.headers);
  return {
    status: response.statusCode ?? 0,
    headers: new Map(names.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks).toString('utf8'),
  } satisfies Answer;
}
