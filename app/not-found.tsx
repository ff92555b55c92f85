import { PathNotFound } from '@/components/not-found/path-not-found';
import { readSite } from '@/lib/content/read-site';
import { readInactivePluginUrls } from '@/lib/reference/plugin-view';

export const metadata = { title: 'Page not found' };

export default function NotFound() {
  return <PathNotFound inactive={readInactivePluginUrls()} email={readSite().email} />;
}
