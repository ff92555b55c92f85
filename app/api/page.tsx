import { LivePage } from '@/components/api-reference/live/named-content';
import { ApiOverview } from '@/components/docs/pages/api-overview';
import { readApiOverview } from '@/lib/pages/api-overview';
import { buildMetadata } from '@/lib/pages/metadata';

export const metadata = buildMetadata(readApiOverview());

export default function ApiPage() {
  return (
    <LivePage>
      <ApiOverview view={readApiOverview()} />
    </LivePage>
  );
}
