import type { JsonObject } from '@/lib/openapi/core/types';
import { printOperation } from '@/lib/openapi/markdown/print-operation';
import { getOperation, toApiOf } from '../core/support';

const CARD: JsonObject = {
  type: 'object',
  required: ['number'],
  properties: {
    number: { type: 'string', pattern: '^\\d{12,19}$', description: 'The number. Digits only.' },
    holder: { type: 'string', description: 'The name on it. As it is\nembossed.' },
  },
};

/** Prints the operation `POST /pay` of a document. */
function print(operation: JsonObject, schemas: Record<string, JsonObject> = {}): string {
  const rest = { servers: [{ url: 'https://api.example.com/v1' }] };
  const api = toApiOf({ '/pay': { post: { summary: 'Pay', ...operation } } }, schemas, rest);
  return printOperation(api, getOperation(api, 'post /pay'));
}

const printBody = (schema: JsonObject) =>
  print({ requestBody: { required: true, content: { 'application/json': { schema } } } })
    .replace(/^[^]*`application\/json`\n*/, '')
    .trim();

test('an operation with nothing but its address', () => {
  expect(print({})).toBe(
    '# Pay\n\n`POST https://api.example.com/v1/pay`\n\n```bash\ncurl -X POST https://api.example.com/v1/pay\n```\n',
  );
});

test('what a call needs, with the pages that explain it and the name of the field that repeats it', () => {
  const operation = {
    'x-permissions': { names: ['a_*b*'], url: 'guide.html' },
    'x-rate-limit': { description: '5 a second', url: '/limits/#all' },
    'x-idempotency': { field: 'retry_id', ttl: '24h', url: 'https://docs.example.com/repeat' },
    requestBody: { content: { 'application/json': { schema: { properties: { retry_id: {} } } } } },
  };
  expect(print(operation)).toContain(
    '\n\n- Permission: a\\_\\*b\\*\n' +
      '- [Rate limit](/limits/#all): 5 a second\n' +
      '- [Safe to repeat](https://docs.example.com/repeat): with `retry_id`, for 24 hours\n\n```bash',
  );
});

test('fields: type and limits in words, what is required, and all that is said of them', () => {
  expect(printBody(CARD)).toBe(
    '- `number`: string, 12 to 19 digits, `^\\d{12,19}$`, required. The number. Digits only.\n' +
      '- `holder`: string. The name on it. As it is embossed.',
  );
});

test('fields inside of fields seven levels deep, then their names', () => {
  const nest = (schema: JsonObject): JsonObject => ({
    type: 'object',
    properties: { inner: schema },
  });
  const deep = Array.from({ length: 8 }).reduce<JsonObject>(nest, CARD);
  expect(printBody(deep).split('\n').slice(-2)).toEqual([
    `${'  '.repeat(6)}- \`inner\`: object.`,
    `${'  '.repeat(7)}- may have \`inner\``,
  ]);
});

test('variants by their names, those of fields described above by what they need', () => {
  const schema = {
    ...CARD,
    oneOf: [
      { title: 'Keyed', ...CARD },
      { title: 'Token', type: 'string' },
    ],
  };
  expect(printBody(schema).split('\n').slice(2)).toEqual([
    '- One of: Keyed: needs `number`.',
    '- One of: Token: string.',
  ]);
});

test('allowed values, however many', () => {
  const list = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);
  expect(printBody({ type: 'object', properties: { a: { type: 'string', enum: list(2) } } })).toBe(
    '- `a`: string. `v0`, `v1`.',
  );
  expect(
    printBody({ type: 'object', properties: { a: { type: 'string', enum: list(201) } } }),
  ).toBe(
    `- \`a\`: string. ${list(201)
      .map((value) => `\`${value}\``)
      .join(', ')}.`,
  );
});

test('responses with their examples, fields and headers, which are described once', () => {
  const header = { 'Retry-After': { schema: { type: 'integer' } } };
  const error = (description: string) => ({
    description,
    headers: header,
    content: { 'application/json': { example: { code: '1' } } },
  });
  const text = print({
    responses: {
      200: { description: 'Paid.', content: { 'application/json': { schema: CARD } } },
      429: error('Too many.'),
      500: error('Failed.'),
    },
  });
  expect(text.slice(text.indexOf('### 200'))).toBe(
    '### 200\n\nPaid.\n\n```json\n{\n  "number": "123456789012",\n  "holder": "string"\n}\n```\n\n`application/json`\n\n' +
      '- `number`: string, 12 to 19 digits, `^\\d{12,19}$`, required. The number. Digits only.\n' +
      '- `holder`: string. The name on it. As it is embossed.\n\n' +
      '### 429\n\nToo many.\n\nExample\n\n```json\n{\n  "code": "1"\n}\n```\n\n`application/json`\n\n' +
      'Headers:\n\n- `Retry-After`: whole number.\n\n' +
      '### 500\n\nFailed.\n\nExample\n\n```json\n{\n  "code": "1"\n}\n```\n\n`application/json`\n\n' +
      'Headers: `Retry-After`.\n',
  );
});

test('a fence is longer than any run of backticks in what it holds', () => {
  const example = '```\nend';
  const content = { 'text/plain': { schema: { type: 'string' }, example } };
  expect(print({ responses: { 200: { description: '', content } } })).toContain(
    '````\n```\nend\n````',
  );
});

