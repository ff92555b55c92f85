import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSite } from '@/lib/content/read-site';
import { urls } from '@/lib/urls';
import type { Redirect } from './bare-files';
import { IMMUTABLE, SECURITY_HEADERS, toEmbedPolicy } from './host-files';
import { NOT_FOUND_SECTIONS } from './not-found-pages';
import { readRedirects } from './read-redirects';

/** Where and how nginx serves an export. */
export type NginxOptions = {
  /** Absolute folder of the export. */
  readonly root: string;
  readonly port: number;
  /** `''` or like `/developer`. */
  readonly basePath: string;
  readonly redirects: readonly Redirect[];
  /** Origins that may frame the embeddable pages besides this one. */
  readonly frameAncestors?: readonly string[];
};

/**
 * A `server` block for nginx, to stand inside `http`. Uses `alias` without `try_files`: the two together
 * resolve folders wrongly under a sub-path, and nginx's own index and slash handling is what is wanted.
 */
export function toNginxConfig(options: NginxOptions): string {
  const { root, port, basePath, redirects, frameAncestors = [] } = options;
  return [
    'server {',
    `  listen ${port};`,
    '  charset utf-8;',
    '  absolute_redirect off;',
    '  gzip on;',
    '  gzip_types text/css text/plain text/xml application/javascript application/json image/svg+xml;',
    ...toSecurity().map((line) => `  ${line}`),
    ...redirects.flatMap(({ from, to, status }) =>
      [from, `${from}/`].map((source) => `  location = ${source} { return ${status} ${to}; }`),
    ),
    ...(basePath ? [`  location = ${basePath} { return 301 ${basePath}/; }`] : []),
    ...toLocation(root, `${basePath}/`, { notFound: `${basePath}/404.html` }),
    ...NOT_FOUND_SECTIONS.flatMap((section) =>
      toLocation(`${root}/${section}`, `${basePath}/${section}/`, {
        notFound: `${basePath}/${section}/404.html`,
      }),
    ),
    ...toLocation(`${root}${urls.sdkBasic}`.slice(0, -1), `${basePath}${urls.sdkBasic}`, {
      notFound: `${basePath}/libs/404.html`,
      header: toHeader(['Content-Security-Policy', toEmbedPolicy(frameAncestors)]),
    }),
    ...toLocation(`${root}/_next/static`, `${basePath}/_next/static/`, {
      // Not `always`: a missing file must not be missing for a year.
      header: `add_header Cache-Control "${IMMUTABLE}";`,
    }),
    '}',
    '',
  ].join('\n');
}

function toHeader([name, value]: readonly [string, string]): string {
  return `add_header ${name} "${value}" always;`;
}

function toSecurity(): readonly string[] {
  return [...SECURITY_HEADERS].map(toHeader);
}

/** What a location does beyond serving a folder. */
type LocationRules = {
  /** Address of the page for what is missing. */
  readonly notFound?: string;
  /** A header of its own, as nginx writes it. */
  readonly header?: string;
};

function toLocation(
  folder: string,
  address: string,
  { notFound, header }: LocationRules,
): readonly string[] {
  return [
    `  location ${address} {`,
    `    alias ${folder}/;`,
    '    index index.html;',
    // A folder without index.html is 403 to nginx; to a reader it is an address that does not exist.
    ...(notFound ? [`    error_page 403 404 =404 ${notFound};`] : []),
    // A location with a header of its own inherits none.
    ...(header ? [header, ...toSecurity()].map((line) => `    ${line}`) : []),
    '  }',
  ];
}

/** Prints the block for an export: `tsx lib/export/nginx.ts --root out --port 8080`. */
function main(): void {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: 'out' },
      port: { type: 'string', default: '8080' },
      'base-path': { type: 'string', default: process.env.BASE_PATH ?? '' },
    },
  });
  const root = resolve(values.root);
  const port = Number(values.port);
  const redirects = readRedirects(root);
  const { frameAncestors } = readSite().embed;
  const basePath = values['base-path'];
  process.stdout.write(toNginxConfig({ root, port, basePath, redirects, frameAncestors }));
}

if (require.main === module) main();
