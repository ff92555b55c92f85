import type { MetadataRoute } from 'next';
import { readSite } from '@/lib/content/read-content';
import { withBasePath } from '@/lib/routes/urls';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${readSite().url}${withBasePath('/sitemap.xml')}`,
  };
}
