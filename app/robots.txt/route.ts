import { readLanguages } from '@/lib/content/read-languages';
import { readSite } from '@/lib/content/read-site';
import { getLanguageRoot } from '@/lib/pages/reading/page-languages';

export const dynamic = 'force-static';

/** `robots.txt`, with what crawlers may do with the pages (https://contentsignals.org). */
export function GET() {
  const { url, contentSignals } = readSite();
  const signals = Object.entries(contentSignals).map(([use, value]) => `${use}=${value}`);
  const lines = [
    'User-Agent: *',
    ...(signals.length > 0 ? [`Content-Signal: ${signals.join(', ')}`] : []),
    'Allow: /',
    '',
    ...readLanguages().all.map((one) => `Sitemap: ${url}${getLanguageRoot(one)}/sitemap.xml`),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain' } });
}
