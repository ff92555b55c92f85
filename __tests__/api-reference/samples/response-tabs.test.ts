import { listTabResponses } from '@/components/api-reference/samples/response-tabs';
import type { Response } from '@/lib/openapi/core/operation-types';

function respond(status: string): Response {
  const schema = { value: { type: 'string' }, pointer: '#', openRefs: [] };
  const content = [{ name: 'application/json', schema, examples: [] }];
  return { status, description: '', headers: [], content, links: [] };
}

const listStatuses = (statuses: readonly string[]) =>
  listTabResponses(statuses.map(respond)).map(({ status }) => status);

test('success comes first, then a declined payment, an invalid request, a conflict', () => {
  expect(listStatuses(['409', '402', '400', '200'])).toEqual(['200', '402', '400']);
  expect(listStatuses(['409', '402', '500'])).toEqual(['402', '409', '500']);
  expect(listStatuses(['409', '400'])).toEqual(['400', '409']);
});

test('within a kind the order is that of the document', () =>
  expect(listStatuses(['500', '201', '404', '200'])).toEqual(['201', '200', '500']));

test('a response without content has no tab', () =>
  expect(listTabResponses([{ ...respond('204'), content: [] }, respond('400')])).toHaveLength(1));
