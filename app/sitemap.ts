import type { MetadataRoute } from 'next';
import { readSite } from '@/lib/content/read-site';
import { readPageDate } from '@/lib/pages/reading/page-files';
import { readSitemapPaths } from '@/lib/pages/sitemap-paths';
import { withBasePath } from '@/lib/routes/urls';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return readSitemapPaths().map((address) => {
    const lastModified = readPageDate(address);
    return {
      url: `${readSite().url}${withBasePath(address)}`,
      ...(lastModified !== undefined && { lastModified }),
    };
  });
}
