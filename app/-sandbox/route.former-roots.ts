import { redirectPage } from '@/lib/http/redirect-page';
import { urls, withBasePath } from '@/lib/routes/urls';

export const dynamic = 'force-static';

/** Legacy address of the sandbox portal, now the root (SPEC 2). */
export function GET() {
  return redirectPage(withBasePath(urls.home));
}
