import {
  printHeadersFile,
  printRedirectsFile,
  readExportParts,
  type Redirect,
} from '@/lib/kit/hosts/host-files';
import { readRedirects } from '@/lib/kit/hosts/host-site';
import { HOSTS } from '@/lib/kit/hosts/hosts';
import { readHeaderRules } from '@/lib/kit/serve/static-server';
import { writeSample } from '../../support/sample-export';
import { sampleSite } from '../../support/sample-site';

const REDIRECTS: readonly Redirect[] = [
  { from: '/s', to: '/', status: 308 },
  { from: '/-sandbox', to: '/', status: 308 },
];

const SECTIONS = ['api', 'libs', 'style-guide'];

const toRules = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));

/** What Cloudflare takes for a status (its parser, read and not run). */
const CLOUDFLARE_STATUS = /^(200|301|302|303|307|308)$/;

describe('printRedirectsFile', () => {
  it('gives Netlify a forced rule first: the page at the address would win otherwise', () => {
    const first = toRules(printRedirectsFile(REDIRECTS, '', SECTIONS)).find((line) =>
      line.startsWith('/s '),
    );
    expect(first).toBe('/s / 308!');
  });

  it('gives Cloudflare a plain rule for each address, before any with a star', () => {
    const rules = toRules(printRedirectsFile(REDIRECTS, '', SECTIONS)).map((line) =>
      line.split(' '),
    );
    const understood = rules.filter(([, , status = '']) => CLOUDFLARE_STATUS.test(status));
    expect(understood.map(([from]) => from)).toEqual(['/s', '/s/', '/-sandbox', '/-sandbox/']);
    const firstStar = rules.findIndex(([from = '']) => from.includes('*'));
    expect(rules.slice(firstStar).every(([from = '']) => from.includes('*'))).toBe(true);
  });

  it.each([
    ['', ['/api/*', '/libs/*', '/style-guide/*']],
    [
      '/developer',
      ['/api/*', '/libs/*', '/style-guide/*', '/*'].map((path) => `/developer${path}`),
    ],
  ])('names the not-found page of every section below "%s"', (basePath, expected) => {
    const rules = toRules(printRedirectsFile([], basePath, SECTIONS)).map((line) =>
      line.split(' '),
    );
    expect(rules.map(([from]) => from)).toEqual(expected);
    for (const [from, to, status] of rules) {
      expect(to).toBe(from?.replace('*', '404.html'));
      expect(status).toBe('404');
    }
  });

  it('is read back as the same redirects', () => {
    const root = writeSample({ _redirects: printRedirectsFile(REDIRECTS, '/developer', SECTIONS) });
    expect(readRedirects(root)).toEqual(REDIRECTS);
  });
});

describe('readRedirects', () => {
  it('returns nothing for an export without the file', () => {
    expect(readRedirects(writeSample({}))).toEqual([]);
  });
});

describe('printHeadersFile', () => {
  const rulesOf = (basePath: string, frameAncestors: readonly string[] = []) => {
    const headers = printHeadersFile(basePath, { ...sampleSite(basePath), frameAncestors });
    return readHeaderRules(writeSample({ _headers: headers }));
  };
  const { fileTypes } = sampleSite('');

  it('refuses framing everywhere and keeps hashed files for a year', () => {
    const rules = rulesOf('/developer');
    expect(rules.map(({ path }) => path)).toEqual([
      '/developer/*',
      '/developer/libs/sdk-basic/*',
      '/developer/_next/static/*',
      '/developer/scripts/*',
      '/developer/search/texts/*',
      ...[...fileTypes.keys()].map((path) => `/developer${path}*`),
      '/developer/*.md',
      '/developer/*.txt',
      '/developer/',
      '/developer/*/',
    ]);
    expect(rules[0]?.headers).toContainEqual(['X-Frame-Options', 'DENY']);
    expect(rules[0]?.headers).toContainEqual(['X-Content-Type-Options', 'nosniff']);
    expect(rules.find(({ path }) => path.endsWith('.md'))?.headers).toEqual([
      ['Content-Type', 'text/markdown; charset=utf-8'],
    ]);
    for (const { headers } of rules.slice(2, -fileTypes.size - 4)) {
      expect(headers).toEqual([['Cache-Control', 'public, max-age=31536000, immutable']]);
    }
  });

  it('asks search engines to leave a preview out, and nothing else', () => {
    const getRobots = () => new Map(rulesOf('')[0]?.headers).get('X-Robots-Tag');
    expect(getRobots()).toBeUndefined();
    jest.replaceProperty(process, 'env', {
      ...process.env,
      PREVIEW_URL: 'https://pr-1.example.com',
    });
    expect(getRobots()).toBe('noindex');
    jest.restoreAllMocks();
  });

  it.each([
    [[], "frame-ancestors 'self'"],
    [
      ['https://a.example.com', 'https://b.example.com'],
      "frame-ancestors 'self' https://a.example.com https://b.example.com",
    ],
  ])('lets this site and %j frame the embeddable page', (frameAncestors, policy) => {
    const [everywhere, embed] = rulesOf('', frameAncestors);
    expect(embed).toEqual({
      path: '/libs/sdk-basic/*',
      headers: [['Content-Security-Policy', policy]],
    });
    // A second policy would count beside it, and a host that adds headers up would refuse after all.
    expect(everywhere?.headers.map(([name]) => name)).not.toContain('Content-Security-Policy');
  });
});

describe('a portal in two languages', () => {
  const root = writeSample({
    'api/not-found/index.html': 'x',
    'de/_next/static/a.js': 'x',
    'de/api/not-found/index.html': 'x',
    'de/libs/sdk-basic/index.html': 'x',
    'de/mcp.tgz': 'x',
  });

  it('has rules for both: not-found pages, hashed folders, types and pages to be framed', () => {
    expect(readExportParts(root, [])).toEqual({
      sections: ['api', 'de/api', 'de'],
      fileTypes: new Map([['/de/mcp.tgz', 'application/gzip']]),
      hashedFolders: ['', '/de'].flatMap((portal) => [
        ...[`${portal}/_next/static/`, `${portal}/scripts/`, `${portal}/search/texts/`],
      ]),
      framedPages: ['/de/libs/sdk-basic/'],
      frameAncestors: [],
    });
  });
});

describe('a portal without libraries, style guide and sandbox', () => {
  const parts = readExportParts(
    writeSample({
      'api/not-found/index.html': 'x',
      '.well-known/api-catalog': '{}',
      'mcp.tgz': 'x',
    }),
    ['https://partner.example.com'],
  );

  it('has the section and the files that are there, and nothing to be framed', () => {
    expect(parts).toEqual({
      sections: ['api'],
      fileTypes: new Map([
        ['/.well-known/api-catalog', 'application/linkset+json'],
        ['/mcp.tgz', 'application/gzip'],
      ]),
      hashedFolders: ['/_next/static/', '/scripts/', '/search/texts/'],
      framedPages: [],
      frameAncestors: ['https://partner.example.com'],
    });
  });

  it.each(Object.values(HOSTS))('gives $name no rule for them', ({ buildFiles }) => {
    const { root, basePath, precompressed, hsts } = sampleSite('');
    const files = buildFiles({ ...parts, root, basePath, precompressed, hsts, redirects: [] });
    expect([...files.values()].join('\n')).not.toMatch(/\/libs|style-guide|sandbox|partner/);
  });
});
