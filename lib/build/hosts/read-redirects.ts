import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '../html/extensionless-files';

/**
 * The redirects that an export's `_redirects` file lists, each once and without the slash variant.
 * Empty when there is no such file. Reads only what `printRedirectsFile` writes, not the hosts' whole syntax.
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
