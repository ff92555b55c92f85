import type { JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { getOperation, toApiOf, toIds } from '../core/support';

const elsewhere = { summary: 'A large one', externalValue: 'https://example.com/large.json' };

function readPost(operation: JsonObject) {
  return toApiOf({ '/a': { post: operation } });
}

function readMedia(examples: JsonObject) {
  const api = readPost({ requestBody: { content: { 'application/json': { examples } } } });
  const { requestBody, problems } = getOperation(api, 'post /a');
  return { media: requestBody?.content[0], problems };
}

test('an example keeps its description', () => {
  const { media } = readMedia({ one: { summary: 'S', description: 'D', value: { a: 1 } } });
  expect(media?.examples).toEqual([
    { name: 'one', summary: 'S', description: 'D', value: { a: 1 } },
  ]);
});

test('one whose value stands elsewhere has its address and is no value', () => {
  const { media, problems } = readMedia({ far: elsewhere, near: { value: 1 } });
  expect(media?.examples.map(({ name }) => name)).toEqual(['near']);
  expect(media?.externalExamples).toEqual([
    {
      name: 'far',
      summary: 'A large one',
      value: null,
      externalValue: 'https://example.com/large.json',
    },
  ]);
  expect(problems).toEqual([]);
});

test('a value and the address of its file are both kept (OpenAPI 3.2)', () => {
  const { media } = readMedia({ both: { dataValue: 1, externalValue: './1.json' } });
  expect(media?.examples).toMatchObject([{ name: 'both', value: 1 }]);
  expect(media?.externalExamples).toMatchObject([{ name: 'both', externalValue: './1.json' }]);
});

test('one with neither is a problem', () => {
  const { media, problems } = readMedia({ none: { summary: 'x' }, odd: { externalValue: 7 } });
  expect(media).toMatchObject({ examples: [] });
  expect(media).not.toHaveProperty('elsewhere');
  expect(toIds(problems)).toEqual(['example-without-value', 'example-without-value']);
});

test('a parameter is sent with the first value that the document holds', () => {
  const examples = { far: elsewhere, near: { value: 'b' } };
  const parameters = [{ name: 'q', in: 'query', required: true, examples, schema: {} }];
  const api = readPost({ parameters });
  const operation = getOperation(api, 'post /a');
  expect(operation.parameters[0]?.examples.map(({ name }) => name)).toEqual(['far', 'near']);
  expect(operation.parameters[0]?.example).toBe('b');
  expect(printCurl(buildRequest(api, operation))).toContain('?q=b');
});
