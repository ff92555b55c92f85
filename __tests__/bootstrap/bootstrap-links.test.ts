/** @jest-environment node */

import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { printBootstrapLinks } from '@/lib/bootstrap/bootstrap-links';
import { readSite } from '@/lib/content/read-content';
import { buildAppLinks } from '@/lib/environment/app-links';
import { selectEnvironment } from '@/lib/environment/select-environment';

type Links = Parameters<typeof printBootstrapLinks>[0];
const LINKS = buildAppLinks(readSite());

/** A link of a page that is being read, as far as the script looks at it. */
function toLink(name: string, links: Links) {
  const attributes = new Map([
    ['data-app', name],
    ['href', links[name]?.prod ?? ''],
  ]);
  return {
    href: () => attributes.get('href'),
    getAttribute: (key: string) => attributes.get(key) ?? null,
    setAttribute: (key: string, value: string) => void attributes.set(key, value),
  };
}

const JOIN = 'https://bank.example.com/join?from=docs';
const PARTNERS = [
  { domain: 'bank.example.com', links: { sandboxSignup: JOIN } },
  { domain: 'shop.example.com' },
];

type Visitor = {
  readonly search?: string;
  /** What an earlier page kept; `null` for a browser that refuses storage. */
  readonly kept?: string | null;
  readonly partners?: typeof PARTNERS;
};

/** Storage as the script reads it. */
const toStorage = (kept: string | null | undefined) => ({
  getItem: (name: string) => {
    if (kept === null) throw new Error('The operation is insecure.');
    return name === 'domain' ? (kept ?? null) : null;
  },
});

/** Runs the script on a host; tells where the links lead when a part of the page has been read, and at its end. */
function read(hostname: string, links: Links = LINKS, visitor: Visitor = {}) {
  const all = Object.keys(links).map((name) => toLink(name, links));
  const watching = new Set<() => void>();
  const ends: (() => void)[] = [];
  class MutationObserver {
    constructor(private readonly turn: () => void) {}
    observe() {
      watching.add(this.turn);
    }
    disconnect() {
      watching.delete(this.turn);
    }
  }
  const document = {
    querySelectorAll: (selector: string) => (selector === 'a[data-app]' ? all : []),
    addEventListener: (name: string, end: () => void) =>
      void (name === 'DOMContentLoaded' && ends.push(end)),
  };
  const { search = '', kept, partners = PARTNERS } = visitor;
  runInNewContext(printBootstrapLinks(links, partners), {
    location: { hostname, search },
    sessionStorage: toStorage(kept),
    URLSearchParams,
    document,
    MutationObserver,
  });
  watching.forEach((turn) => turn());
  const early = all.map((link) => link.href());
  ends.forEach((end) => end());
  return { early, late: all.map((link) => link.href()), watching: watching.size };
}

const expected = (hostname: string) =>
  Object.values(LINKS).map((hrefs) => hrefs[selectEnvironment(hostname)]);

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
  ])('on the host %j links are those of its environment while the page is being read', (host) => {
    expect(read(host)).toEqual({ early: expected(host), late: expected(host), watching: 0 });
  });

  test('some hosts differ from production, or the table above would prove nothing', () => {
    expect(expected('qa.example.com')).not.toEqual(expected('www.example.com'));
    expect(expected('localhost')).not.toEqual(expected('qa.example.com'));
  });

  test('every host gets the environment that the running page will choose', () => {
    const label = fc.stringMatching(/^(www)?-?(localhost|dev|qa|test|prod|local)?(www)?-?[a-z]?$/);
    fc.assert(
      fc.property(fc.oneof(fc.domain(), label), (host) => {
        expect(read(host).early).toEqual(expected(host));
      }),
    );
  });

  test('an address cannot end the script element it stands in', () => {
    const evil = 'https://example.com/</script><script>alert(1)//';
    const prod = 'https://example.com/';
    const links = { login: { local: evil, dev: prod, qa: prod, test: prod, prod } };
    expect(printBootstrapLinks(links, [])).not.toContain('</script');
    expect(read('localhost', links).early).toEqual([evil]);
  });
});

describe('SPEC 2 page behaviour: domain, before the page runs', () => {
  const withJoin = (hostname: string) =>
    Object.entries(LINKS).map(([name, hrefs]) =>
      name === 'sandboxSignup' ? JOIN : hrefs[selectEnvironment(hostname)],
    );

  test.each(['developer.example.com', 'qa.example.com', 'localhost'])(
    'on %s the links that a partner names lead its visitors there, all others stay',
    (host) => {
      const visitor = { search: '?a=b&domain=bank.example.com' };
      const links = withJoin(host);
      expect(read(host, LINKS, visitor)).toEqual({ early: links, late: links, watching: 0 });
    },
  );

  test('on the next pages, too, whose addresses do not name it', () => {
    expect(read('qa.example.com', LINKS, { kept: 'bank.example.com' }).early).toEqual(
      withJoin('qa.example.com'),
    );
  });

  test('whatever the case of its letters', () => {
    const visitor = { search: '?domain=Bank.EXAMPLE.com' };
    expect(read('www.example.com', LINKS, visitor).early).toEqual(withJoin('www.example.com'));
  });

  test('a partner of the address counts before the one that was kept', () => {
    const visitor = { search: '?domain=shop.example.com', kept: 'bank.example.com' };
    expect(read('qa.example.com', LINKS, visitor).early).toEqual(expected('qa.example.com'));
  });

  test('a browser that refuses storage still follows the address', () => {
    const visitor = { search: '?domain=bank.example.com', kept: null };
    expect(read('www.example.com', LINKS, visitor).early).toEqual(withJoin('www.example.com'));
  });

  test.each(['evil.example', '__proto__', 'constructor', ''])(
    'the domain %j, which is no partner, changes nothing',
    (domain) => {
      const visitor = { search: `?domain=${domain}`, kept: domain };
      expect(read('qa.example.com', LINKS, visitor).early).toEqual(expected('qa.example.com'));
    },
  );

  test('partners without links of their own cost nothing', () => {
    expect(printBootstrapLinks(LINKS, [{ domain: 'shop.example.com' }])).toBe(
      printBootstrapLinks(LINKS, []),
    );
  });
});
