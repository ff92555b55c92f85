import { readWorkflows } from '@/lib/content/read-content';
import { buildPostmanCollection } from '@/lib/pages/workflows/postman-collection';
import { readWorkflow } from '@/lib/pages/workflows/workflow-view';
import type { RouteParams } from '../../../../route-params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return readWorkflows().map(({ name }) => ({ workflow: name }));
}

/** The workflow as a Postman collection. */
export async function GET(_request: Request, { params }: RouteParams<'workflow'>) {
  return Response.json(buildPostmanCollection(readWorkflow((await params).workflow)));
}
