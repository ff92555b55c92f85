import { listWorkflowFiles, readWorkflowFile } from '@/lib/pages/workflows/list-workflow-files';
import type { RouteParams } from '../../../../route-params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return listWorkflowFiles();
}

/** A file of a workflow: for programs that run it, or one that it sends. */
export async function GET(_request: Request, { params }: RouteParams<'workflow' | 'file'>) {
  const { workflow, file } = await params;
  const { body, type } = readWorkflowFile(workflow, file);
  return new Response(body, { headers: { 'content-type': type } });
}
