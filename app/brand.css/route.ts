import { readSite } from '@/lib/content/read-content';
import { readableColour } from '@/lib/theme/readable-colour';

export const dynamic = 'force-static';

/**
 * The two brand colours of content/site.json as tokens. Text stands on the first, and links take it: it is darkened
 * or lightened where that would be hard to read. A file, because the policy allows no inline style.
 */
export function GET() {
  const { primary, secondary } = readSite().theme;
  const rule = `:root{--brand:${readableColour(primary)};--brand-2:${secondary}}\n`;
  return new Response(rule, {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
}
