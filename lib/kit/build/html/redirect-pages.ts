import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { redirectPage } from '@/lib/http/redirect-page';
import type { Redirect } from '@/lib/kit/hosts/host-files';
import { withBasePath } from '@/lib/routes/urls';
import type { MovedPage } from '../moved-pages';

/**
 * Writes a redirect page to each old address, like those of the route handlers of downloads. A route of
 * Next would contain the whole API reference instead.
 * @returns redirects for hosts that support them.
 * @throws when an old address has a page.
 */
export async function writeRedirectPages(
  root: string,
  basePath: string,
  moves: readonly MovedPage[],
): Promise<readonly Redirect[]> {
  const redirects: Redirect[] = [];
  for (const { from, to } of moves) {
    const file = join(root, from.replace(/\/$/, '/index.html'));
    if (existsSync(file)) throw new Error(`${file}: a page exists at this redirected address`);
    const target = withBasePath(to, basePath);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await redirectPage(target, basePath).text());
    redirects.push({
      from: withBasePath(from, basePath).replace(/\/$/, ''),
      to: target,
      status: 308,
    });
  }
  return redirects;
}
