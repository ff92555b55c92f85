import { execFileSync } from 'node:child_process';
import { parse } from 'yaml';
import {
  buildSiteLinks,
  HSTS,
  IMMUTABLE,
  PAGE_LINK,
  SECURITY_HEADERS,
} from '@/lib/kit/hosts/host-files';
import { readRedirects } from '@/lib/kit/hosts/host-site';
import { HOSTS } from '@/lib/kit/hosts/hosts';
import { GITLAB_PIPELINE, printWorkflow } from '@/lib/kit/hosts/pipelines';
import { readHeaderRules } from '@/lib/kit/serve/static-server';
import { writeSample } from '../../support/sample-export';
import { ACCEPTS, getIn, sampleSite } from '../../support/sample-site';

const {
  'cloudflare-pages': cloudflarePages,
  'cloudflare-workers': cloudflareWorkers,
  'github-pages': githubPages,
  'github-actions': githubActions,
  'gitlab-pages': gitlabPages,
  azure,
  cloudfront,
  firebase,
  netlify,
  vercel,
} = HOSTS;

const SECTIONS = ['api', 'libs', 'style-guide'];
/** What has a type of its own, because its name does not tell it. */
const TYPED = [...sampleSite('').fileTypes];
const HASHED = ['_next/static', 'scripts', 'search/texts'];

describe.each([
  [cloudflarePages.name, cloudflarePages, ''],
  [cloudflarePages.name, cloudflarePages, '/developer'],
  [netlify.name, netlify, ''],
  [netlify.name, netlify, '/developer'],
])('the files of %s', (_name, host, basePath) => {
  const site = sampleSite(basePath);
  const root = writeSample(Object.fromEntries(host.buildFiles(site)));

  it(`hold the redirects and headers of the export below "${basePath}"`, () => {
    expect(readRedirects(root)).toEqual(site.redirects);
    const [pages, embed, ...others] = readHeaderRules(root);
    expect(pages).toEqual({
      path: `${basePath}/*`,
      headers: [...SECURITY_HEADERS, HSTS, ['Link', buildSiteLinks(basePath)]],
    });
    expect(embed?.path).toBe(`${basePath}/libs/sdk-basic/*`);
    expect(embed?.headers[0]?.[1]).toBe("frame-ancestors 'self' https://partner.example.com");
    expect(others.map(({ path }) => path)).toEqual([
      ...HASHED.map((folder) => `${basePath}/${folder}/*`),
      ...TYPED.map(([path]) => `${basePath + path}*`),
      ...['/*.md', '/*.txt', '/', '/*/'].map((path) => basePath + path),
    ]);
    expect(others.at(-1)?.headers).toEqual([['Link', PAGE_LINK]]);
    expect(others.at(HASHED.length)?.headers).toEqual([
      ['Content-Type', 'application/linkset+json'],
    ]);
  });
});

/** Headers of every address of a host that serves over TLS only, as JSON files name them. */
const toEverywhere = (basePath: string) =>
  [...SECURITY_HEADERS, HSTS, ['Link', buildSiteLinks(basePath)]].map(([key, value]) => ({
    key,
    value,
  }));

/** The header of pages, whose rule has to name all links. */
const toLinks = (basePath: string) => [
  { key: 'Link', value: `${buildSiteLinks(basePath)}, ${PAGE_LINK}` },
];

