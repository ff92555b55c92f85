import { buildEndsFeed } from '@/lib/pages/ends/ends-files';

export const dynamic = 'force-static';

/** Atom feed of what ends. */
export function GET() {
  return new Response(buildEndsFeed(), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
