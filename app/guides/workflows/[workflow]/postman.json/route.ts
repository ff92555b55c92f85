import { readWorkflows } from '@/lib/content/read-content';
import { buildPostmanCollection } from '@/lib/pages/workflows/postman-collection';
import { readWorkflow } from '@/lib/pages/workflows/workflow-view';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return readWorkflows().map(({ name }) => ({ workflow: name }));
}

/** The workflow as a Postman collection. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/guides/workflows/[workflow]/postman.json'>,
) {
  return Response.json(buildPostmanCollection(readWorkflow((await params).workflow)));
}
