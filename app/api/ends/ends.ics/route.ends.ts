import { buildEndsCalendar } from '@/lib/pages/ends/ends-files';

export const dynamic = 'force-static';

/** Calendar of what ends. */
export function GET() {
  return new Response(buildEndsCalendar(), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}
