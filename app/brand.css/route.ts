import { printBrandCss } from '@/lib/content/brand/print-brand-css';
import { readLogo, readSite, readTheme } from '@/lib/content/read-site';

export const dynamic = 'force-static';

/** The brand of content. A file, because the Content Security Policy allows no inline style. */
export function GET() {
  return new Response(printBrandCss(readSite(), readLogo().logo, readTheme()), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
}
