import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSite } from '@/lib/content/read-site';
import { type ExportParts, readExportParts, type Redirect } from './host-files';

/** Export to be served by a host. */
export type HostSite = ExportParts & {
  /** Absolute path of the export on the host. */
  readonly root: string;
  /** Sub-path of the portal: `''` or like `/developer`. */
  readonly basePath: string;
  readonly redirects: readonly Redirect[];
  /** Whether the export holds `.br` and `.gz` files for a server to send. */
  readonly precompressed: boolean;
  /** Whether a server of one's own sends HSTS over TLS. */
  readonly hsts: boolean;
};

/** Host that can serve the export. */
export type Host = {
  /** Name, as in the README. */
  readonly name: string;
  /** Limits and differences, as the README states them. */
  readonly limits: string;
  /** Builds its files: text by name, which may hold folders; empty for a host that needs none. */
  readonly buildFiles: (site: HostSite) => ReadonlyMap<string, string>;
};

/** Prints a configuration as a JSON file. */
export function printJson(configuration: unknown): string {
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/**
 * Prints a file without the rules of redirects where it would have more bytes than its host takes: all redirects lead on
 * as pages then.
 */
export function printWithin(
  maxBytes: number,
  site: HostSite,
  print: (site: HostSite) => string,
): string {
  const text = print(site);
  return Buffer.byteLength(text) <= maxBytes ? text : print({ ...site, redirects: [] });
}

/** Reads a finished export and `site.json`. Throws when `root` holds no complete export. */
export function readHostSite(root: string): HostSite {
  return {
    root: resolve(root),
    basePath: readBasePath(root),
    redirects: readRedirects(root),
    ...readExportParts(root, readSite().embed.frameAncestors),
    precompressed: existsSync(join(root, 'index.html.gz')),
    hsts: false,
  };
}

/**
 * Reads the redirects of an export's `_redirects` file, each once and without the slash variant.
 * Empty when the file is missing. Knows only the syntax that `printRedirectsFile` writes.
 */
export function readRedirects(root: string): readonly Redirect[] {
  const file = join(root, '_redirects');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return status === '308' && !from.endsWith('/') ? [{ from, to, status: 308 as const }] : [];
    });
}

/** Reads the base path from the export: the environment may differ since the build. */
function readBasePath(root: string): string {
  const page = join(root, 'index.html');
  const match = existsSync(page) ? /"([^"]*)\/_next\//.exec(readFileSync(page, 'utf8')) : null;
  if (!match || !existsSync(join(root, '_redirects'))) {
    throw new Error(`${root} is missing or incomplete: run \`npm run build\` first`);
  }
  return match[1] ?? '';
}
