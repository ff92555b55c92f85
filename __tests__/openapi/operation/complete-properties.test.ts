import fc from 'fast-check';
import type { Json } from '@/lib/openapi/core/types';
import { resolveEntryOperation, resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { listNamedSchemes } from '@/lib/openapi/operation/resolve-security';
import { listTagDescriptions } from '@/lib/openapi/overview/tag-descriptions';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { toApi } from '../core/support';

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
    { $ref: '#/paths/~1a' },
    { $ref: '#/paths/~1a/post/callbacks' },
    { $ref: '#/nowhere' },
    { x: { $ref: '#/paths/~1a' } },
    { constructor: { post: {} }, toString: null },
    { card: '#/components/schemas/One', constructor: 'One', ach: 7 },
    { propertyName: '__proto__', mapping: { a: '#/components/schemas/One' } },
    { implicit: { authorizationUrl: 'javascript:alert(1)' }, 'x-a': null },
  ),
  fc.jsonValue({ maxDepth: 3 }).map((value): Json => JSON.parse(JSON.stringify(value))),
);

test('whatever stands where keywords belong, nothing throws and no script is linked to', () => {
  const parts = fc.record({ a: ODD, b: ODD, c: ODD, d: ODD, e: ODD, f: ODD });
  fc.assert(
    fc.property(parts, ({ a, b, c, d, e, f }) => {
      const post = {
        callbacks: { one: a },
        externalDocs: { url: b },
        security: [{ o: [] }],
        parameters: [{ name: 'p', in: 'query', style: c, examples: d, content: e }],
        responses: {
          200: { links: f, content: { j: { itemSchema: a } } },
          400: { links: { l: a } },
        },
        'x-stability': b,
        'x-addedInVersion': c,
      };
      const put = {
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
        externalDocs: a,
        tags: [
          { name: 'T', externalDocs: { url: b } },
          ...[c, { name: 'one', kind: d, parent: e }, { name: f, kind: 'badge' }],
        ],
        paths: {
          '/a': { post, additionalOperations: c, query: d },
          '/b': { summary: e, description: f, put },
        },
        components: {
          schemas: { One: { discriminator: d, externalDocs: e, enum: f, description: b } },
          securitySchemes: {
            o: { type: 'oauth2', flows: e, flow: f },
            p: { type: 'oauth2', flows: { implicit: a, password: b } },
            ...{ d, e },
          },
          x: { a: { $ref: '#/components/x/b', description: 'Between' }, b: c },
        },
      });
      for (const id of api.operations.keys()) {
        const operation = resolveOperation(api, id);
        // A web address, or one without a scheme and a host.
        expect(operation?.docs?.url ?? '').toMatch(/^(?:https?:|(?!\/\/)[^:]*$)/);
        expect(operation?.security.join() ?? '').not.toContain('javascript:');
        operation?.callbacks.forEach((one) =>
          expect(resolveEntryOperation(api, one.entry)).toBeDefined(),
        );
      }
      listTagDescriptions(api);
      listNamedSchemes(api);
      const one = { value: { $ref: '#/components/schemas/One' }, pointer: '#', openRefs: [] };
      getSchemaNode(api, one).variants.forEach(({ schema }) => getSchemaNode(api, schema));
    }),
  );
});