describe.each(['', '/developer'])('vercel.json below "%s"', (basePath) => {
  const site = sampleSite(basePath);
  const config: unknown = JSON.parse(vercel.buildFiles(site).get('vercel.json') ?? '');

  it('redirects with and without slash, like the export', () => {
    const redirects = getIn(config, 'redirects');
    expect(Array.isArray(redirects) && redirects.slice(0, -2)).toEqual(
      site.redirects.flatMap(({ from, to, status }) =>
        [from, `${from}/`].map((source) => ({ source, destination: to, statusCode: status })),
      ),
    );
  });

  it('leads whoever accepts Markdown to that of the page', () => {
    const redirects = getIn(config, 'redirects');
    const rules: readonly unknown[] = Array.isArray(redirects) ? redirects.slice(-2) : [];
    expect(rules.map((rule) => [getIn(rule, 'source'), getIn(rule, 'destination')])).toEqual([
      [`${basePath}/`, `${basePath}/index.md`],
      [`${basePath}/:path*/`, `${basePath}/:path*/index.md`],
    ]);
    // Vercel holds the expression against the whole value.
    const accepts = new RegExp(`^${String(getIn(rules[0], 'has', 0, 'value'))}$`, 'i');
    for (const accept of ACCEPTS.markdown)
      expect([accept, accepts.test(accept)]).toEqual([accept, true]);
    for (const accept of ACCEPTS.html)
      expect([accept, accepts.test(accept)]).toEqual([accept, false]);
  });

  it('answers what is missing with the page of its section and status 404', () => {
    const folders = [
      ...SECTIONS.map((section) => `${basePath}/${section}`),
      ...(basePath ? [basePath] : []),
    ];
    expect(getIn(config, 'rewrites')).toEqual(
      folders.map((folder) => ({
        source: `${folder}/(.*)`,
        destination: `${folder}/404.html`,
        statusCode: 404,
      })),
    );
  });

  it('gives security headers and HSTS everywhere, a policy to the embeddable page, a year to hashed files', () => {
    expect(getIn(config, 'headers')).toEqual([
      { source: `${basePath}/(.*)`, headers: toEverywhere(basePath) },
      {
        source: `${basePath}/libs/sdk-basic/(.*)`,
        headers: [
          {
            key: 'Content-Security-Policy',
            value: "frame-ancestors 'self' https://partner.example.com",
          },
        ],
      },
      ...HASHED.map((folder) => ({
        source: `${basePath}/${folder}/(.*)`,
        headers: [{ key: 'Cache-Control', value: IMMUTABLE }],
      })),
      ...TYPED.map(([path, value]) => ({
        source: `${basePath}${path}(.*)`,
        headers: [{ key: 'Content-Type', value }],
      })),
      ...['/', '/:path*/'].map((path) => ({
        source: basePath + path,
        headers: [...toLinks(basePath), { key: 'Vary', value: 'Accept' }],
      })),
    ]);
  });
});

describe('GitHub Pages', () => {
  it('is told not to drop _next when it publishes a branch', () => {
    const files = githubPages.buildFiles(sampleSite(''));
    expect([...files.keys()]).toEqual(['.nojekyll']);
    // The check of the export takes an empty file for a fault.
    expect(files.get('.nojekyll')).not.toBe('');
  });

  it('builds for the path of the site and publishes .well-known when a workflow does it', () => {
    const workflow = githubActions.buildFiles(sampleSite('')).get('.github/workflows/portal.yml');
    const parsed: unknown = parse(workflow ?? '');
    const steps = getIn(parsed, 'jobs', 'publish', 'steps');
    expect(
      Array.isArray(steps) && steps.map((step) => getIn(step, 'run') ?? getIn(step, 'uses')),
    ).toEqual([
      expect.stringMatching(/^actions\/checkout@/),
      expect.stringMatching(/^actions\/setup-node@/),
      'npm ci',
      expect.stringMatching(/^actions\/configure-pages@/),
      'npm run build',
      expect.stringMatching(/^actions\/upload-pages-artifact@/),
      expect.stringMatching(/^actions\/deploy-pages@/),
    ]);
    expect(getIn(parsed, 'jobs', 'publish', 'needs')).toBe('portal');
    expect(getIn(steps, 4, 'env')).toEqual({ BASE_PATH: '${{ steps.pages.outputs.base_path }}' });
    expect(getIn(steps, 5, 'with')).toEqual({ path: 'out', 'include-hidden-files': true });
  });
});

