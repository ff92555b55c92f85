import { buildChangesFile } from '@/lib/pages/changelog/changelog-files';

export const dynamic = 'force-static';

/** Every change of every release, for programs. */
export function GET() {
  return Response.json(buildChangesFile());
}
