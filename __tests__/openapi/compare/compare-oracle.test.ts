import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { compare, received, sent } from './support';

/**
 * Which changes break is decided by values: every value that a document allows is listed, by the judge of the tests.
 * Senders break where a former value is refused, or has a field that is known no more; readers where a value comes that
 * the former document refuses, or a field comes no more.
 */
const ajv = new Ajv2020({ strict: false, logger: false });

const TEXTS = ['', 'a', 'b', 'ab', 'ba', 'ac', 'cb', 'abc', 'bbb', 'abcd', 'aaab', 'abcde'];
const NUMBERS = [
  -3, -2, -1.5, -1, -0.5, 0, 0.25, 0.5, 1, 1.25, 1.5, 2, 2.5, 3, 3.3, 4, 5, 6, 8, 9, 12,
];
const SCALARS: readonly Json[] = [...TEXTS, ...NUMBERS, true, false, null, []];
const FEW: readonly Json[] = ['a', 'ab', 'abc', 'abcd', 'abcde', 'b', 0, 1, 2.5, 6, true, null, []];
/** Values of a field that is one of several. */
const SOME: readonly Json[] = [
  '',
  'a',
  'ab',
  'abc',
  'abcd',
  'abcde',
  'b',
  'ba',
  'cb',
  -2,
  1.5,
  -1,
  0,
  0.5,
  1,
  2,
  2.5,
  4,
  6,
  7,
  true,
  null,
];
const LISTS: readonly Json[] = [
  ...[[], [[]], [{}], ...SCALARS.map((one) => [one])],
  ...FEW.flatMap((one) => FEW.map((other) => [one, other])),
  ...[
    ['a', 'a', 'a'],
    ['a', 'b', 'ab'],
    [1, 1, 1],
    [1, 2, 3],
    ['a', 1, null],
    [1, 2, 3, 4],
  ],
  ...[
    ['a', 'b', 'ab', 'ba'],
    ['a', 'a', 'a', 'a'],
  ],
];

type Fields = Readonly<Record<string, readonly Json[]>>;

/** Objects with any of these fields, each with any of its values. */
function listObjects(fields: Fields): readonly JsonObject[] {
  return Object.entries(fields).reduce<readonly JsonObject[]>(
    (all, [name, values]) =>
      all.flatMap((one) => [one, ...values.map((value) => ({ ...one, [name]: value }))]),
    [{}],
  );
}

const range = (min: number, max: number) => fc.integer({ min, max });
const always = (type: string) => fc.constant(type);
const optional: { requiredKeys: 'type'[] } = { requiredKeys: ['type'] };
const whole = fc.constantFrom('integer', 'number');
const listOf = (key: 'type' | 'const', values: readonly Json[]) =>
  fc
    .uniqueArray(fc.constantFrom(...values), { minLength: 1 })
    .map((all) => ({ oneOf: all.map((value) => ({ [key]: value })) }));

/** Kinds of single values; a release changes a keyword of one, or makes it another one. */
const SCALAR_KINDS: readonly fc.Arbitrary<JsonObject>[] = [
  fc.record({ type: always('string'), minLength: range(1, 2) }, optional),
  fc.record({ type: always('string'), maxLength: range(2, 4) }, optional),
  fc.record({ type: always('string'), pattern: fc.constantFrom('^a', 'b$', '^[ab]+$') }, optional),
  fc.record({
    type: always('string'),
    enum: fc.uniqueArray(fc.constantFrom('a', 'b', 'ab'), { minLength: 1 }),
  }),
  fc.record({ const: fc.constantFrom<Json>('a', 'b', 1, true) }),
  fc.record({ type: whole, minimum: range(-1, 2) }, optional),
  fc.record({ type: whole, exclusiveMinimum: range(-1, 2) }, optional),
  fc.record({ type: whole, maximum: range(3, 6) }, optional),
  fc.record({ type: always('number'), multipleOf: fc.constantFrom(0.5, 1, 1.5, 3) }, optional),
  fc.record({
    type: fc.uniqueArray(fc.constantFrom('string', 'integer', 'number', 'boolean', 'null'), {
      minLength: 1,
    }),
  }),
  fc.constant({}),
  listOf('type', ['string', 'integer', 'boolean']),
  listOf('const', ['a', 'b', 1]),
];
const STEPS = fc.record(
  { type: always('integer'), multipleOf: fc.constantFrom(1, 2, 3), minimum: range(0, 2) },
  { requiredKeys: ['type', 'multipleOf'] },
);
const NOT = fc.record(
  { not: fc.record({ type: fc.constantFrom('string', 'integer', 'null') }) },
  { requiredKeys: [] },
);
/** Without patterns: whether one allows what a length does, nobody can say. */
const decidable = fc.oneof(...SCALAR_KINDS.toSpliced(2, 1));
const LIST_KINDS: readonly fc.Arbitrary<JsonObject>[] = [
  fc.record({ type: always('array'), items: decidable }, optional),
  fc.record({ type: always('array'), minItems: range(1, 2) }, optional),
  fc.record({ type: always('array'), maxItems: range(2, 3) }, optional),
  fc.record({ type: always('array'), uniqueItems: fc.boolean() }, optional),
  fc.record(
    { type: always('array'), contains: fc.record({ type: fc.constantFrom('string', 'integer') }) },
    optional,
  ),
];
const names = fc.uniqueArray(fc.constantFrom('p', 'q'));
const object: fc.Arbitrary<JsonObject> = fc
  .record(
    {
      type: fc.constant('object'),
      properties: fc.dictionary(fc.constantFrom('p', 'q'), decidable),
      required: names,
      additionalProperties: fc.constantFrom<Json>(false, true, { type: 'string' }),
      dependentRequired: fc.constantFrom({ p: ['q'] }, { q: ['p'] }),
    },
    { requiredKeys: ['type', 'properties'] },
  )
  // A field that is required is declared.
  .map(({ required = [], dependentRequired, ...rest }) => ({
    ...rest,
    required: required.filter((name) => Object.hasOwn(rest.properties, name)),
    ...(dependentRequired && Object.keys(rest.properties).length === 2 && { dependentRequired }),
  }));
