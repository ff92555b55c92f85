import type { JsonObject } from '@/lib/openapi/core/types';
import { getOperation, toApiOf } from '../core/support';

const components: JsonObject = {
  parameters: { Q: { name: 'q', in: 'query', description: 'theirs', schema: {} } },
  headers: { H: { description: 'theirs', schema: {} } },
  examples: { E: { summary: 'theirs', description: 'theirs', value: 1 } },
  requestBodies: { B: { description: 'theirs', content: {} } },
  links: { L: { description: 'theirs', operationId: 'get' } },
  responses: {
    R: { description: 'theirs' },
    Again: { $ref: '#/components/responses/R', description: 'between' },
  },
};

const own = (kind: string, name: string, rest: JsonObject = {}): JsonObject => ({
  $ref: `#/components/${kind}/${name}`,
  description: 'own',
  ...rest,
});

function read(operation: JsonObject) {
  return getOperation(
    toApiOf({ '/a': { get: { operationId: 'get', ...operation } } }, {}, { components }),
    'get /a',
  );
}

test('the description beside a reference replaces the one it leads to', () => {
  const { parameters, requestBody, responses, problems } = read({
    parameters: [own('parameters', 'Q')],
    requestBody: own('requestBodies', 'B'),
    responses: {
      200: {
        description: '',
        headers: { 'X-H': own('headers', 'H') },
        links: { next: own('links', 'L') },
        content: {
          'text/plain': { examples: { e: own('examples', 'E', { summary: 'own too' }) } },
        },
      },
      404: own('responses', 'R'),
    },
  });
  const [ok, gone] = responses;
  expect(parameters[0]).toMatchObject({ description: 'own', schema: { description: 'own' } });
  expect(requestBody?.description).toBe('own');
  expect(ok?.headers[0]?.description).toBe('own');
  expect(ok?.links[0]?.description).toBe('own');
  expect(ok?.content[0]?.examples).toMatchObject([{ summary: 'own too', description: 'own' }]);
  expect(gone?.description).toBe('own');
  expect(problems).toEqual([]);
});

test('of a chain of references the first one speaks; one that says nothing changes nothing', () => {
  const { responses } = read({
    responses: {
      400: own('responses', 'Again'),
      401: { $ref: '#/components/responses/Again' },
      402: { $ref: '#/components/responses/R', description: 7 },
      403: { $ref: '#/components/responses/R' },
    },
  });
  expect(responses.map((one) => one.description)).toEqual(['own', 'between', 'theirs', 'theirs']);
});
