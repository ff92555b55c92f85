import { readSite } from '@/lib/content/read-site';

export const dynamic = 'force-static';

/** The two brand colours of content/site.json as tokens. A file, because the policy allows no inline style. */
export function GET() {
  const { primary, secondary } = readSite().theme;
  return new Response(`:root{--brand:${primary};--brand-2:${secondary}}\n`, {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
}
