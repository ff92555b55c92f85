import { LazyNotFound } from '@/components/not-found/late-not-found';
import { readSite } from '@/lib/content/read-content';
import { readInactivePluginUrls } from '@/lib/reference/plugin-view';

export const metadata = { title: 'Page not found' };

export default function NotFound() {
  return <LazyNotFound inactive={readInactivePluginUrls()} email={readSite().email} />;
}
