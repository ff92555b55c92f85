import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { listMdxPlugins } from './lib/markdown/mdx-plugins.mjs';
import { getSandboxName, getSiteValues } from './lib/markdown/remark-site-values.mjs';

const siteText = readFileSync(new URL('./content/site.json', import.meta.url), 'utf8');
// Without the byte order mark that some editors of Windows write.
const json = JSON.parse(siteText.replace(/^\uFEFF/, ''));
// As `atPreviewUrl` of lib/content.
const site = { ...json, url: process.env.PREVIEW_URL || json.url };

/** Folder of the MDX plugins. */
const PLUGINS = new URL('./lib/markdown/', import.meta.url);
// An option of each plugin, because Turbopack's cache does not notice an edit of a plugin.
const revision = createHash('sha256');
for (const file of readdirSync(PLUGINS).filter((name) => name.endsWith('.mjs')))
  revision.update(readFileSync(new URL(file, PLUGINS)));
const rev = revision.digest('hex');

/**
 * Parts of the portal that are not empty (`lib/content/schemas/parts.ts`) and its own environments, as the last build step
 * wrote them; none before the first one, which only asks for types.
 */
const readGenerated = (name, absent) => {
  const file = new URL(`./.generated/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : absent;
};
const parts = readGenerated('parts', []);

/** Partials and components of the adopter, as options: Turbopack compiles pages anew when one of them changes. */
const own = readGenerated('own-parts', {});
const sandbox = site.environments[getSandboxName(site.environments)];

/** Plugin as Turbopack accepts it, without functions: a package by name, ours by absolute path. */
const toModule = ({ name, options }) =>
  name.startsWith('.') ? [fileURLToPath(new URL(name, PLUGINS)), { ...options, rev }] : name;

const basePath = process.env.BASE_PATH ?? '';

/** @type {import('next').NextConfig} */
const nextConfig = {
  ...(process.env.DIST_DIR ? { distDir: process.env.DIST_DIR } : {}),
  basePath,
  env: {
    NEXT_PUBLIC_BASE_PATH: basePath,
    // Empty where SPEC 4 selects them all: pages have no code for others then.
    NEXT_PUBLIC_ENVIRONMENTS: readGenerated('environments', ''),
    // A constant, so that a portal without the runner has none of its code.
    NEXT_PUBLIC_RUNNER: site.runner === false ? 'off' : 'on',
    // Requests of operations with another server are not sent.
    NEXT_PUBLIC_SANDBOX: [
      sandbox.api,
      ...Object.values(sandbox.apis ?? {}),
      ...site.apis.flatMap(({ sandbox = [] }) => sandbox),
    ].join(' '),
  },
  trailingSlash: true,
  images: { unoptimized: true },
  // `page.solutions.tsx` is a route only where there are solutions: Next exports no dynamic route without pages.
  pageExtensions: ['ts', 'tsx', ...parts.flatMap((part) => [`${part}.ts`, `${part}.tsx`])],
  typedRoutes: false,
  poweredByHeader: false,
  // React has the function that `swr` brings for React before 18, and is on every page already.
  turbopack: { resolveAlias: { 'use-sync-external-store/shim': 'react' } },
  // `npm run check` checks the types, tests included; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    cssChunking: { type: 'graph', requestCost: 100_000 },
    // After a change of one component, compiling takes a third. Compiled for another base path, it takes longer than anew.
    turbopackFileSystemCacheForBuild: basePath === '',
  },
  // Seconds a page may take: on a busy machine Next would give up after its minute and begin again, at the same cost.
  staticPageGenerationTimeout: 600,
  generateBuildId: () => process.env.BUILD_ID ?? null,
};

const { remarkPlugins, rehypePlugins } = listMdxPlugins(getSiteValues(site), own);
const withMDX = createMDX({
  extension: /\.mdx?$/,
  options: {
    // Pages that end with `.md` have components, too.
    format: 'mdx',
    remarkPlugins: remarkPlugins.map(toModule),
    rehypePlugins: rehypePlugins.map(toModule),
  },
});

/**
 * Configuration of a static export, but for `next dev`, which would respond to an unknown address
 * with an error instead of the not-found page.
 */
export default function config(phase) {
  const isServed = phase === PHASE_DEVELOPMENT_SERVER;
  return withMDX(isServed ? nextConfig : { ...nextConfig, output: 'export' });
}
