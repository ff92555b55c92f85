import type { JsonObject } from '@/lib/openapi/core/types';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { resolveSchema } from '@/lib/openapi/schema/resolve-schema';
import { toApiOf } from '../core/support';

jest.mock('@/lib/openapi/schema/resolve-schema', () => {
  const real = jest.requireActual<object>('@/lib/openapi/schema/resolve-schema');
  return {
    ...real,
    resolveSchema: jest.fn(Object.values(real).find((one) => one.name === 'resolveSchema')),
  };
});

const COUNT = 200;
const ref = (at: number): JsonObject => ({ $ref: `#/components/schemas/C${at % COUNT}` });
/** Each inherits from all that come after it, and has one of them in a field. */
const CHAIN: JsonObject = Object.fromEntries(
  Array.from({ length: COUNT }, (_, at) => [
    `C${at}`,
    {
      ...(at + 1 < COUNT && { allOf: [ref(at + 1)] }),
      properties: { [`f${at}`]: ref(at * 7) },
    },
  ]),
);

test('what a sample opens counts, and not only what it shows', () => {
  const root = { value: ref(0), pointer: '#/test', openRefs: [] };
  const { truncated } = buildSample(toApiOf({}, CHAIN), root);
  const parts = jest
    .mocked(resolveSchema)
    .mock.results.reduce(
      (sum, one) => sum + (one.type === 'return' ? one.value.parts.length : 0),
      0,
    );
  expect(parts).toBeLessThan(4_000);
  expect(truncated.length).toBeGreaterThan(0);
});
