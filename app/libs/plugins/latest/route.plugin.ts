import { redirectPage } from '@/lib/http/redirect-page';
import { urls, withBasePath } from '@/lib/routes/urls';

export const dynamic = 'force-static';

/** A download without a plugin leads to `/not-found/` (SPEC 2 "Plugin redirect page", 8). */
export function GET() {
  return redirectPage(withBasePath(urls.notFound));
}
