/** @jest-environment node */
import fc from 'fast-check';
import type { Json } from '@/lib/openapi/core/types';
import { resolveEntryOperation, resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { listNamedSchemes } from '@/lib/openapi/operation/security';
import { listTagDescriptions } from '@/lib/openapi/overview/tag-descriptions';
import { getOperation, toApi, toApiOf } from './support';

const ODD: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    0,
    '',
    'one',
    [],
    {},
    ['one', 'one'],
    { $ref: '#/components/x/a', summary: 'Own', description: 7 },
    { $ref: '#/components/x/b' },
    { url: '{x}', variables: { x: null } },
    { externalValue: 'javascript:alert(1)' },
    { scopes: { __proto__: null, constructor: 'x' } },
    { '#/components/securitySchemes/o': ['constructor'], '#': [], '#/': [] },
  ),
  fc.jsonValue({ maxDepth: 3 }).map((value): Json => JSON.parse(JSON.stringify(value))),
);

test('whatever stands where the quieter keywords belong, nothing throws', () => {
  const parts = fc.record({ a: ODD, b: ODD, c: ODD, d: ODD, e: ODD, f: ODD });
  fc.assert(
    fc.property(parts, ({ a, b, c, d, e, f }) => {
      const post = {
        tags: a,
        servers: [b, { url: '/', name: c }],
        security: [d, { o: e }],
        requestBody: f,
        parameters: [a, { name: 'p', in: 'query', examples: { one: b } }],
        responses: { 200: c, 400: { links: { l: { server: d } }, headers: { H: e } } },
        callbacks: { one: { x: { summary: f, description: a, post: { security: [b] } } } },
      };
      const api = toApi({
        openapi: '3.2.0',
        info: { summary: a, license: b },
        tags: [c, { name: 'one', kind: d, parent: e }, { name: f, kind: 'badge' }],
        paths: { '/a': { summary: e, description: f, post } },
        components: {
          securitySchemes: { o: { type: 'oauth2', flows: { implicit: a, password: b } }, d, e },
          x: { a: { $ref: '#/components/x/b', description: 'Between' }, b: c },
        },
      });
      for (const id of api.operations.keys())
        resolveOperation(api, id)?.callbacks.forEach(({ entry }) =>
          resolveEntryOperation(api, entry),
        );
      listTagDescriptions(api);
      listNamedSchemes(api);
    }),
  );
});

test('one large component is not copied for each of many references with words: its own stand', () => {
  const large = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`x-${index}`, 1]));
  const ref = { $ref: '#/components/responses/R', description: 'Own' };
  const responses = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, index) => [`${index}`, ref]),
  );
  const components = { responses: { R: { description: 'Theirs', ...large } } };
  const api = toApiOf({ '/a': { get: { responses } } }, {}, { components });
  const read = getOperation(api, 'get /a').responses;
  expect(read).toHaveLength(5_000);
  expect(new Set(read.map(({ description }) => description))).toEqual(new Set(['Theirs']));
});
