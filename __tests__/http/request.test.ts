/** @jest-environment jsdom */
import { request } from '@/lib/http/read-text';

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();
beforeAll(() => Object.assign(globalThis, { fetch: fetched, Headers: HeadersOf() }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'fetch'));
beforeEach(() => {
  fetched.mockReset().mockResolvedValue('answered');
  document.cookie = 'first=1';
  document.cookie = 'XSRF-TOKEN=token%3D1';
  document.cookie = 'OTHER=two';
});
afterEach(() => {
  for (const name of ['first', 'XSRF-TOKEN', 'OTHER', 'XSRF-TOKEN-2'])
    document.cookie = `${name}=; max-age=0`;
});

/** The part of `Headers` that is used; jsdom has none. */
function HeadersOf() {
  return class extends Map<string, string> {
    constructor(init?: Record<string, string>) {
      super();
      for (const [name, value] of Object.entries(init ?? {})) this.set(name, value);
    }
    override has = (name: string) => super.has(name.toLowerCase());
    override get = (name: string) => super.get(name.toLowerCase());
    override set(name: string, value: string) {
      return super.set(name.toLowerCase(), value);
    }
  };
}

const sent = async (url: string, init?: RequestInit, names?: Parameters<typeof request>[2]) => {
  await request(url, init, names);
  const { headers } = fetched.mock.calls[0]?.[1] ?? {};
  return headers instanceof Map ? headers : new Map(Object.entries(headers ?? {}));
};
const POST = { method: 'POST' };

describe('SPEC 7, the anti-forgery header', () => {
  test.each(['POST', 'post', 'PUT', 'PATCH', 'DELETE'])(
    '%s to a relative address has it',
    async (method) => {
      const headers = await sent('/api/orders', { method });
      expect(headers.get('x-xsrf-token')).toBe('token=1');
    },
  );

  test.each(['orders', './orders', '../orders', '?page=2', '/a:b/', '/?next=https://example.com'])(
    'the address %j is relative',
    async (url) => {
      expect((await sent(url, POST)).get('x-xsrf-token')).toBe('token=1');
    },
  );

  test.each([[undefined], [{}], [{ method: 'GET' }], [{ method: 'get' }]])(
    'a GET has none: %j, and is sent as it is',
    async (init) => {
      await request('/orders', init);
      expect(fetched.mock.calls).toEqual([['/orders', init ?? {}]]);
    },
  );

  test.each([
    'https://example.com/orders',
    'http://localhost/orders',
    'HTTPS:example.com',
    '//example.com/orders',
    '/\\example.com',
    '\\\\example.com',
    '\t//example.com',
    ' https://example.com/',
    '/\t/example.com',
    '\n/\r\n/example.com',
    'data:text/plain,x',
  ])('a request to %j, which names a host or no host at all, has none', async (url) => {
    await request(url, POST);
    expect(fetched.mock.calls).toEqual([[url, POST]]);
  });

  test('a page whose base is elsewhere sends none, for its relative addresses lead there', async () => {
    const base = document.createElement('base');
    base.href = 'https://example.com/';
    document.head.append(base);
    expect((await sent('/orders', POST)).get('x-xsrf-token')).toBeUndefined();
    base.remove();
  });

  test('a request that has it follows no redirect, which could lead to another origin', async () => {
    await request('/orders', POST);
    expect(fetched.mock.calls[0]?.[1].redirect).toBe('error');
  });

  test('cookie and header can have other names', async () => {
    const headers = await sent('/orders', POST, { cookie: 'OTHER', header: 'X-Other' });
    expect([...headers]).toEqual([['x-other', 'two']]);
  });

  test('a header that the caller set stays', async () => {
    const init = { ...POST, headers: { 'X-XSRF-TOKEN': 'mine', Accept: 'text/plain' } };
    const headers = await sent('/orders', init);
    expect([...headers]).toEqual([
      ['X-XSRF-TOKEN', 'mine'],
      ['Accept', 'text/plain'],
    ]);
  });

  test('other headers go with it', async () => {
    const headers = await sent('/orders', { ...POST, headers: { Accept: 'text/plain' } });
    expect([...headers]).toEqual([
      ['accept', 'text/plain'],
      ['x-xsrf-token', 'token=1'],
    ]);
  });

  test.each([
    ['is not there', ''],
    ['is empty', 'XSRF-TOKEN='],
    ['only begins alike', 'XSRF-TOKEN-2=x'],
    ['would break the header', 'XSRF-TOKEN=a%0D%0AX-Other: b'],
  ])('without a token, where the cookie %s, nothing is added', async (_, cookie) => {
    document.cookie = 'XSRF-TOKEN=; max-age=0';
    document.cookie = cookie;
    await request('/orders', POST);
    expect(fetched.mock.calls).toEqual([['/orders', POST]]);
  });

  test('a token that is not encoded is taken as it is', async () => {
    document.cookie = 'XSRF-TOKEN=100%';
    expect((await sent('/orders', POST)).get('x-xsrf-token')).toBe('100%');
  });
});
