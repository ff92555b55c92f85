import { networkInterfaces } from 'node:os';
import { Readable } from 'node:stream';
import { listen, type Handler, type Listening, type ListenOptions } from '@/lib/kit/system/listen';
import { formatRequest, parseStatus, sendRaw } from '../../support/raw-request';

const open: Listening[] = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

async function start(handler: Handler, options: Partial<ListenOptions> = {}): Promise<Listening> {
  const listening = await listen(handler, { port: 0, ...options });
  open.push(listening);
  return listening;
}

const greet: Handler = (_, response) => void response.end('Hello');
const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
const outside = addresses.filter(({ internal, family }) => !internal && family === 'IPv4');
const canReach = (host: string, port: number) =>
  fetch(`http://${host}:${port}/`).then(
    (response) => response.ok,
    () => false,
  );

describe('where a server listens', () => {
  it('is this machine only, by every name that this machine has for itself', async () => {
    const { port, origin } = await start(greet);
    expect(origin).toBe(`http://localhost:${port}`);
    expect(await canReach('localhost', port)).toBe(true);
    expect(await canReach('127.0.0.1', port)).toBe(true);
    const hasIpv6 = addresses.some(({ address }) => address === '::1');
    expect(await canReach('[::1]', port)).toBe(hasIpv6);
    for (const { address } of outside) expect(await canReach(address, port)).toBe(false);
  });

  it('is every address where that is asked for', async () => {
    const { port, origin } = await start(greet, { host: '0.0.0.0' });
    expect(origin).toBe(`http://localhost:${port}`);
    expect(await canReach('127.0.0.1', port)).toBe(true);
    for (const { address } of outside) expect(await canReach(address, port)).toBe(true);
  });

  it('is the one address that is named', async () => {
    const { port, origin } = await start(greet, { host: '127.0.0.1' });
    expect(origin).toBe(`http://127.0.0.1:${port}`);
    expect(await canReach('127.0.0.1', port)).toBe(true);
    expect(await canReach('[::1]', port)).toBe(false);
  });

  it('is refused in words where this machine has no such address', async () => {
    await expect(start(greet, { host: '192.0.2.1' })).rejects.toThrow(
      '--host 192.0.2.1: this machine has no such address.',
    );
  });

  it('is refused in words where another program has the port at either address', async () => {
    for (const host of ['127.0.0.1', '::1'].filter((one) =>
      addresses.some(({ address }) => address === one),
    )) {
      const { port } = await start(greet, { host });
      await expect(start(greet, { port, portOption: '--api-port' })).rejects.toThrow(
        `Port ${port} is taken. Stop the program that uses it, or choose another port with --api-port`,
      );
    }
  });
});

describe('a request that fails', () => {
  const failures: readonly (readonly [string, Handler])[] = [
    [
      'throws',
      () => {
        throw new Error('Broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('Broken'))],
    ['throws what is no error', () => Promise.reject('Broken')],
    [
      'sets a status that is none',
      (_, response) => void response.setHeader('Content-Type', 'image/png').writeHead(99),
    ],
    ['sets a header that is none', (_, response) => void response.setHeader('a b', 'c')],
  ];
  it.each(failures)('gets status 500 when its handler %s', async (_name, handler) => {
    const { origin } = await start((request, response) =>
      request.url === '/fine' ? greet(request, response) : handler(request, response),
    );
    const response = await fetch(origin);
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('text/plain;charset=utf-8');
    expect(await response.text()).toMatch(/^The server failed: /);
    expect((await fetch(`${origin}/fine`)).status).toBe(200);
  });

  it('is broken off when a part of its response is sent already', async () => {
    const { origin, port } = await start(async (request, response) => {
      if (request.url === '/fine') return greet(request, response);
      response.writeHead(200, { 'Content-Length': 100 }).write('part');
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('Broken');
    });
    expect(await sendRaw(port, formatRequest('GET', '/'))).toMatch(/\r\n\r\npart$/);
    expect((await fetch(`${origin}/fine`)).status).toBe(200);
  });

  it('ends nothing but itself when its response emits an error', async () => {
    const { origin, port } = await start((request, response) => {
      if (request.url === '/fine') return greet(request, response);
      Readable.from(['a']).on('end', () => response.write('too late'));
      response.end('Done');
      response.write('too late');
    });
    await sendRaw(port, formatRequest('GET', '/'));
    expect((await fetch(`${origin}/fine`)).status).toBe(200);
  });

  it('is refused where it is no HTTP', async () => {
    const { origin, port } = await start(greet);
    for (const text of ['garbage\r\n\r\n', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'])
      expect(parseStatus(await sendRaw(port, text))).toBe(400);
    expect((await fetch(origin)).status).toBe(200);
  });
});
