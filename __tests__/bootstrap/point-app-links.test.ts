/** @jest-environment jsdom */
import fc from 'fast-check';
import { type AppLinkSettings, pointAppLinks } from '@/lib/bootstrap/point-app-links';
import { readSite } from '@/lib/content/read-site';
import { buildAppLinks, listMovedLinks } from '@/lib/environment/app-links';
import { selectEnvironment } from '@/lib/environment/select-environment';

const LINKS = buildAppLinks(readSite());
const JOIN = 'https://bank.example.com/join?from=docs';
const PARTNERS = [
  { domain: 'bank.example.com', links: { sandboxSignup: JOIN } },
  { domain: 'shop.example.com' },
];

type Visitor = {
  readonly search?: string;
  readonly settings?: AppLinkSettings;
};

const readHrefs = () =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

/** Reads a page on a host; tells where its links lead before its end, and at its end. */
async function readPage(hostname: string, visitor: Visitor = {}) {
  const { search = '', settings = { links: listMovedLinks(LINKS), partners: PARTNERS } } = visitor;
  document.body.replaceChildren();
  pointAppLinks(settings, { hostname, search });
  for (const [name, { prod }] of Object.entries(LINKS)) {
    const link = document.createElement('a');
    link.dataset.app = name;
    link.setAttribute('href', prod);
    document.body.append(link);
  }
  await Promise.resolve();
  const during = readHrefs();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return { during, after: readHrefs() };
}

const expected = (hostname: string) =>
  Object.values(LINKS).map((hrefs) => hrefs[selectEnvironment(hostname)]);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('SPEC 4, environment selection before the page runs', () => {
  test.each([
    'localhost',
    'localhost.example.com',
    '127.0.0.1',
    '[::1]',
    'dev.example.com',
    'www-dev.example.com',
    'dev-www.example.com',
    'qa.example.com',
    'q-a.example.com',
    'test.example.com',
    'wwwtest.example.com',
    'www.example.com',
    'developer.example.com',
    'constructor.example.com',
    '__proto__.example.com',
    '192.0.2.7',
    '',
  ])('on the host %j links are those of its environment while the page is read', async (host) => {
    const hrefs = expected(host);
    expect(await readPage(host)).toEqual({ during: hrefs, after: hrefs });
  });

  test('some hosts differ from production, or the table above would prove nothing', () => {
    expect(expected('qa.example.com')).not.toEqual(expected('www.example.com'));
    expect(expected('localhost')).not.toEqual(expected('qa.example.com'));
  });

  test('every host gets the environment that the running page will choose', async () => {
    const label = fc.stringMatching(/^(www)?-?(localhost|dev|qa|test|prod|local)?(www)?-?[a-z]?$/);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.domain(), label), async (host) => {
        expect((await readPage(host)).during).toEqual(expected(host));
      }),
    );
  });

  test('a page that has been read is watched no longer', async () => {
    await readPage('qa.example.com');
    document.querySelector('a')?.setAttribute('href', '/changed');
    document.body.append('more');
    await Promise.resolve();
    expect(readHrefs()[0]).toBe('/changed');
  });

  test('a link that is no link of the provider stays', async () => {
    await readPage('qa.example.com');
    document.body.innerHTML = '<a data-app="constructor" href="/x">x</a>';
    pointAppLinks(
      { links: listMovedLinks(LINKS), partners: [] },
      { hostname: 'qa.example.com', search: '' },
    );
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(readHrefs()).toEqual(['/x']);
  });
});

describe('SPEC 2 page behaviour: domain, before the page runs', () => {
  const withJoin = (hostname: string) => {
    const hrefs = Object.entries(LINKS).map(([name, all]) =>
      name === 'sandboxSignup' ? JOIN : all[selectEnvironment(hostname)],
    );
    return { during: hrefs, after: hrefs };
  };

  test.each(['developer.example.com', 'qa.example.com', 'localhost'])(
    'on %s the links that a partner names lead its visitors there, all others stay',
    async (host) => {
      const search = '?a=b&domain=bank.example.com';
      expect(await readPage(host, { search })).toEqual(withJoin(host));
    },
  );

  test('on the next pages, too, whose addresses do not name it', async () => {
    sessionStorage.setItem('domain', 'bank.example.com');
    expect(await readPage('qa.example.com')).toEqual(withJoin('qa.example.com'));
  });

  test('whatever the case of its letters', async () => {
    const search = '?domain=Bank.EXAMPLE.com';
    expect(await readPage('www.example.com', { search })).toEqual(withJoin('www.example.com'));
  });

  test('a partner of the address counts before the one that was kept', async () => {
    sessionStorage.setItem('domain', 'bank.example.com');
    const { during } = await readPage('qa.example.com', { search: '?domain=shop.example.com' });
    expect(during).toEqual(expected('qa.example.com'));
  });

  test('a browser that refuses storage still follows the address', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const search = '?domain=bank.example.com';
    expect(await readPage('www.example.com', { search })).toEqual(withJoin('www.example.com'));
    expect((await readPage('www.example.com')).during).toEqual(expected('www.example.com'));
  });

  test.each(['evil.example', '__proto__', 'constructor', ''])(
    'the domain %j, which is no partner, changes nothing',
    async (domain) => {
      sessionStorage.setItem('domain', domain);
      const { during } = await readPage('qa.example.com', { search: `?domain=${domain}` });
      expect(during).toEqual(expected('qa.example.com'));
    },
  );
});
