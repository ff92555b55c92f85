import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { readAll, readIndex } from './read-all';
import { toApi } from './support';

const LONG = 'x'.repeat(100_000);
/** Most characters that are written of a request or a sample. */
const MOST_CHARS = 2_000_000;

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json): JsonObject => ({ content: { 'application/json': { schema } } });
const times = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Lists in lists, each of at least three items: a sample of 3^20. */
function toLists(inner: Json): Json {
  let value = inner;
  for (let level = 0; level < 20; level += 1) value = { type: 'array', minItems: 3, items: value };
  return value;
}

/** Each names the next one ten times: ten to the power of thirty fields. */
const FANS = Object.fromEntries(
  times(30, (at) => [
    `Fan${at}`,
    { properties: Object.fromEntries(times(10, (side) => [`p${side}`, ref(`Fan${at + 1}`)])) },
  ]),
);

const SCHEMAS: JsonObject = {
  ...FANS,
  Long: { type: 'string', example: LONG },
  Big: { example: Object.fromEntries(times(10_000, (at) => [`k${at}`, at])) },
};

/** Small documents that grow beyond all measure when they are written out. */
const CASES: Readonly<Record<string, JsonObject>> = {
  'lists of lists': { requestBody: json(toLists({ type: 'string' })) },
  'lists of lists of long texts': { requestBody: json(toLists({ type: 'string', example: LONG })) },
  'a long text in 400 places': {
    requestBody: json({
      properties: Object.fromEntries(times(400, (at) => [`p${at}`, ref('Long')])),
    }),
  },
  'a large example in 100 places': {
    requestBody: json({
      properties: Object.fromEntries(times(100, (at) => [`p${at}`, ref('Big')])),
    }),
  },
  'fields that fan out': { requestBody: json(ref('Fan0')), responses: { 200: json(ref('Fan0')) } },
  'choices that fan out': {
    requestBody: json({
      oneOf: times(10, () => ({ oneOf: times(10, () => ({ allOf: [ref('Fan0'), ref('Fan1')] })) })),
    }),
  },
  'a server variable that is long, a thousand times': {
    servers: [
      { url: `https://a.example/${'{v}'.repeat(1_000)}`, variables: { v: { default: LONG } } },
    ],
  },
  'a form with a long text in 400 fields': {
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: { properties: Object.fromEntries(times(400, (at) => [`p${at}`, ref('Long')])) },
        },
      },
    },
  },
  '400 parameters with a long example': {
    parameters: times(400, (at) => ({
      name: `p${at}`,
      in: 'query',
      required: true,
      schema: ref('Long'),
    })),
  },
};

test.each(Object.keys(CASES))('%s: read within bounds', (name) => {
  const api = toApi({
    openapi: '3.1.0',
    paths: { '/a': { post: CASES[name] ?? {} } },
    components: { schemas: SCHEMAS },
  });
  const { longest } = readAll(api, 'post /a');
  expect(longest).toBeLessThanOrEqual(MOST_CHARS);
  expect(readIndex(api, 'p')).toBeLessThanOrEqual(1);
});

test('a path with a long example a thousand times: read within bounds', () => {
  const parameters = [{ name: 'v', in: 'path', schema: ref('Long') }];
  const api = toApi({
    openapi: '3.1.0',
    paths: { [`/${'{v}'.repeat(1_000)}`]: { parameters, get: {} } },
    components: { schemas: SCHEMAS },
  });
  const [id = ''] = api.operations.keys();
  const { problems, longest } = readAll(api, id);
  expect(problems).toEqual([]);
  expect(longest).toBeLessThanOrEqual(MOST_CHARS);
});
