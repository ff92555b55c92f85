import type { JsonObject } from '@/lib/openapi/core/types';
import { compare, document, holding, json, lines, received, sent } from './support';

/** A field before and after, with what it means to senders and to readers. */
const FIELDS: readonly (readonly [
  title: string,
  before: JsonObject,
  after: JsonObject,
  request: readonly string[],
  response: readonly string[],
])[] = [
  [
    'a new value of an enum breaks readers',
    { enum: ['a'] },
    { enum: ['a', 'b'] },
    ['value-added [compatible] post /pay body.x:  > "b"'],
    ['value-added [readers] post /pay response.200.x:  > "b"'],
  ],
  [
    'a value that is no longer allowed breaks senders',
    { enum: ['a', 'b'] },
    { enum: ['a'] },
    ['value-removed [senders] post /pay body.x: "b" > '],
    ['value-removed [compatible] post /pay response.200.x: "b" > '],
  ],
  [
    'a first enum is a narrower limit',
    { type: 'string' },
    { type: 'string', enum: ['a'] },
    ['limit-narrowed [senders] post /pay body.x:  > "a"'],
    ['limit-narrowed [compatible] post /pay response.200.x:  > "a"'],
  ],
  [
    'one more type is wider',
    { type: 'integer' },
    { type: ['integer', 'null'] },
    ['type-changed [compatible] post /pay body.x: integer > integer or null'],
    ['type-changed [readers] post /pay response.200.x: integer > integer or null'],
  ],
  [
    'a number includes an integer',
    { type: 'number' },
    { type: 'integer' },
    ['type-changed [senders] post /pay body.x: number > integer'],
    ['type-changed [compatible] post /pay response.200.x: number > integer'],
  ],
  [
    'another type breaks both',
    { type: 'string' },
    { type: 'integer' },
    ['type-changed [senders] post /pay body.x: string > integer'],
    ['type-changed [readers] post /pay response.200.x: string > integer'],
  ],
  [
    'another format breaks both',
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date-time' },
    ['format-changed [senders] post /pay body.x: date > date-time'],
    ['format-changed [readers] post /pay response.200.x: date > date-time'],
  ],
  [
    'a first pattern breaks senders',
    { type: 'string' },
    { type: 'string', pattern: '^a$' },
    ['pattern-changed [senders] post /pay body.x:  > ^a$'],
    ['pattern-changed [compatible] post /pay response.200.x:  > ^a$'],
  ],
  [
    'a shorter text breaks senders, a longer one readers',
    { type: 'string', minLength: 1, maxLength: 5 },
    { type: 'string', maxLength: 4 },
    [
      'limit-widened [compatible] post /pay body.x: at least 1 character > ',
      'limit-narrowed [senders] post /pay body.x: at most 5 characters > at most 4 characters',
    ],
    [
      'limit-widened [readers] post /pay response.200.x: at least 1 character > ',
      'limit-narrowed [compatible] post /pay response.200.x: at most 5 characters > at most 4 characters',
    ],
  ],
  [
    'a bound that became exclusive is narrower',
    { type: 'number', minimum: 0 },
    { type: 'number', exclusiveMinimum: 0 },
    ['limit-narrowed [senders] post /pay body.x: at least 0 > more than 0'],
    ['limit-narrowed [compatible] post /pay response.200.x: at least 0 > more than 0'],
  ],
  [
    'another default changes requests that leave the value out',
    { type: 'string', default: 'a' },
    { type: 'string', default: 'b' },
    ['default-changed [senders] post /pay body.x: "a" > "b"'],
    [],
  ],
  [
    'a first default is compatible',
    { type: 'string' },
    { type: 'string', default: 'b' },
    ['default-changed [compatible] post /pay body.x:  > "b"'],
    [],
  ],
  [
    'a deprecated field is a class of its own',
    { type: 'string' },
    { type: 'string', deprecated: true },
    ['field-deprecated [deprecated] post /pay body.x:  > '],
    ['field-deprecated [deprecated] post /pay response.200.x:  > '],
  ],
  [
    'a new form breaks readers',
    {
      oneOf: [
        { title: 'A', type: 'string' },
        { title: 'B', type: 'integer' },
      ],
    },
    {
      oneOf: [
        { title: 'B', type: 'integer' },
        { title: 'A', type: 'string' },
        { title: 'C', type: 'boolean' },
      ],
    },
    ['variant-added [compatible] post /pay body.x.(3):  > C'],
    ['variant-added [readers] post /pay response.200.x.(3):  > C'],
  ],
  [
    'items and other names are compared',
    { type: 'array', items: { additionalProperties: { type: 'string' } } },
    { type: 'array', items: { additionalProperties: { type: 'integer' } } },
    ['type-changed [senders] post /pay body.x.*.**: string > integer'],
    ['type-changed [readers] post /pay response.200.x.*.**: string > integer'],
  ],
];

