import { buildFeed } from '@/lib/pages/changelog/changelog-files';

export const dynamic = 'force-static';

/** Atom feed of the releases. */
export function GET() {
  return new Response(buildFeed(), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