/** Schema of an object. */
type Form = {
  readonly properties?: Readonly<Record<string, { readonly const?: Json }>>;
  readonly additionalProperties?: unknown;
};
/** Form of a kind that a union does not have. */
const NONE: Form = {};
const tagged = (tag: string) =>
  object.map(({ properties, required, ...rest }) => ({
    ...rest,
    properties: { ...(properties as JsonObject), kind: { const: tag } },
    required: ['kind', ...(required as string[])],
  }));
const union: fc.Arbitrary<JsonObject> = fc
  .tuple(tagged('a'), tagged('b'), tagged('c'), fc.shuffledSubarray([0, 1, 2], { minLength: 2 }))
  .map(([a, b, c, order]) => ({ oneOf: order.map((index) => [a, b, c][index] ?? a) }));

/** Without dependencies of fields that are not declared, which no value of the pool has. */
function dropUndeclared({ dependentRequired, ...schema }: JsonObject): JsonObject {
  const isWhole = Object.keys(schema.properties ?? {}).length === 2;
  return dependentRequired === undefined || !isWhole ? schema : { ...schema, dependentRequired };
}

/** A schema, and the same with another value of one keyword, as a release changes it. */
const changed = (kind: fc.Arbitrary<JsonObject>) =>
  fc.tuple(kind, kind, fc.nat()).map(([before, other, at]): readonly [JsonObject, JsonObject] => {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(other)])];
    const key = keys[at % Math.max(1, keys.length)] ?? '';
    const rest = Object.fromEntries(Object.entries(before).filter(([name]) => name !== key));
    const { [key]: is } = other;
    return [before, is === undefined ? rest : { ...rest, [key]: is }];
  });

/** Several types, each with a limit that says nothing of the others. */
const several = fc.record(
  {
    type: fc.uniqueArray(fc.constantFrom('string', 'integer', 'boolean', 'null'), { minLength: 1 }),
    minLength: range(1, 2),
    maximum: range(3, 6),
    required: fc.constant(['p']),
  },
  { requiredKeys: ['type'] },
);
/** Names that an object must have, in one of two ways (`dependentRequired`, `dependentSchemas`), and how many. */
const needing = fc
  .record(
    {
      dependentRequired: fc.constantFrom({ p: ['q'] }, { q: ['p'] }),
      dependentSchemas: fc.constantFrom({ p: { required: ['q'] } }, { q: { required: ['p'] } }),
      required: names,
      minProperties: fc.constant(1),
    },
    { requiredKeys: [] },
  )
  .map((more): JsonObject => ({ type: 'object', properties: { p: {}, q: {} }, ...more }));
/** Without steps: what a whole number and steps have in common, no sample shows. */
const shared = fc.oneof(...SCALAR_KINDS.toSpliced(8, 1).toSpliced(2, 1));
const limits: { requiredKeys: 'type'[] } = { requiredKeys: ['type'] };
const FORMS: readonly fc.Arbitrary<JsonObject>[] = [
  fc.oneof(
    fc.record({ type: always('string'), minLength: range(1, 3), maxLength: range(2, 4) }, limits),
    fc.record({ type: whole, minimum: range(-1, 4), maximum: range(3, 6) }, limits),
    fc.record({ enum: fc.uniqueArray(fc.constantFrom('a', 'b', 1, 2), { minLength: 1 }) }),
  ),
  fc
    .record({ required: names, p: shared, additionalProperties: fc.constantFrom(false, true) })
    .map(({ p, ...more }) => ({ type: 'object', properties: { p, q: {} }, ...more })),
];
const unionKind = fc.constantFrom('oneOf', 'anyOf');
/** Forms that may overlap, of which one or some apply. */
const overlapping = fc.oneof(
  ...FORMS.map((form) =>
    fc
      .tuple(fc.array(form, { minLength: 2, maxLength: 3 }), unionKind, unionKind)
      .map(([forms, kind, other]): readonly [JsonObject, JsonObject] => [
        { [kind]: forms },
        { [other]: forms },
      ]),
  ),
);
/** Unions that apply at once, each of names that an object must have. */
const unions = fc
  .uniqueArray(fc.constantFrom('pq', 'qr', 'pr'), { maxLength: 2 })
  .map((all): JsonObject => ({
    ...{ type: 'object', properties: { p: {}, q: {}, r: {} } },
    allOf: [
      {},
      ...all.map((group) => ({ anyOf: [...group].map((name) => ({ required: [name] })) })),
    ],
  }));

