import { workflowTitle } from '@/.generated/words/docs/workflows';
import { WorkflowPage } from '@/components/docs/workflows/workflow-page';
import { readWorkflows } from '@/lib/content/read-workflows';
import { buildMetadata } from '@/lib/pages/metadata';
import { buildWorkflowView, readWorkflow } from '@/lib/pages/workflows/workflow-view';
import type { RouteParams } from '../../../route-params';

export const dynamicParams = false;

export function generateStaticParams() {
  return readWorkflows().map(({ name }) => ({ workflow: name }));
}

export async function generateMetadata({ params }: RouteParams<'workflow'>) {
  const view = buildWorkflowView(readWorkflow((await params).workflow));
  return buildMetadata({ ...view, title: workflowTitle(view.title) });
}

export default async function Workflow({ params }: RouteParams<'workflow'>) {
  return <WorkflowPage view={buildWorkflowView(readWorkflow((await params).workflow))} />;
}
