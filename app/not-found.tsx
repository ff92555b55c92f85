import { LazyNotFound } from '@/components/not-found/lazy-not-found';
import { readSite } from '@/lib/content/read-content';
import { readInactivePluginUrls } from '@/lib/pages/plugin-view';

export const metadata = { title: 'Page not found' };

export default function NotFound() {
  return <LazyNotFound inactive={readInactivePluginUrls()} email={readSite().email} />;
}