test.each(FIELDS)('%s', (_, before, after, request, response) => {
  // Labels of maps and lists name what is in them; only the innermost difference counts.
  expect(lines(sent(holding(before)), sent(holding(after)))).toEqual(request);
  expect(lines(received(holding(before)), received(holding(after)))).toEqual(response);
});

test('a field that is there breaks senders where it is required', () => {
  const none = { type: 'object', properties: {} };
  const optional = holding({ type: 'string' });
  const required = holding({ type: 'string' }, ['x']);
  expect(lines(sent(none), sent(optional))).toEqual([
    'field-added [compatible] post /pay body.x:  > string',
  ]);
  expect(lines(sent(none), sent(required))).toEqual([
    'field-added [senders] post /pay body.x:  > string, required',
  ]);
  expect(lines(received(none), received(required))).toEqual([
    'field-added [compatible] post /pay response.200.x:  > string, required',
  ]);
  expect(lines(sent(optional), sent(required))).toEqual([
    'field-required [senders] post /pay body.x: optional > required',
  ]);
  expect(lines(received(required), received(optional))).toEqual([
    'field-optional [readers] post /pay response.200.x: required > optional',
  ]);
});

test('a removed field breaks both, and is placed at what held it', () => {
  const none = { type: 'object', properties: {} };
  expect(lines(sent(holding({ type: 'string' })), sent(none))).toEqual([
    'field-removed [senders] post /pay body: string > ',
  ]);
  expect(lines(received(holding({ type: 'string' })), received(none))).toEqual([
    'field-removed [readers] post /pay response.200: string > ',
  ]);
});

test('a field that must not be sent is none', () => {
  const none = { type: 'object', properties: {} };
  const never = { type: 'object', properties: { x: false } };
  expect(lines(sent(none), sent(never))).toEqual([]);
  expect(lines(sent(holding({ type: 'string' })), sent(never))).toEqual([
    'field-removed [senders] post /pay body: string > ',
  ]);
});

test('a read-only field is no matter of senders, a write-only one none of readers', () => {
  const none = { type: 'object', properties: {} };
  const field = (flag: string) => holding({ type: 'string', [flag]: true }, ['x']);
  expect(lines(sent(none), sent(field('readOnly')))).toEqual([]);
  expect(lines(received(none), received(field('writeOnly')))).toEqual([]);
  expect(lines(received(none), received(field('readOnly')))).toHaveLength(1);
});

test('a shared schema is reported once, at the first place of each direction', () => {
  const ref = { $ref: '#/components/schemas/Amount' };
  const build = (maxLength: number) =>
    document(
      {
        requestBody: json({ properties: { amount: ref, tip: { ...ref, description: 'A tip.' } } }),
        responses: { 200: { description: '', ...json({ properties: { total: ref } }) } },
      },
      { Amount: { type: 'string', enum: ['1', '2', '3'].slice(0, maxLength) } },
    );
  const { changes } = compare(build(3), build(2));
  expect(changes).toEqual([
    {
      id: 'value-removed schemas/Amount "3"',
      kind: 'value-removed',
      class: 'breaking',
      breaks: ['senders'],
      subject: 'Amount',
      pointers: { before: '#/components/schemas/Amount', after: '#/components/schemas/Amount' },
      before: '"3"',
      after: '',
      places: [
        { operation: 'post /pay', anchor: 'body.amount' },
        { operation: 'post /pay', anchor: 'response.200.total' },
      ],
    },
  ]);
});