/** Pairs of schemas with the values that tell them apart. */
const PAIRS: Readonly<
  Record<string, readonly [fc.Arbitrary<readonly [JsonObject, JsonObject]>, readonly Json[]]>
> = {
  'a keyword of a value': [
    fc.oneof(...[...SCALAR_KINDS, STEPS, NOT].map(changed)),
    [...SCALARS, [], {}],
  ],
  'one value for another': [fc.tuple(decidable, decidable), [...SCALARS, [], {}]],
  'a keyword of a list': [fc.oneof(...LIST_KINDS.map(changed)), [...LISTS, 'a', {}]],
  'a keyword of an object': [
    changed(object).map(([before, after]) => [dropUndeclared(before), dropUndeclared(after)]),
    [...listObjects({ p: SCALARS, q: FEW, z: ['a', 1] }), ...listObjects({ p: FEW, q: SCALARS })],
  ],
  'a limit of one of several types': [changed(several), [...SCALARS, 7, [], {}, { p: 1 }]],
  'names that an object must have': [
    fc.tuple(needing, needing),
    listObjects({ p: [1], q: [1], z: [1] }),
  ],
  'oneOf in place of anyOf': [
    overlapping,
    [...SCALARS, ...listObjects({ p: SCALARS, q: [1], z: [1] })],
  ],
  'unions that apply at once': [fc.tuple(unions, unions), listObjects({ p: [1], q: [1], r: [1] })],
  'forms of a union': [
    fc.tuple(union, union),
    [
      ...listObjects({ kind: ['a', 'b', 'c'], p: SOME, q: FEW, z: ['a', 1] }),
      ...listObjects({ kind: ['a', 'b', 'c'], p: FEW, q: SOME }),
    ],
  ],
};

/** The schema, or its form of the kind of a value. */
function getForm(value: Json, schema: JsonObject): Form {
  const forms = (schema.oneOf ?? schema.anyOf ?? [schema]) as readonly Form[];
  const kind = typeof value === 'object' && value !== null ? (value as JsonObject).kind : undefined;
  return forms.find(({ properties }) => properties?.kind?.const === kind) ?? NONE;
}

/** Names of a value's fields; `z` stands for all that no schema names. */
function listNames(value: Json): readonly string[] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.keys(value).filter((name) => name !== 'z') : [];
}

/** Whether a schema names each of these fields, or is a map. */
function isNamed(names: readonly string[], { properties = {}, additionalProperties }: Form) {
  return (
    typeof additionalProperties === 'object' ||
    names.every((name) => Object.hasOwn(properties, name))
  );
}

/** Who breaks, by the values of both schemas. */
function judge(
  before: JsonObject,
  after: JsonObject,
  pool: readonly Json[],
): readonly string[] | undefined {
  const [was, is] = [ajv.compile(before), ajv.compile(after)];
  const [old, next] = (
    [
      [before, was],
      [after, is],
    ] as const
  ).map(([schema, isValid]) =>
    pool.filter((value) => isValid(value) && isNamed(listNames(value), getForm(value, schema))),
  );
  if (!old?.length || !next?.length) return undefined;
  const isKnown = (value: Json) => {
    const { properties = {} } = getForm(value, before);
    const names = listNames(value).filter((name) => Object.hasOwn(properties, name));
    const form = getForm(value, after);
    // A form that is gone takes its fields along: nobody reads them any more.
    return form === NONE || isNamed(names, form);
  };
  return [
    ...(old.every((value) => is(value) && isKnown(value)) ? [] : ['senders']),
    ...(next.every((value) => was(value)) && old.every(isKnown) ? [] : ['readers']),
  ];
}

describe('a comparison agrees with the values that two documents allow', () => {
  it.each(Object.entries(PAIRS))('%s', (_, [pairs, pool]) => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const expected = judge(before, after, pool);
        fc.pre(expected !== undefined);
        const found = [
          ...compare(sent(before), sent(after)).changes.flatMap(({ breaks }) => breaks),
          ...compare(received(before), received(after)).changes.flatMap(({ breaks }) => breaks),
        ];
        expect([...new Set(found)].sort()).toEqual([...(expected ?? [])].sort());
      }),
    );
  });
});
