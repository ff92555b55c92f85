/** @jest-environment node */

import matter from 'gray-matter';
import { cloudflarePages } from '@/lib/build/hosts/cloudflare-pages';
import { githubActions, githubPages } from '@/lib/build/hosts/github-pages';
import { FILE_TYPES, IMMUTABLE, SECURITY_HEADERS } from '@/lib/build/hosts/host-files';
import { netlify } from '@/lib/build/hosts/netlify';
import { readRedirects } from '@/lib/build/hosts/read-redirects';
import { vercel } from '@/lib/build/hosts/vercel';
import { readHeaderRules } from '@/lib/tools/serve/static-server';
import { writeSample } from '../sample-export';
import { getIn, sampleSite } from './sample-site';

const SECTIONS = ['api', 'libs', 'style-guide'];
/** What has a type of its own, because its name does not tell it. */
const TYPED = [...FILE_TYPES];
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
    expect(pages).toEqual({ prefix: `${basePath}/`, headers: [...SECURITY_HEADERS] });
    expect(embed?.prefix).toBe(`${basePath}/libs/sdk-basic/`);
    expect(embed?.headers[0]?.[1]).toBe("frame-ancestors 'self' https://partner.example.com");
    expect(others.map(({ prefix }) => prefix)).toEqual([
      ...HASHED.map((folder) => `${basePath}/${folder}/`),
      ...TYPED.map(([path]) => basePath + path),
    ]);
    expect(others.at(HASHED.length)?.headers).toEqual([
      ['Content-Type', 'application/linkset+json'],
    ]);
  });
});

describe.each(['', '/developer'])('vercel.json below "%s"', (basePath) => {
  const site = sampleSite(basePath);
  const config: unknown = JSON.parse(vercel.buildFiles(site).get('vercel.json') ?? '');

  it('redirects with and without slash, like the export', () => {
    expect(getIn(config, 'redirects')).toEqual(
      site.redirects.flatMap(({ from, to, status }) =>
        [from, `${from}/`].map((source) => ({ source, destination: to, statusCode: status })),
      ),
    );
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

  it('gives security headers everywhere, a policy to the embeddable page, a year to hashed files', () => {
    const toList = (headers: ReadonlyMap<string, string>) =>
      [...headers].map(([key, value]) => ({ key, value }));
    expect(getIn(config, 'headers')).toEqual([
      { source: `${basePath}/(.*)`, headers: toList(SECURITY_HEADERS) },
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
    const workflow = githubActions.buildFiles(sampleSite('')).get('.github/workflows/pages.yml');
    const parsed: unknown = matter(`---\n${workflow}\n---\n`).data;
    const steps = getIn(parsed, 'jobs', 'publish', 'steps');
    expect(
      Array.isArray(steps) && steps.map((step) => getIn(step, 'run') ?? getIn(step, 'uses')),
    ).toEqual([
      expect.stringMatching(/^actions\/checkout@/),
      expect.stringMatching(/^actions\/setup-node@/),
      expect.stringMatching(/^actions\/configure-pages@/),
      'npm ci',
      'npm run build',
      expect.stringMatching(/^actions\/upload-pages-artifact@/),
      expect.stringMatching(/^actions\/deploy-pages@/),
    ]);
    expect(getIn(steps, 4, 'env')).toEqual({ BASE_PATH: '${{ steps.pages.outputs.base_path }}' });
    expect(getIn(steps, 5, 'with')).toEqual({ path: 'out', 'include-hidden-files': true });
  });
});