test('what it recurs into ends', () => {
  const node = { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } };
  expect(print({ requestBody: { content } }, { Node: node })).toMatch(
    /\n- `next`: object\.\n {2}- Node repeats here\.\n$/,
  );
});

test('what the line of a field says of its value: what it always is, when it is required, its examples', () => {
  const schema = {
    type: 'object',
    properties: {
      kind: { const: 'parcel' },
      size: { type: 'string', default: 'small', examples: ['small', 'a`b'] },
      zone: { type: 'integer' },
    },
    dependentRequired: { zone: ['size'] },
  };
  expect(printBody(schema)).toBe(
    '- `kind`: string, always `parcel`.\n' +
      '- `size`: string, conditional, default `small`, example ``a`b``. Required when `zone` is sent.\n' +
      '- `zone`: whole number.',
  );
});

test('texts of a document keep their blocks, below what they belong to', () => {
  const text = '# Sizes\n\nHow large:\n\n- small\n- large\n\n```text\n# 1\n```';
  const schema = {
    type: 'object',
    properties: {
      size: { type: 'object', description: text, properties: { a: { type: 'string' } } },
    },
  };
  expect(printBody(schema)).toBe(
    '- `size`: object.\n\n  **Sizes**\n\n  How large:\n\n  * small\n  * large\n\n' +
      '  ```text\n  # 1\n  ```\n  - `a`: string.',
  );
  expect(print({ description: text })).toContain('\n## Sizes\n\nHow large:\n\n* small\n');
  const response = { 200: { description: 'Paid\n----\nYes.' } };
  expect(print({ responses: response })).toContain('### 200\n\n#### Paid\n\nYes.\n');
});

describe('forms and conditions over fields that are described above', () => {
  const fields = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
  const places = fields({ country: { type: 'string' }, zip: { type: 'string' } });

  test('a condition says what it asks, and what follows from it', () => {
    const text = printBody({
      ...places,
      if: { properties: { country: { const: 'US' } } },
      then: { properties: { zip: { minLength: 5 } }, required: ['zip'] },
      else: { properties: { zip: { maxLength: 9 } } },
    });
    expect(text).toContain('  - `country`: string, always `US`.');
    expect(text).toContain('needs `zip`.\n  - `zip`: any, at least 5 characters.');
    expect(text).toContain('  - `zip`: any, up to 9 characters.');
  });

  test('a form says what it makes of a field, and nothing of one that it leaves as it is', () => {
    const card = { properties: { country: { const: 'US' }, zip: { type: 'string' } } };
    const text = printBody({
      ...places,
      oneOf: [card, { properties: { zip: {} }, required: ['zip'] }],
    });
    expect(text.match(/^ {2}- .*/gm)).toEqual(['  - `country`: string, always `US`.']);
    expect(text).toMatch(/needs `zip`\.$/m);
  });
});

test('a body of one value, and of some objects', () => {
  expect(printBody({ type: 'object', const: { a: 1 } })).toContain('always `{"a":1}`');
  const text = printBody({
    oneOf: [{ type: 'object' }, { type: 'string' }],
    enum: [{ a: 1 }, 'b'],
  });
  expect(text).toContain('`{"a":1}`, `b`.');
});

test('meanings of values that are lists stand below their values', () => {
  const value = {
    type: 'string',
    enum: ['a', 'b'],
    'x-enum-descriptions': ['Either\n\n* one\n* two', 'The other'],
  };
  const text = printBody({ type: 'object', properties: { x: value } });
  expect(text).toMatch(/^ {2}- `a` Either\.\n\n {4}\* one\n {4}\* two$/m);
  expect(text).toMatch(/^ {2}- `b` The other/m);
});

test('code that a description leaves open takes in nothing of what follows', () => {
  const text = print({
    description: 'Send:\n\n```json\n{}',
    responses: { 200: { description: 'Paid.' } },
  });
  expect(text).toContain('```json\n{}\n```\n');
});
