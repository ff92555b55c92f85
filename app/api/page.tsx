import { ApiOverview } from '@/components/api-browser/document/api-overview';
import { LivePage } from '@/components/api-browser/live/named-content';
import { readApiOverview } from '@/lib/reference/api-overview';
import { buildMetadata } from '@/lib/reference/metadata';

export const metadata = buildMetadata(readApiOverview());

export default function ApiPage() {
  return (
    <LivePage>
      <ApiOverview view={readApiOverview()} />
    </LivePage>
  );
}
