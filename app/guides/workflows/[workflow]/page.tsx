import { WorkflowPage } from '@/components/docs/workflows/workflow-page';
import { readWorkflows } from '@/lib/content/read-content';
import { buildMetadata } from '@/lib/pages/metadata';
import { buildWorkflowView, readWorkflow } from '@/lib/pages/workflows/workflow-view';

export const dynamicParams = false;

export function generateStaticParams() {
  return readWorkflows().map(({ name }) => ({ workflow: name }));
}

export async function generateMetadata({ params }: PageProps<'/guides/workflows/[workflow]'>) {
  const view = buildWorkflowView(readWorkflow((await params).workflow));
  return buildMetadata({ ...view, title: `${view.title} workflow` });
}

export default async function Workflow({ params }: PageProps<'/guides/workflows/[workflow]'>) {
  return <WorkflowPage view={buildWorkflowView(readWorkflow((await params).workflow))} />;
}
