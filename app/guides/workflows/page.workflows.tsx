import { SectionPage } from '@/components/docs/pages/section-page';
import { buildMetadata } from '@/lib/pages/metadata';
import { readWorkflowsView } from '@/lib/pages/section-view';

export const metadata = buildMetadata(readWorkflowsView());

export default function WorkflowsPage() {
  return <SectionPage view={readWorkflowsView()} />;
}
