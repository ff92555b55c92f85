import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '../html/extensionless-files';

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
