import { PathNotFound } from '@/components/not-found/path-not-found';
import { readPlugins } from '@/lib/content/read-plugins';
import { readSite } from '@/lib/content/read-site';

export const metadata = { title: 'Page not found' };

export default function NotFound() {
  const inactive = readPlugins().filter(({ active }) => !active);
  return <PathNotFound inactive={inactive.map(({ url }) => url)} email={readSite().email} />;
}