test('cycles end', () => {
  const tree = (type: string) => ({
    Tree: {
      type: 'object',
      properties: { name: { type }, inner: { $ref: '#/components/schemas/Tree' } },
    },
  });
  const ref = { $ref: '#/components/schemas/Tree' };
  expect(lines(sent(ref, tree('string')), sent(ref, tree('integer')))).toEqual([
    'type-changed [senders] post /pay body.name: string > integer',
  ]);
});

test('a $ref, an allOf around it and the schema itself say the same', () => {
  const schema = holding({ type: 'string', maxLength: 3 }, ['x']);
  const ref = { $ref: '#/components/schemas/A' };
  const written = [schema, ref, { allOf: [ref, { description: 'More.' }] }];
  for (const before of written)
    for (const after of written)
      expect(lines(sent(before, { A: schema }), sent(after, { A: schema }))).toEqual([]);
});

test('documents of other versions of the standard are compared by what they mean', () => {
  const body = { type: 'string', nullable: true, minimum: 1, exclusiveMinimum: true };
  const earlier = { ...received(holding(body)), openapi: '3.0.3' };
  const later = received(holding({ type: ['string', 'null'], exclusiveMinimum: 1 }));
  expect(lines(earlier, later)).toEqual([]);
});

const STREET = { type: 'object', required: ['street'], properties: { street: { type: 'string' } } };
const BOX = { type: 'object', required: ['box'], properties: { box: { type: 'integer' } } };
const BOTH = {
  type: 'object',
  required: ['street', 'box'],
  properties: { ...STREET.properties, ...BOX.properties },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('forms are the same when they allow the same, in any order and by any name', () => {
  const [one, other] = [{ oneOf: [STREET, BOX] }, { oneOf: [BOX, STREET] }];
  expect(lines(received(one), received(other))).toEqual([]);
  const named = (name: string) =>
    sent({ oneOf: [ref('Box'), ref(name)] }, { Box: BOX, [name]: STREET });
  expect(lines(named('Street'), named('StreetInput'))).toEqual([]);
});

test('a component by whose name a receiver knows it has that name', () => {
  const named = (name: string) => {
    const discriminator = { propertyName: 'kind' };
    return sent({ oneOf: [ref('Box'), ref(name)], discriminator }, { Box: BOX, [name]: STREET });
  };
  expect(lines(named('Street'), named('StreetInput'))).toEqual([
    'variant-removed [senders] post /pay body: Street > ',
    'variant-added [compatible] post /pay body.(2):  > StreetInput',
  ]);
});

test('a union on one side is compared with the schema of the other', () => {
  const forms = {
    oneOf: [
      { ...BOTH, required: ['street'] },
      { ...BOTH, required: ['box'] },
    ],
  };
  expect(lines(received(BOTH), received(forms))).toEqual([
    // What has both is of two forms.
    'limit-narrowed [compatible] post /pay response.200:  > oneOf object, object',
    'field-optional [readers] post /pay response.200.(1).box: required > optional',
    'field-optional [readers] post /pay response.200.(2).street: required > optional',
  ]);
  expect(lines(sent(STREET), sent({ oneOf: [BOX, STREET] }))).toEqual([
    'variant-added [compatible] post /pay body.(1):  > object',
  ]);
  expect(lines(sent({ oneOf: [BOX, STREET] }), sent(STREET))).toEqual([
    'variant-removed [senders] post /pay body: object > ',
  ]);
});

test('fields that move into all forms of a union are not removed', () => {
  const beside = { ...STREET, oneOf: [BOX, { type: 'object', title: 'Letter' }] };
  const inside = { oneOf: [BOTH, { ...STREET, title: 'Letter' }] };
  expect(lines(received(beside), received(inside))).toEqual([]);
});

test.each([
  [{ enum: ['a', 1] }, { oneOf: [{ const: 1 }, { const: 'a', title: 'A' }] }],
  [{ type: ['string', 'integer'] }, { anyOf: [{ type: 'integer' }, { type: 'string' }] }],
  [
    { type: 'integer', minimum: 1 },
    { type: 'integer', exclusiveMinimum: 0 },
  ],
  [
    { type: 'string', format: 'byte' },
    { type: 'string', contentEncoding: 'base64' },
  ],
  [
    { type: 'string', enum: ['a', 'b'] },
    { type: 'string', enum: ['b', 'a'], maxLength: 1 },
  ],
])('%j and %j say the same', (before, after) => {
  expect(lines(sent(holding(before)), sent(holding(after)))).toEqual([]);
  expect(lines(received(holding(before)), received(holding(after)))).toEqual([]);
});

test.each<readonly [before: JsonObject, after: JsonObject, finding: string]>([
  [
    { type: 'number' },
    { type: 'number', multipleOf: 0.5 },
    'limit-narrowed body.x:  > a multiple of 0.5',
  ],
  [
    { type: 'number', 'x-max-decimals': 3 },
    { type: 'number', 'x-max-decimals': 2 },
    'limit-narrowed body.x: at most 3 decimals > at most 2 decimals',
  ],
  [
    { type: 'object' },
    { type: 'object', not: { required: ['a', 'b'] } },
    'limit-narrowed body.x:  > not {"required":["a","b"]}',
  ],
  [
    { type: 'array' },
    { type: 'array', items: { type: 'integer' } },
    'type-changed body.x.*: any > integer',
  ],
  [
    { type: 'array', contains: { type: 'integer' } },
    { type: 'array', contains: { type: 'integer', minimum: 1 } },
    'limit-narrowed body.x: contains {"type":"integer"} > contains {"type":"integer","minimum":1}',
  ],
  [
    { type: 'object', additionalProperties: true },
    { type: 'object', additionalProperties: { type: 'integer' } },
    'type-changed body.x.**: any > integer',
  ],
  [
    { type: 'object', properties: { a: {}, b: {} } },
    { type: 'object', properties: { a: {}, b: {} }, dependentRequired: { a: ['b'] } },
    'limit-narrowed body.x:  > dependentRequired {"a":["b"]}',
  ],
  [
    { type: 'integer', format: 'int64' },
    { type: 'integer', format: 'int32' },
    'format-changed body.x: int64 > int32',
  ],
])(
  '%j that becomes %j is a limit for senders, and nothing for readers',
  (before, after, finding) => {
    const [kind = '', ...rest] = finding.split(' ');
    expect(lines(sent(holding(before)), sent(holding(after)))).toEqual([
      `${kind} [senders] post /pay ${rest.join(' ')}`,
    ]);
    const changes = lines(received(holding(before)), received(holding(after)));
    expect(changes.map((line) => line.split(' ')[1])).toEqual(['[compatible]']);
  },
);

test('a required field that was read only must be sent from now on', () => {
  const id = (flag: JsonObject) => holding({ type: 'string', ...flag }, ['x']);
  const [before, after] = [id({ readOnly: true }), id({})];
  expect(lines(sent(before), sent(after))).toEqual([
    'field-added [senders] post /pay body.x:  > string, required',
  ]);
  expect(lines(received(before), received(after))).toEqual([]);
});

test('a field beside a union has its place there, whatever the forms hold', () => {
  const body = (properties: JsonObject): JsonObject => ({
    ...{ type: 'object', properties, oneOf: [STREET, BOX] },
  });
  const note = { type: 'string' };
  expect(lines(sent(body({})), sent(body({ note })))).toEqual([
    'field-added [compatible] post /pay body.note:  > string',
  ]);
});

test('a schema that becomes a form beside another, each known by its discriminator, still takes what it took', () => {
  const discriminator = { propertyName: 'kind' };
  const union = { oneOf: [ref('Street'), ref('Box')], discriminator };
  const schemas = { Street: STREET, Box: BOX };
  expect(lines(sent(ref('Street'), schemas), sent(union, schemas))).toEqual([
    'variant-added [compatible] post /pay body.(2):  > Box',
  ]);
});
