import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSite } from '@/lib/content/read-content';
import type { Redirect } from '../html/extensionless-files';
import { readRedirects } from './read-redirects';

/** What a host must be told about an export. */
export type HostSite = {
  /** Absolute folder of the export, as the host sees it. */
  readonly root: string;
  /** `''` or like `/developer`. */
  readonly basePath: string;
  readonly redirects: readonly Redirect[];
  /** Origins that may frame the embeddable pages besides this one. */
  readonly frameAncestors: readonly string[];
};

/** A place that can serve the export. */
export type Host = {
  /** As the README calls it. */
  readonly name: string;
  /** What it cannot do, or does otherwise than asked; the README says the same. */
  readonly limits: string;
  /** Its files: name, which may hold folders, to text. Nothing for a host that needs none. */
  readonly buildFiles: (site: HostSite) => ReadonlyMap<string, string>;
};

/** The facts of a finished export and of `site.json`. Throws when `root` holds no complete export. */
export function readHostSite(root: string): HostSite {
  return {
    root: resolve(root),
    basePath: readBasePath(root),
    redirects: readRedirects(root),
    frameAncestors: readSite().embed.frameAncestors,
  };
}

/** Read from the export and not from the environment: they would differ after another build. */
function readBasePath(root: string): string {
  const page = join(root, 'index.html');
  const match = existsSync(page) ? /"([^"]*)\/_next\//.exec(readFileSync(page, 'utf8')) : null;
  if (!match || !existsSync(join(root, '_redirects'))) {
    throw new Error(`${root} is missing or incomplete: run \`npm run build\` first`);
  }
  return match[1] ?? '';
}
