import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const siteText = readFileSync(new URL('./content/site.json', import.meta.url), 'utf8');
// Some editors of Windows begin a file with a byte order mark.
const site = JSON.parse(siteText.replace(/^\uFEFF/, ''));

/**
 * A local MDX plugin, named by absolute path because Turbopack accepts no functions.
 * `rev` makes Turbopack's build cache notice an edit inside the plugin or what it imports.
 */
const local = (path, options = {}, imports = []) => {
  const rev = createHash('sha256');
  for (const file of [path, ...imports]) rev.update(readFileSync(new URL(file, import.meta.url)));
  return [fileURLToPath(new URL(path, import.meta.url)), { ...options, rev: rev.digest('hex') }];
};

const values = {
  name: site.name,
  product: site.product,
  email: site.email,
  storage: site.storage,
  sandboxApi: site.environments.test.api,
  sandboxApp: site.environments.test.app,
};

const basePath = process.env.BASE_PATH ?? '';

/** @type {import('next').NextConfig} */
const nextConfig = {
  ...(process.env.DIST_DIR ? { distDir: process.env.DIST_DIR } : {}),
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  trailingSlash: true,
  images: { unoptimized: true },
  pageExtensions: ['ts', 'tsx'],
  typedRoutes: false,
  poweredByHeader: false,
  // What `swr` brings for React before 18: React's own is the same function, and on every page already.
  turbopack: { resolveAlias: { 'use-sync-external-store/shim': 'react' } },
  // `npm run check` does it, tests included; a build must not wait for it a second time.
  typescript: { ignoreBuildErrors: true },
  generateBuildId: () => process.env.BUILD_ID ?? null,
};

const withMDX = createMDX({
  options: {
    remarkPlugins: [
      'remark-frontmatter',
      'remark-gfm',
      local('./lib/markdown/remark-site-values.mjs', { values }, [
        './lib/markdown/mdx-elements.mjs',
      ]),
    ],
    rehypePlugins: [
      local('./lib/markdown/rehype-safe.mjs', {}, ['./lib/markdown/mdx-elements.mjs']),
      'rehype-slug',
      local('./lib/markdown/rehype-toc.mjs', {}, ['./lib/markdown/name-tables.mjs']),
      local('./lib/markdown/rehype-code.mjs', {}, ['./lib/markdown/highlight.mjs']),
    ],
  },
});

/**
 * A static export, but for two: `next start` refuses one, and `next dev` would answer an unknown
 * address with an error instead of the not-found page.
 */
export default function config(phase) {
  const isServed = phase === PHASE_DEVELOPMENT_SERVER || process.env.NEXT_OUTPUT === 'server';
  return withMDX(isServed ? nextConfig : { ...nextConfig, output: 'export' });
}
