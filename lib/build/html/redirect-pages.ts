import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectPage } from '@/lib/http/redirect-page';
import { withBasePath } from '@/lib/routes/urls';
import type { Redirect } from './extensionless-files';

/** A page that has moved; addresses are without the base path and end with a slash. */
export type MovedPage = { readonly from: string; readonly to: string };

/**
 * Writes a page that leads on to each former address, as the route handlers of `/s` do, and returns the
 * redirects for hosts that can. It is no route of Next: that would be a page of the whole API browser.
 * @throws when there is a page at a former address.
 */
export async function writeRedirectPages(
  root: string,
  basePath: string,
  moves: readonly MovedPage[],
): Promise<readonly Redirect[]> {
  const redirects: Redirect[] = [];
  for (const { from, to } of moves) {
    const file = join(root, from, 'index.html');
    if (existsSync(file)) throw new Error(`${file}: there is a page at this former address`);
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
