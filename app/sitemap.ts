import type { MetadataRoute } from 'next';
import { readSite } from '@/lib/content/read-site';
import { readPageDate } from '@/lib/pages/reading/page-files';
import { getCanonicalPath } from '@/lib/pages/reading/page-languages';
import { readSitemapPaths } from '@/lib/pages/sitemap-paths';
import { withBasePath } from '@/lib/routes/urls';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  // A page whose text is in the first language is in the sitemap of that.
  const own = readSitemapPaths().filter((path) => getCanonicalPath(path) === withBasePath(path));
  return own.map((address) => {
    const lastModified = readPageDate(address);
    return {
      url: `${readSite().url}${withBasePath(address)}`,
      ...(lastModified !== undefined && { lastModified }),
    };
  });
}
