import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Permanent redirect. Both addresses have the base path; `from` has no trailing slash. */
export type Redirect = { readonly from: string; readonly to: string; readonly status: 308 };

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
