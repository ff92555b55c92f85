import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { readApiDocument } from '@/lib/content/read-api-document';
import { buildEventFiles } from '@/lib/kit/build/reference/build-event-files';
import { getAtPointer, isContainer, isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { anyTitle } from '../../../support/any-title';
import { describeShipped } from '../../../support/shipped-tests';

/** All references of JSON. */
function listRefs(value: Json): readonly string[] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, one]: readonly [string, Json]) =>
    key === '$ref' && typeof one === 'string' ? [one] : listRefs(one),
  );
}

/** What is wrong with the structure of an AsyncAPI 3 document and of the schemas that it refers to. */
function listMistakes(document: JsonObject, folder: string): readonly string[] {
  const files = buildEventFiles(document, folder);
  if (!files) return ['no events'];
  const { asyncApi, schemas } = files;
  const mistakes: string[] = [];
  for (const ref of listRefs(asyncApi)) {
    const name = ref.startsWith('#') ? '' : ref.replace(`./${folder}/`, '');
    const target = name === '' ? getAtPointer(asyncApi, ref) : schemas.get(name);
    if (target === undefined) mistakes.push(`${ref} leads nowhere`);
  }
  const messages = getAtPointer(asyncApi, '#/components/messages');
  for (const [key, message] of Object.entries(isObject(messages) ? messages : {})) {
    if (!/^[\w.-]+$/.test(key)) mistakes.push(`${key} is no key`);
    const schema = schemas.get(`${key}.schema.json`);
    const ajv = new Ajv2020({ strict: false });
    addFormats(ajv);
    const validate = ajv.compile(schema ?? false);
    const examples = isObject(message) ? message['examples'] : [];
    for (const example of Array.isArray(examples) ? examples : [])
      if (!validate(example.payload)) mistakes.push(`${key}: ${ajv.errorsText(validate.errors)}`);
  }
  return mistakes;
}

const read = (name: string): JsonObject =>
  JSON.parse(readFileSync(`__tests__/fixtures/openapi/${name}`, 'utf8'));

const EVENT = {
  type: 'object',
  properties: { $ref: { type: 'string' }, node: { $ref: '#/components/schemas/Node' } },
  required: ['node'],
  default: { $ref: '#/nowhere' },
};

const DOCUMENT: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '2.1.0', description: 'Sells.' },
  webhooks: {
    'order paid': { $ref: '#/components/pathItems/Paid' },
    ping: { post: { responses: {} } },
  },
  components: {
    pathItems: {
      Paid: {
        post: {
          summary: 'Order paid',
          description: 'Somebody paid.',
          parameters: [{ $ref: '#/components/parameters/Signature' }, { in: 'query', name: 'q' }],
          requestBody: {
            content: {
              'text/plain': { schema: { type: 'string' } },
              'application/json': {
                schema: EVENT,
                examples: { first: { value: { node: { next: { next: null } } } } },
              },
            },
          },
        },
      },
    },
    parameters: { Signature: { in: 'header', name: 'x-signature', description: 'Proof.' } },
    schemas: {
      Node: {
        type: ['object', 'null'],
        properties: { next: { $ref: '#/components/schemas/Node' } },
      },
      Unused: { type: 'string' },
    },
  },
};

test('describes each webhook as a message that the provider sends', () => {
  expect(listMistakes(DOCUMENT, 'shop')).toEqual([]);
  expect(buildEventFiles(DOCUMENT, 'shop')?.asyncApi).toEqual({
    asyncapi: '3.0.0',
    info: { title: 'Shop', version: '2.1.0', description: 'Sells.' },
    defaultContentType: 'application/json',
    channels: {
      webhooks: {
        address: null,
        messages: { 'order-paid': { $ref: '#/components/messages/order-paid' } },
      },
    },
    operations: {
      'order-paid': {
        action: 'send',
        title: 'Order paid',
        channel: { $ref: '#/channels/webhooks' },
        messages: [{ $ref: '#/channels/webhooks/messages/order-paid' }],
      },
    },
    components: {
      messages: {
        'order-paid': {
          name: 'order paid',
          title: 'Order paid',
          contentType: 'application/json',
          description: 'Somebody paid.',
          headers: {
            type: 'object',
            properties: { 'x-signature': { type: 'string', description: 'Proof.' } },
          },
          payload: {
            schemaFormat: 'application/schema+json;version=2020-12',
            schema: { $ref: './shop/order-paid.schema.json' },
          },
          examples: [{ name: 'first', payload: { node: { next: { next: null } } } }],
        },
      },
    },
  });
});

test('copies what a schema refers to, once, and nothing else', () => {
  const schema = buildEventFiles(DOCUMENT, 'shop')?.schemas.get('order-paid.schema.json');
  expect(schema).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Order paid',
    description: 'Somebody paid.',
    type: 'object',
    properties: { $ref: { type: 'string' }, node: { $ref: '#/$defs/Node' } },
    required: ['node'],
    default: { $ref: '#/nowhere' },
    $defs: {
      Node: { type: ['object', 'null'], properties: { next: { $ref: '#/$defs/Node' } } },
    },
  });
});

test('refuses what the schema of an event refuses', () => {
  const schema = buildEventFiles(DOCUMENT, 'shop')?.schemas.get('order-paid.schema.json');
  expect(new Ajv2020({ strict: false }).compile(schema ?? true)({ node: { next: 1 } })).toBe(false);
});

test('describes nothing of a document without events, or whose schemas are no JSON Schema', () => {
  expect(buildEventFiles({ ...DOCUMENT, webhooks: {} }, 'shop')).toBeUndefined();
  expect(buildEventFiles({ ...DOCUMENT, openapi: '3.0.3' }, 'shop')).toBeUndefined();
});

test('names the files of events of any name so that a disk takes them, each another', () => {
  const event = {
    post: { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } },
  };
  const name = anyTitle().filter((one) => one !== '__proto__');
  const names = fc.uniqueArray(name, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(names, (all) => {
      const webhooks = Object.fromEntries(all.map((one) => [one, event]));
      const schemas = buildEventFiles({ ...DOCUMENT, webhooks }, 'shop')?.schemas;
      expect(schemas?.size).toBe(all.length);
      for (const file of schemas?.keys() ?? []) expect(file).toMatch(/^[\w.-]{1,120}$/);
    }),
  );
});

test('describes a document of others', () => {
  expect(listMistakes(read('variants-examples-webhooks-3.1.json'), 'others')).toEqual([]);
});

describeShipped('the shipped events', () => {
  test('have a schema each, which every example keeps', () => {
    const document: JsonObject = JSON.parse(readApiDocument('platform'));
    expect(listMistakes(document, 'platform')).toEqual([]);
    const files = buildEventFiles(document, 'platform');
    expect(files?.schemas.size).toBe(Object.keys(document['webhooks'] ?? {}).length);
  });
});