/** A site with as many redirects as its number says. */
const withRedirects = (count: number) => ({
  ...sampleSite(''),
  redirects: Array.from({ length: count }, (_, index) => ({
    from: `/former/page-${index}`,
    to: '/guides/',
    status: 308 as const,
  })),
});

describe.each(['', '/developer'])('firebase.json below "%s"', (basePath) => {
  const site = sampleSite(basePath);
  const config: unknown = JSON.parse(firebase.buildFiles(site).get('firebase.json') ?? '');
  const hosting = getIn(config, 'hosting');

  it('redirects with and without slash, by the status that Firebase knows', () => {
    expect(getIn(hosting, 'redirects')).toEqual(
      site.redirects.flatMap(({ from, to }) =>
        [from, `${from}/`].map((source) => ({ source, destination: to, type: 301 })),
      ),
    );
  });

  it('uploads .well-known, and no file of rules', () => {
    expect(getIn(hosting, 'public')).toBe(basePath ? 'site' : 'out');
    expect(getIn(hosting, 'ignore')).toEqual(['**/_headers', '**/_redirects']);
  });

  it('says what is true everywhere first: the last rule that matches counts', () => {
    const rules = getIn(hosting, 'headers');
    expect(getIn(rules, 0)).toEqual({
      source: '**',
      headers: [...toEverywhere(basePath), { key: 'Cache-Control', value: 'no-cache' }],
    });
    expect(getIn(rules, 2)).toEqual({
      source: `${basePath}/_next/static/**`,
      headers: [{ key: 'Cache-Control', value: IMMUTABLE }],
    });
    const [type, pages] = Array.isArray(rules) ? rules.slice(-2) : [];
    expect(getIn(type, 'source')).toBe(`${basePath}/sandbox.tgz`);
    expect(pages).toEqual({ regex: `^${basePath}/(.*/)?$`, headers: toLinks(basePath) });
  });
});

describe.each(['', '/developer'])('staticwebapp.config.json below "%s"', (basePath) => {
  const text = azure.buildFiles(sampleSite(basePath)).get('staticwebapp.config.json') ?? '';
  const config: unknown = JSON.parse(text);
  const routes = getIn(config, 'routes');
  const routeOf = (path: string) =>
    Array.isArray(routes) && routes.find((one) => getIn(one, 'route') === basePath + path);

  it('redirects, serves no file of rules, and has a page for what is missing', () => {
    expect(routeOf('/s/')).toEqual({
      route: `${basePath}/s/`,
      redirect: `${basePath}/`,
      statusCode: 301,
    });
    expect(routeOf('/_headers')).toEqual({ route: `${basePath}/_headers`, statusCode: 404 });
    expect(getIn(config, 'responseOverrides', '404', 'rewrite')).toBe(`${basePath}/404.html`);
  });

  it('sends the headers of all pages, and those of some that only their route has', () => {
    expect(getIn(config, 'globalHeaders')).toEqual(
      Object.fromEntries([
        ...SECURITY_HEADERS,
        HSTS,
        ['Link', buildSiteLinks(basePath)],
        ['Cache-Control', 'no-cache'],
      ]),
    );
    expect(routeOf('/scripts/*')).toEqual({
      route: `${basePath}/scripts/*`,
      headers: { 'Cache-Control': IMMUTABLE },
    });
    expect(getIn(routeOf('/libs/sdk-basic/*'), 'headers', 'Content-Security-Policy')).toContain(
      'https://partner.example.com',
    );
  });
});

it.each([
  ['Azure', azure, 'staticwebapp.config.json', 20],
  ['CloudFront', cloudfront, 'cloudfront.json', 21],
])('%s gets no more rules than it reads: pages lead on instead', (_, host, file, kilobytes) => {
  const print = (count: number) => host.buildFiles(withRedirects(count)).get(file) ?? '';
  expect(print(60)).toContain('/former/page-1');
  expect(print(300)).not.toContain('/former/page-1');
  expect(print(300).length).toBeLessThan(kilobytes * 1024);
});

