import type { Json, JsonObject } from '@/lib/openapi/core/types';
import {
  type BodyForms,
  createFormAnchors,
  getBodyForms,
} from '@/lib/openapi/schema-view/get-body-forms';
import { toApiOf } from '../core/support';

const text: JsonObject = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (names: readonly string[], rest: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
  ...rest,
});

function getForms(value: Json, schemas: JsonObject = {}): BodyForms | undefined {
  return getBodyForms(toApiOf({}, schemas), { value, pointer: '#/test', openRefs: [] });
}

const listFields = (body: BodyForms | undefined) =>
  body?.forms.map(({ node }) =>
    node.fields.map(({ name, required }) => name + (required ? '*' : '')),
  );

const CARD: JsonObject = { title: 'Keyed card', required: ['number'] };
const TOKEN: JsonObject = { title: 'Token', required: ['token'] };
const body = (kind: string, forms: readonly Json[], rest: JsonObject = {}): JsonObject =>
  object(['amount', 'number', 'token', 'expiry'], { required: ['amount'], [kind]: forms, ...rest });

test('forms of oneOf share the fields that none of them has of its own', () => {
  const found = getForms(body('oneOf', [CARD, TOKEN]));
  expect(listFields(found)).toEqual([['number*'], ['token*']]);
  expect(found?.rest.fields.map(({ name }) => name)).toEqual(['amount', 'expiry']);
  expect(found?.rest.variants).toEqual([]);
});

test('forms are called by their title, else by their component in words', () => {
  const schemas = { KeyedCard: CARD, APIKey: object(['key']), swiped_card: object(['swipe']) };
  const found = getForms({ oneOf: Object.keys(schemas).map(ref) }, schemas);
  expect(found?.forms.map(({ label }) => label)).toEqual(['Keyed card', 'API key', 'Swiped card']);
  expect(found?.forms.map(({ name }) => name)).toEqual(['keyed-card', 'api-key', 'swiped-card']);
});

test('equal titles have names of their own in addresses', () => {
  const found = getForms(body('oneOf', [CARD, { ...TOKEN, title: 'Keyed card' }]));
  expect(found?.forms.map(({ name }) => name)).toEqual(['with-number', 'with-token']);
  const same = getForms(body('oneOf', [CARD, CARD]));
  expect(same?.forms.map(({ name }) => name)).toEqual(['keyed-card', 'keyed-card-2']);
});

test.each<[string, Json, boolean]>([
  ['oneOf', body('oneOf', [CARD, TOKEN]), true],
  ['anyOf whose forms may be sent together', body('anyOf', [CARD, TOKEN]), false],
  [
    'anyOf with `not`',
    body('anyOf', [CARD, { ...TOKEN, not: { anyOf: [{ required: ['number'] }] } }]),
    true,
  ],
  [
    'anyOf with `false`',
    body('anyOf', [CARD, { ...TOKEN, properties: { number: false, token: text } }]),
    true,
  ],
  [
    'anyOf of closed forms',
    {
      anyOf: ['a', 'b'].map((name) =>
        object([name], { required: [name], additionalProperties: false }),
      ),
    },
    true,
  ],
  [
    'anyOf with fixed values of a discriminator',
    {
      anyOf: ['a', 'b'].map((kind) => ({
        ...object([kind]),
        properties: { kind: { const: kind }, [kind]: text },
      })),
      discriminator: { propertyName: 'kind' },
    },
    true,
  ],
  ['values that are no objects', { oneOf: [text, object(['a'])] }, false],
  ['a single form', { oneOf: [object(['a'])] }, false],
  ['more forms than a choice has', { oneOf: Array.from({ length: 25 }, () => TOKEN) }, false],
  ['`not` alone', object(['a'], { not: { required: ['a'] } }), false],
])('%s: is there a choice? %#', (_, value, isChoice) => {
  expect(getForms(value) !== undefined).toBe(isChoice);
});

test('a field of another form stays where names keep the two apart already', () => {
  const customer = { required: ['customer'], properties: { number: false, token: false } };
  const value = object(['number', 'token', 'customer'], { oneOf: [CARD, TOKEN, customer] });
  expect(listFields(getForms(value))).toEqual([
    ['number*', 'customer'],
    ['token*', 'customer'],
    ['customer*'],
  ]);
});

test('a derived schema has what its base lacks', () => {
  const schemas: JsonObject = {
    Pet: {
      ...object(['kind', 'name']),
      discriminator: {
        propertyName: 'kind',
        mapping: { cat: ref('Cat').$ref, dog: ref('Dog').$ref },
      },
    },
    Cat: { allOf: [ref('Pet'), object(['lives'])] },
    Dog: { allOf: [ref('Pet'), object(['bark'])] },
  };
  const found = getForms(ref('Pet'), schemas);
  expect(listFields(found)).toEqual([['lives'], ['bark']]);
  expect(found?.rest.fields.map(({ name }) => name)).toEqual(['kind', 'name']);
});

test('further choices stay below', () => {
  const more = { anyOf: [{ required: ['amount'] }, { required: ['expiry'] }] };
  const found = getForms({ allOf: [body('oneOf', [CARD, TOKEN]), more] });
  expect(found?.rest.variants.map(({ kind }) => kind)).toEqual(['anyOf', 'anyOf']);
});

test('`additionalProperties: true` of a form says nothing; a schema for other names does', () => {
  const found = getForms({
    oneOf: [true, text].map((additionalProperties) => object(['a'], { additionalProperties })),
  });
  expect(found?.forms.map(({ node }) => node.additional?.value)).toEqual([undefined, text]);
});

test('a field of the body keeps its anchor in the first form that has it', () => {
  const forms = [
    { required: ['number'], properties: { expiry: text } },
    { required: ['token'], properties: { expiry: text, pin: text } },
  ];
  const found = getForms(body('oneOf', forms));
  const anchors = found && [0, 1].map((index) => createFormAnchors('body', found, index));
  expect(anchors?.map(({ getAnchor }) => ['expiry', 'pin'].map(getAnchor))).toEqual([
    ['body.expiry', 'body.(1).pin'],
    ['body.(2).expiry', 'body.(2).pin'],
  ]);
});
