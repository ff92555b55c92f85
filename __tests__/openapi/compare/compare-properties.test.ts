import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { compareDocuments } from '@/lib/openapi/compare/compare-documents';
import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseText } from '@/lib/openapi/parse/parse-text';
import { compare, sent } from './support';

const scalar = fc.record(
  {
    type: fc.constantFrom('string', 'integer', 'number'),
    maxLength: fc.nat({ max: 5 }),
    enum: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
  },
  { requiredKeys: ['type'] },
);
const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    scalar,
    fc.record({
      type: fc.constant('object'),
      properties: fc.dictionary(fc.constantFrom('p', 'q', 'r'), tie('schema')),
      required: fc.uniqueArray(fc.constantFrom('p', 'q', 'r')),
    }),
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.constant({ $ref: '#/components/schemas/Shared' }),
  ),
}));
const anyDocument = fc.tuple(schema, schema).map(([body, Shared]) => sent(body, { Shared }));

/** The same document with the keys of every object in reverse. */
function reverseKeys(text: string): string {
  return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  );
}

async function parse(text: string) {
  const parsed = await parseText(text);
  if (!parsed.ok) throw new Error('not a document');
  return indexApi(parsed.document);
}

test('a document has no changes against itself, in any order of its keys', () => {
  return fc.assert(
    fc.asyncProperty(anyDocument, async (document) => {
      const text = JSON.stringify(document);
      const [one, other] = [await parse(text), await parse(reverseKeys(text))];
      expect(compareDocuments(one, other).changes).toEqual([]);
    }),
  );
});

test('what is added in one direction is removed in the other', () => {
  const list = (before: JsonObject, after: JsonObject, ending: string) =>
    compare(before, after)
      .changes.filter(({ kind }) => kind.endsWith(ending))
      .map(({ kind, pointers }) => [
        kind.slice(0, -ending.length),
        ending === 'added' ? pointers.after : pointers.before,
      ])
      .map(String)
      .sort();
  fc.assert(
    fc.property(anyDocument, anyDocument, (one, other) => {
      const fields = (all: readonly string[]) => all.filter((text) => text.startsWith('field'));
      expect(fields(list(one, other, 'added'))).toEqual(fields(list(other, one, 'removed')));
    }),
  );
});

const FOLDER = '__tests__/fixtures/openapi';
const FIXTURES = readdirSync(FOLDER).filter((name) => /\.(?:json|ya?ml)$/.test(name));

test.each(FIXTURES)('%s has no changes against itself', async (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  expect(compareDocuments(await parse(text), await parse(text)).changes).toEqual([]);
});

test('the steps grow with the document, not with the square of it', () => {
  const build = (size: number): JsonObject => {
    const chain = Object.fromEntries(
      Array.from({ length: size }, (_, index) => [
        `S${index}`,
        { properties: { next: { $ref: `#/components/schemas/S${(index + 1) % size}` } } },
      ]),
    );
    const body = {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/S0' } } },
    };
    const paths = Array.from({ length: size }, (_, index) => [
      `/p${index}`,
      { post: { requestBody: body } },
    ]);
    return { ...sent({}, chain), paths: Object.fromEntries(paths) };
  };
  const count = (size: number) => compare(build(size), build(size)).steps;
  // Past 100 operations each more schema takes the same number of steps.
  const [small, middle, large] = [count(200), count(400), count(600)];
  expect(large - middle).toBe(middle - small);
});
