import { isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { isAtMost } from '../../support/work';
import { getOperation, toApiOf } from '../core/support';

const LIST = '<ul><li>AB = one</li><li>CD = two</li></ul>';
const KINDS = `The kind. Possible values: ${LIST}`;
const DEFAULT = 'The kind. <b>Default:</b> CD';

/** The same schema as a parameter, and as a field of a body: what both send. */
function sends(schema: JsonObject, schemas: JsonObject = {}) {
  const operation: JsonObject = {
    parameters: [{ name: 'kind', in: 'query', required: true, schema }],
    requestBody: {
      content: {
        'application/json': { schema: { properties: { kind: schema }, required: ['kind'] } },
      },
    },
  };
  const api = toApiOf({ '/x': { post: operation } }, schemas);
  const [id = ''] = api.operations.keys();
  const { url, body } = buildRequest(api, getOperation(api, id));
  const value = body?.kind === 'json' && isObject(body.value) ? body.value.kind : undefined;
  return { query: new URL(url).searchParams.getAll('kind'), body: value };
}

describe('a value that only the description tells', () => {
  test.each<[string, JsonObject, readonly string[], Json]>([
    ['the first that it lists', { type: 'string', description: KINDS }, ['AB'], 'AB'],
    ['of no type', { description: KINDS }, ['AB'], 'AB'],
    ['its default', { type: 'string', description: DEFAULT }, ['CD'], 'CD'],
    ['its default before its list', { type: 'string', description: DEFAULT + LIST }, ['CD'], 'CD'],
    [
      'as a number',
      {
        type: 'integer',
        description: 'Possible values: <ul><li>7 = a</li><li>8 = b</li></ul>',
      },
      ['7'],
      7,
    ],
    [
      'its default, of the values that the schema allows',
      { type: 'string', enum: ['AB', 'CD'], description: DEFAULT },
      ['CD'],
      'CD',
    ],
    ['as an item of a list', { type: 'array', description: KINDS }, ['AB'], ['AB']],
    [
      'as an item that may be a text',
      { type: 'array', items: { type: 'string' }, description: KINDS },
      ['AB'],
      ['AB'],
    ],
    [
      'of the items of a list',
      { type: 'array', items: { type: 'string', description: KINDS } },
      ['AB'],
      ['AB'],
    ],
    [
      'that its pattern allows',
      { type: 'string', pattern: '^[A-Z]{2}$', description: KINDS },
      ['AB'],
      'AB',
    ],
  ])('is sent by a parameter and by a body: %s', (_, schema, query, body) => {
    expect(sends(schema)).toEqual({ query, body });
  });

  test.each<[string, JsonObject, Json]>([
    ['its example', { type: 'string', example: 'XY', description: KINDS }, 'XY'],
    ['its own default', { type: 'string', default: 'XY', description: DEFAULT }, 'XY'],
    ['the values it allows', { type: 'string', enum: ['XY', 'AB'], description: KINDS }, 'XY'],
    ['its constant', { const: 'XY', description: DEFAULT }, 'XY'],
    [
      'what its items allow',
      { type: 'array', items: { type: 'string', enum: ['XY'] }, description: KINDS },
      ['XY'],
    ],
  ])('stands behind what the schema says itself: %s', (_, schema, body) => {
    expect(sends(schema)).toEqual({ query: [body].flat(), body });
  });

  test.each<[string, JsonObject]>([
    ['a list of which one', { type: 'string', pattern: '^AB$', description: KINDS }],
    ['a list', { type: 'string', pattern: '^\\d+$', description: KINDS }],
    ['a default', { type: 'string', pattern: '^\\d+$', description: DEFAULT }],
    ['a default', { allOf: [{ type: 'string', pattern: '^\\d+$' }, { description: DEFAULT }] }],
  ])('is sent by neither where the pattern of the schema refuses it: %s', (_, schema) => {
    const { query, body } = sends(schema);
    const [sent] = query;
    // What a pattern of one text allows is that text.
    const others = schema.pattern === '^AB$' ? ['CD'] : ['AB', 'CD'];
    expect(others).not.toContain(sent);
    expect(others).not.toContain(body);
  });

  test('is sent where its pattern would take years to ask', () => {
    const long = `Possible values: <ul><li>${'A'.repeat(38)} = a</li><li>B = b</li></ul>`;
    const schema = { type: 'string', pattern: '^(?:A+)+$', description: long };
    expect(sends(schema).body).toBe('A'.repeat(38));
  });

  test('makes each of several items another one', () => {
    const schema: JsonObject = {
      type: 'array',
      minItems: 2,
      uniqueItems: true,
      items: { type: 'string', description: KINDS },
    };
    expect(sends(schema).body).toEqual(['AB', 'CD']);
  });

  test('is none of an object, nor of a choice of objects', () => {
    const form = { type: 'object', properties: { a: { type: 'integer' } } };
    expect(sends({ ...form, description: KINDS }).body).toEqual({ a: 1 });
    expect(sends({ oneOf: [form, form], description: KINDS }).body).toEqual({ a: 1 });
  });

  test('takes no longer to read where thousands of fields share a long description', () => {
    const toWork = (description: string) => {
      const properties = Object.fromEntries(
        Array.from({ length: 2_000 }, (_, at) => [`p${at}`, { $ref: '#/components/schemas/Long' }]),
      );
      const api = toApiOf({}, { Long: { type: 'string', description } });
      return () => void buildSample(api, { value: { properties }, pointer: '#', openRefs: [] });
    };
    expect(isAtMost(10, toWork(KINDS), toWork(`${'word '.repeat(200_000)}${KINDS}`))).toBe(true);
  });
});
