import type { JsonObject } from '@/lib/openapi/core/types';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { readIn, toApiOf } from '../core/support';

const SCHEMAS: JsonObject = {
  Card: { type: 'object', properties: { brand: { type: 'string' } } },
  Bank: { type: 'object', properties: { brand: { type: 'string' } } },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function toUnion(mapping: JsonObject): JsonObject {
  return {
    oneOf: [ref('Card'), ref('Bank')],
    discriminator: { propertyName: 'brand', mapping },
  };
}

test('a form has every value that the mapping has for it, in the order of the mapping', () => {
  const union = toUnion({
    visa: 'Card',
    ach: '#/components/schemas/Bank',
    mastercard: '#/components/schemas/Card',
    amex: 'Card',
  });
  expect(readIn(SCHEMAS, union).variants.map(({ discriminator }) => discriminator)).toEqual([
    { property: 'brand', value: 'visa', others: ['mastercard', 'amex'] },
    { property: 'brand', value: 'ach' },
  ]);
});

test('a sample has the first of several values', () => {
  const value = toUnion({ visa: 'Card', mastercard: 'Card' });
  expect(buildSample(toApiOf({}, SCHEMAS), { value, pointer: '#', openRefs: [] }).value).toEqual({
    brand: 'visa',
  });
});

test('a mapping that leads nowhere counts for nothing', () => {
  const { variants } = readIn(SCHEMAS, toUnion({ a: 5, b: null, c: 'Gone' }));
  expect(variants.map(({ discriminator }) => discriminator?.value)).toEqual(['Card', 'Bank']);
});

test.each(['Cat Y', 'Page«Pet»', 'a~b/c'])(
  'the heirs of %j are found however the references to it are spelt',
  (base) => {
    const pointer = base.replaceAll('~', '~0').replaceAll('/', '~1');
    const heir = { allOf: [{ $ref: `#/components/schemas/${encodeURIComponent(pointer)}` }] };
    const schemas: JsonObject = {
      [base]: { properties: { t: {} }, discriminator: { propertyName: 't' } },
      Kit: heir,
    };
    const node = readIn(schemas, { $ref: `#/components/schemas/${pointer}` });
    expect(node.variants.map(({ label }) => label)).toEqual(['Kit']);
  },
);
