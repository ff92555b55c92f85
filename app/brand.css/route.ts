import { printBrandCss } from '@/lib/content/brand/print-brand-css';
import { readDrawings, readLogo, readSite, readTheme } from '@/lib/content/read-site';

export const dynamic = 'force-static';

/** The brand of content. A file, because the Content Security Policy allows no inline style. */
export function GET() {
  const drawings = [readLogo().logo, ...readDrawings().values()];
  const hasDark = drawings.some((one) => one?.hasDark);
  return new Response(printBrandCss(readSite(), hasDark, readTheme()), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
}
