import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Redirect } from './bare-files';
import { IMMUTABLE, SECURITY_HEADERS } from './host-files';
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
};

/**
 * A `server` block for nginx, to stand inside `http`. Uses `alias` without `try_files`: the two together
 * resolve folders wrongly under a sub-path, and nginx's own index and slash handling is what is wanted.
 */
export function toNginxConfig({ root, port, basePath, redirects }: NginxOptions): string {
  return [
    'server {',
    `  listen ${port};`,
    '  charset utf-8;',
    '  absolute_redirect off;',
    '  gzip on;',
    '  gzip_types text/css text/plain text/xml application/javascript application/json image/svg+xml;',
    ...toHeaders(),
    ...redirects.flatMap(({ from, to, status }) =>
      [from, `${from}/`].map((source) => `  location = ${source} { return ${status} ${to}; }`),
    ),
    ...(basePath ? [`  location = ${basePath} { return 301 ${basePath}/; }`] : []),
    ...toLocation(root, `${basePath}/`, `${basePath}/404.html`),
    ...NOT_FOUND_SECTIONS.flatMap((section) =>
      toLocation(
        `${root}/${section}`,
        `${basePath}/${section}/`,
        `${basePath}/${section}/404.html`,
      ),
    ),
    `  location ${basePath}/_next/static/ {`,
    `    alias ${root}/_next/static/;`,
    `    add_header Cache-Control "${IMMUTABLE}";`,
    // A location with a header of its own inherits none.
    ...toHeaders().map((line) => `  ${line}`),
    '  }',
    '}',
    '',
  ].join('\n');
}

function toHeaders(): readonly string[] {
  return [...SECURITY_HEADERS].map(([name, value]) => `  add_header ${name} "${value}" always;`);
}

function toLocation(folder: string, address: string, notFound: string): readonly string[] {
  return [
    `  location ${address} {`,
    `    alias ${folder}/;`,
    '    index index.html;',
    // A folder without index.html is 403 to nginx; to a reader it is an address that does not exist.
    `    error_page 403 404 =404 ${notFound};`,
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
  process.stdout.write(toNginxConfig({ root, port, basePath: values['base-path'], redirects }));
}

if (require.main === module) main();
