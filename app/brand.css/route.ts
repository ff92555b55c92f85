import { readSite } from '@/lib/content/read-site';
import { readableColour } from '@/lib/theme/readable-colour';

export const dynamic = 'force-static';

/**
 * The two brand colours of content/site.json as tokens, the first made readable, because text is on
 * it and links have it. A file, because the Content Security Policy allows no inline style.
 */
export function GET() {
  const { primary, secondary } = readSite().theme;
  const rule = `:root{--brand:${readableColour(primary)};--brand-2:${secondary}}\n`;
  return new Response(rule, {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
}
