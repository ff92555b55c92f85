import { readWorkflows } from '@/lib/content/read-content';
import { readWorkflowFile } from '@/lib/pages/workflows/workflow-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return readWorkflows().map(({ name }) => ({ workflow: name }));
}

/** The workflow for programs that run Arazzo files. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/guides/workflows/[workflow]/workflow.arazzo.yaml'>,
) {
  return new Response(readWorkflowFile((await params).workflow), {
    headers: { 'content-type': 'application/yaml; charset=utf-8' },
  });
}
