import { readWorkflows } from '@/lib/content/read-content';
import { readWorkflowFile } from '@/lib/pages/workflows/workflow-file';
import type { RouteParams } from '../../../../route-params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return readWorkflows().map(({ name }) => ({ workflow: name }));
}

/** The workflow for programs that run Arazzo files. */
export async function GET(_request: Request, { params }: RouteParams<'workflow'>) {
  return new Response(readWorkflowFile((await params).workflow), {
    headers: { 'content-type': 'application/yaml; charset=utf-8' },
  });
}
