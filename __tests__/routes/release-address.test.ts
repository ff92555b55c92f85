/** @jest-environment jsdom */
import {
  keepChosenRelease,
  parseChosenReleases,
  readStoredReleases,
} from '@/lib/routes/chosen-releases';
import {
  createReleaseHref,
  findRelease,
  findUnknownVersion,
  type ReleasedApi,
  releaseFile,
  releaseOverviewPath,
  releasePath,
} from '@/lib/routes/release-address';

const APIS: readonly ReleasedApi[] = [
  { id: 'pay', sections: ['payments'], former: [{ version: '2.3.0' }, { version: '2.2.0' }] },
  { id: 'vault', sections: ['customers'], former: [{ version: '2.3.0' }] },
];
const find = (address: string, chosen = {}) => {
  const { pathname: path, search } = new URL(address, 'http://localhost');
  return findRelease({ path, search }, APIS, chosen);
};

describe('the release that an address asks for', () => {
  it('is one of the document that has the section of the path', () => {
    expect(find('/api/payments/sale/?version=2.2.0')).toEqual({ api: 'pay', version: '2.2.0' });
    expect(find('/api/customers/?version=2.3.0')).toEqual({ api: 'vault', version: '2.3.0' });
  });
  it('is one of the document that the address names, where the path does not say', () => {
    expect(find('/api/?api=vault&version=2.3.0')).toEqual({ api: 'vault', version: '2.3.0' });
    expect(find('/api/shared/get/?api=pay&version=2.3.0')).toEqual({
      api: 'pay',
      version: '2.3.0',
    });
    expect(find('/api/?version=2.3.0')).toBeUndefined();
  });
  it('is the one that the reader has chosen, where the address has none', () => {
    const chosen = { pay: '2.2.0', vault: '2.3.0' };
    expect(find('/api/payments/sale/', chosen)).toEqual({ api: 'pay', version: '2.2.0' });
    expect(find('/api/payments/sale/?version=2.3.0', chosen)?.version).toBe('2.3.0');
    expect(find('/api/', chosen)).toBeUndefined();
  });
  it.each([
    '/api/payments/sale/?version=newest',
    '/api/payments/sale/?version=2.4.0',
    '/api/customers/?version=2.2.0',
    '/api/?api=other&version=2.3.0',
    '/api/payments/?version=2.3.0&swaggerUri=/x.json',
    '/guides/webhooks/?version=2.3.0',
  ])('is the newest for %s, whatever was chosen', (address) => {
    expect(find(address, { pay: '2.2.0', vault: '9' })).toBeUndefined();
  });
});

describe('a version that no page can show', () => {
  const documents = APIS.map((api) => ({
    ...api,
    name: api.id,
    newest: '2.4.0',
    former: api.former.map((one) => ({ ...one, date: '', changes: 0 })),
  }));
  const findUnknown = (search: string) =>
    findUnknownVersion({ path: '/api/payments/sale/', search }, documents);
  it('is said with the one that is shown', () => {
    expect(findUnknown('?version=1.0')).toEqual({ version: '1.0', newest: '2.4.0' });
  });
  it.each(['', '?version=2.4.0', '?version=newest', '?version=2.3.0', '?version=Call+0800+5'])(
    'is none in %j',
    (search) => {
      expect(findUnknown(search)).toBeUndefined();
    },
  );
});

describe('an address in a release', () => {
  const release = { api: 'pay', version: '2.2.0' };
  it('names the document only where its path does not', () => {
    const href = createReleaseHref(release, APIS);
    expect(href({ group: 'payments', url: 'sale' })).toBe('/api/payments/sale/?version=2.2.0');
    expect(href({ group: 'shared', url: 'get' })).toBe('/api/shared/get/?api=pay&version=2.2.0');
    expect(releaseOverviewPath(release)).toBe('/api/?api=pay&version=2.2.0');
  });
  it('keeps what else the address says', () => {
    const page = { path: '/api/payments/', search: '?lang=php&version=2.3.0' };
    expect(releasePath(page, release, APIS)).toBe('/api/payments/?lang=php&version=2.2.0');
  });
  it('leads back to the release that it was made for', () => {
    for (const group of ['payments', 'customers', 'shared'])
      expect(find(createReleaseHref(release, APIS)({ group, url: 'x' }))).toEqual(release);
  });
  it('has its document below that of the newest', () => {
    expect(releaseFile({ api: 'pay', version: '2.2 beta/1' })).toBe(
      '/openapi/pay/2.2%20beta%2F1.json',
    );
  });
});

describe('the choice of a reader', () => {
  afterEach(() => localStorage.clear());
  it('is kept for each document until it ends', () => {
    keepChosenRelease('pay', '2.2.0');
    keepChosenRelease('vault', '2.3.0');
    keepChosenRelease('pay', undefined);
    expect(parseChosenReleases(readStoredReleases())).toEqual({ vault: '2.3.0' });
  });
  it.each(['', '{', '[]', '"x"', 'null', '{"pay":{"a":1}}'])('is none in %j', (stored) => {
    expect(find('/api/payments/', parseChosenReleases(stored))).toBeUndefined();
  });
});
