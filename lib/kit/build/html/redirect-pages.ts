import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectPage } from '@/lib/http/redirect-page';
import type { Redirect } from '@/lib/kit/hosts/host-files';
import { withBasePath } from '@/lib/routes/urls';

/** Page that has moved; addresses have no base path and end with a slash. */
export type MovedPage = { readonly from: string; readonly to: string };

/**
 * Writes a redirect page to each old address, like those of the route handlers of `/s`. A route of
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
    const file = join(root, from, 'index.html');
    if (existsSync(file)) throw new Error(`${file}: a page exists at this redirected address`);
    const target = withBasePath(to, basePath);
    mkdirSync(join(root, from), { recursive: true });
    writeFileSync(file, await redirectPage(target).text());
    redirects.push({
      from: withBasePath(from, basePath).replace(/\/$/, ''),
      to: target,
      status: 308,
    });
  }
  return redirects;
}
