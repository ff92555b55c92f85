import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { createMockApi } from '@/lib/sandbox/respond/mock-api';
import type { ApiResponse } from '@/lib/sandbox/respond/select-response';
import { sampleData } from './sample-data';

/** A response with a JSON example. */
export const done = (example: Json = { ok: true }): JsonObject => ({
  description: 'x',
  content: { 'application/json': { example } },
});

/** Creates a function that sends requests to an API with these paths. */
export function createAsk(paths: JsonObject, others: JsonObject = {}) {
  const info = { title: 'Sample', version: '1' };
  const api = indexApi({ openapi: '3.1.0', info, paths, ...others });
  const { respond } = createMockApi(api, sampleData);
  return async (
    method: string,
    address: string,
    headers: Readonly<Record<string, string>> = {},
    body = '',
  ): Promise<ApiResponse> => {
    const [path = '', query = ''] = address.split('?');
    const sent = { headers, body: Buffer.from(body) };
    const { response } = await respond({
      method,
      path,
      query: new URLSearchParams(query),
      ...sent,
    });
    return response;
  };
}
