import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getOperation, readIn, toApiOf } from '../core/support';

const read = (schema: JsonObject, words: string) =>
  readIn({}, { ...schema, description: `Words.<br>Default: ${words}` });

test.each<[JsonObject, string, Json]>([
  [{ type: 'integer' }, '10', 10],
  [{ type: 'integer' }, '`10`.', 10],
  [{ type: ['integer', 'null'] }, '-1', -1],
  [{ type: 'number' }, '0.5', 0.5],
  [{ type: 'boolean' }, 'True', true],
  [{ type: 'string', format: 'date' }, '2026-01-31', '2026-01-31'],
  [{ type: 'string', format: 'date-time' }, '2026-01-31T00:00:00Z', '2026-01-31T00:00:00Z'],
  [{ type: 'string', format: 'uri' }, 'https://x.example/a', 'https://x.example/a'],
  [{ type: 'string', format: 'int64' }, '7', '7'],
  [{ type: 'string', format: 'card-brand' }, 'visa', 'visa'],
  [{ type: 'string' }, 'created_at,id', 'created_at,id'],
  [{ type: 'string' }, '"desc"', 'desc'],
  [{ type: 'string' }, '‘by name’.', 'by name'],
  [{ type: 'string' }, '"none"', 'none'],
  [{ type: 'string' }, '&quot;New York&quot;', 'New York'],
  [{ type: 'string' }, '`created_at desc`', 'created_at desc'],
  [{ type: 'string' }, '<code>a b</code>', 'a b'],
  [{ type: 'string' }, '*', '*'],
  [{}, 'open', 'open'],
  [{ enum: ['none', 'all'] }, 'none', 'none'],
  [{ enum: ['by name', 'by date'] }, 'by date', 'by date'],
  [{ enum: ['never', 'always'] }, 'never', 'never'],
  [{ type: 'string' }, 'randomized', 'randomized'],
  [{ type: 'integer', enum: [10, 50] }, '50', 50],
  [{ enum: ['1', '2'] }, '2', '2'],
])('of %j the default %s is lifted', (schema, words, value) => {
  expect(read(schema, words).default).toEqual(value);
  expect(read(schema, words).description).not.toContain('Default');
});

test.each<[JsonObject, string]>([
  [{ type: 'integer' }, '10, maximum: 100'],
  [{ type: 'integer' }, '10 (at most 100)'],
  [{ type: 'integer' }, '20. Maximum: 100'],
  [{ type: 'integer' }, '1.5'],
  [{ type: 'integer' }, '007'],
  [{ type: 'integer' }, 'the last one'],
  [{ type: 'integer' }, 'none'],
  [{ type: 'number' }, '1,000'],
  [{ type: 'boolean' }, 'yes'],
  [{ type: 'string', format: 'date' }, 'current date'],
  [{ type: 'string', format: 'date' }, 'Invoice Date'],
  [{ type: 'string', format: 'date' }, 'today'],
  [{ type: 'string', format: 'date-time' }, 'now'],
  [{ type: 'string', format: 'uuid' }, 'generated'],
  [{ type: 'string' }, 'none'],
  [{ type: 'string' }, '`None`'],
  [{ type: 'string' }, '(empty)'],
  [{ type: 'string' }, '""'],
  [{ type: 'string' }, '–'],
  [{ type: 'string' }, 'N/A'],
  [{ type: ['string', 'null'] }, 'null'],
  [{ type: 'string' }, 'not set'],
  [{ type: 'string' }, 'Not Set'],
  [{ type: 'string' }, 'Current Date'],
  [{ type: 'string' }, 'depends on the account'],
  [{ type: 'string' }, 'desc (newest first)'],
  [{ type: 'string' }, 'merchant-dependent'],
  [{ type: 'string' }, 'configurable'],
  [{ type: 'string' }, 'random'],
  [{ type: 'string' }, 'inherited'],
  [{ type: 'string' }, 'derived'],
  [{ type: 'string' }, 'server-generated'],
  [{ type: 'string' }, 'variable'],
  [{ type: 'string' }, 'TBD'],
  [{ type: 'string' }, 'unknown'],
  [{ type: 'string' }, 'required'],
  [{ type: 'string' }, 'never'],
  [{ type: 'array', items: { type: 'string' } }, 'id'],
  [{ type: 'object' }, 'id'],
  [{ enum: ['asc', 'desc'] }, 'newest'],
  [{ type: 'string', enum: ['asc', 'desc'] }, 'none'],
])('of %j the words %s are no default: they stay as they are', (schema, words) => {
  const node = read(schema, words);
  expect(node.default).toBeUndefined();
  expect(node.description).toBe(`Words.<br>Default: ${words}`);
});

test('a name of a value stands beside the field and is never sent', () => {
  const node = read({ type: 'string' }, 'Invoice Date');
  expect(node).toMatchObject({
    description: 'Words.',
    constraints: [{ kind: 'default', text: 'default Invoice Date' }],
  });
  expect(node.default).toBeUndefined();
});

test('what is no value of the list beside it is the name of one', () => {
  const list = '<ul><li>A = Active</li><li>B = Blocked</li></ul>';
  const named = read({ type: 'string' }, `Active${list}`);
  expect(named).toMatchObject({ enum: [{ value: 'A' }, { value: 'B' }] });
  expect(named.constraints).toEqual([{ kind: 'default', text: 'default Active' }]);
  expect(named.default).toBeUndefined();
  expect(read({ type: 'string' }, `B${list}`).default).toBe('B');
  expect(read({ type: 'string', default: 'C' }, `C${list}`)).toMatchObject({
    default: 'C',
    constraints: [],
  });
});

test('a request sends no words that describe a default', () => {
  const parameters = [
    ['limit', { type: 'integer' }, 'Page size.<br>Default: 10, maximum: 100'],
    ['from', { type: 'string', format: 'date' }, 'Default: current date'],
    ['sort', { type: 'string' }, 'Default: none'],
    ['due', { type: 'string' }, 'Default: Invoice Date'],
    ['page', { type: 'integer' }, 'Default: 3'],
  ].map(([name, schema, description]) => ({ in: 'query', name, schema, description }));
  const api = toApiOf({ '/a': { get: { parameters } } } as JsonObject);
  const url = buildRequest(api, getOperation(api, 'get /a'), { fields: 'all' }).url;
  expect(url).toMatch(/page=3$/);
  expect(url).not.toMatch(/maximum|current|none|Invoice/);
});