describe('wrangler.jsonc', () => {
  it.each([
    ['', 'out'],
    ['/developer', 'site'],
  ])('uploads the export below "%s" from %s, with the closest not-found page', (base, folder) => {
    const text = cloudflareWorkers.buildFiles(sampleSite(base)).get('wrangler.jsonc') ?? '';
    expect(getIn(JSON.parse(text), 'assets')).toEqual({
      directory: folder,
      binding: 'ASSETS',
      run_worker_first: ['/', '/*/'],
      html_handling: 'auto-trailing-slash',
      not_found_handling: '404-page',
    });
  });

  it('is not printed for more redirects than Cloudflare takes', () => {
    expect(() => cloudflareWorkers.buildFiles(withRedirects(1001))).toThrow(
      'Cloudflare Workers takes 2000 redirects, and this portal has 2002',
    );
  });
});

it.each([
  ['cloudflare-pages', 'https://pr-{0}.{1}.pages.dev', '--branch "pr-$NUMBER"'],
  ['netlify', 'https://pr-{0}--{1}.netlify.app', '--alias "pr-$NUMBER"'],
  ['vercel', 'https://pr-{0}-{1}.vercel.app', '"${PREVIEW_URL#https://}"'],
])('a workflow shows each pull request on %s, built for its address', (host, url, option) => {
  const workflow: unknown = parse(printWorkflow(host));
  const [built, shown] = ['portal', 'preview'].map((job) => getIn(workflow, 'jobs', job));
  expect(getIn(built, 'env', 'PREVIEW_URL')).toContain(`format('${url}', github.event.number, `);
  expect(getIn(shown, 'env', 'PREVIEW_URL')).toBe(getIn(built, 'env', 'PREVIEW_URL'));
  expect(getIn(shown, 'environment', 'url')).toBe(getIn(built, 'env', 'PREVIEW_URL'));
  expect(getIn(shown, 'if')).toBe(
    'github.event.pull_request.head.repo.full_name == github.repository',
  );
  const steps = getIn(shown, 'steps');
  const runs = Array.isArray(steps) ? steps.map((step) => getIn(step, 'run')) : [];
  expect(runs.at(-1)).toContain(option);
  expect(runs.at(-1)).not.toContain('--prod');
});

it.each(['azure', 'firebase', 'cloudfront', 'github-pages'])(
  'a workflow for %s publishes from main alone',
  (host) => {
    const jobs = getIn(parse(printWorkflow(host)), 'jobs');
    expect(Object.keys(Object(jobs))).toEqual(['portal', 'publish']);
    expect(getIn(jobs, 'portal', 'env')).toBeUndefined();
    expect(getIn(jobs, 'publish', 'if')).toBe("github.ref == 'refs/heads/main'");
  },
);

it('GitLab checks each merge request, and keeps its export to be looked at', () => {
  const pipeline: unknown = parse(GITLAB_PIPELINE);
  expect(getIn(pipeline, 'portal', 'script')).toEqual([
    ...['npm ci', 'npm run check -- content', 'npm run build', 'npm run test:site'],
  ]);
  expect(getIn(pipeline, 'portal', 'artifacts', 'expose_as')).toBe('Portal');
});

it('GitLab builds for the path of its Pages from the whole log, and publishes the export', () => {
  const pipeline = gitlabPages.buildFiles(sampleSite('')).get('.gitlab-ci.yml');
  const job = getIn(parse(pipeline ?? ''), 'pages');
  expect(getIn(parse(pipeline ?? ''), 'variables')).toEqual({ GIT_DEPTH: 0 });
  expect(getIn(job, 'pages', 'publish')).toBe('out');
  const line = String(getIn(job, 'script', 1));
  const print = (address: string) =>
    execFileSync('sh', ['-c', `${line}; printf %s "$BASE_PATH"`], {
      env: { ...process.env, CI_PAGES_URL: address },
    }).toString();
  expect(print('https://group.gitlab.io/portal')).toBe('/portal');
  expect(print('https://portal-1a2b3c.gitlab.io')).toBe('');
});
