import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { printOperation } from '@/lib/openapi/markdown/print-operation';
import { getOperation, toApiOf } from '../core/support';

/** Prints the operation `POST /pay` of a document. */
function print(operation: JsonObject, rest: JsonObject = {}): string {
  const api = toApiOf({ '/pay': { post: { summary: 'Pay', ...operation } } }, {}, rest);
  return printOperation(api, getOperation(api, 'post /pay'));
}

const printBody = (schema: JsonObject) =>
  print({ requestBody: { content: { 'application/json': { schema } } } })
    .replace(/^[^]*`application\/json`\n*/, '')
    .trim();

test('what a document names is no Markdown: patterns, media types, names of XML, types', () => {
  const schema = {
    type: 'object',
    properties: {
      a: { type: 'string', contentMediaType: 'text/*<b>*', xml: { name: '*a*' } },
      b: { type: 'string', pattern: '(?=a)[*_]+' },
      c: { type: 'string', format: 'my*own*format' },
    },
    patternProperties: { '^[a-z]*_*$': { type: 'string' } },
  };
  const text = printBody(schema);
  expect(text).toContain('text/\\*\\<b>\\*');
  expect(text).toContain('\\*a\\*');
  expect(text).toContain('- `b`: string, `(?=a)[*_]+`.');
  expect(text).toContain('my\\*own\\*format');
  expect(text).toContain('^\\[a-z]\\*\\_\\*$');
});

test('an example of XML is XML, as the page shows it', () => {
  const schema = {
    type: 'object',
    xml: { name: 'problem' },
    properties: {
      status: { type: 'integer', xml: { attribute: true } },
      title: { type: 'string' },
    },
  };
  const examples = { refused: { value: { status: 400, title: 'Bad Request' } } };
  const text = print({
    responses: {
      400: { description: 'No', content: { 'application/problem+xml': { schema, examples } } },
    },
  });
  expect(text).toContain('```xml\n<?xml version="1.0" encoding="UTF-8"?>\n<problem status="400">');
  expect(text).not.toContain('"title": "Bad Request"');
});

test('ways to authenticate are no Markdown, and what the document says of them follows', () => {
  const schemes = {
    key: { type: 'apiKey', in: 'header', name: '`X`-*Key*', description: 'Ask *us*\n\n- by mail' },
    token: { type: 'http', scheme: 'bearer', description: 'Not needed here' },
    oauth: {
      type: 'oauth2',
      flows: { clientCredentials: { tokenUrl: 'https://a.example/t_o_', scopes: {} } },
    },
  };
  const text = print(
    { security: [{ key: [] }, { oauth: [] }] },
    { components: { securitySchemes: schemes } },
  );
  expect(text).toContain('Authentication: API key in the header \\`X\\`-\\*Key\\*, or OAuth 2.0');
  expect(text).toContain('token from <https://a.example/t_o_>.');
  expect(text).toContain('- API key in the header \\`X\\`-\\*Key\\*: Ask *us*.\n\n  * by mail\n');
  expect(text).not.toContain('Not needed here');
});

test('a webhook says how the provider proves itself, as its page does', () => {
  const components = { securitySchemes: { basic: { type: 'http', scheme: 'basic' } } };
  const printWebhook = (security: Json) => {
    const post = { security, responses: { 200: { description: '' } } };
    const api = toApiOf({}, {}, { webhooks: { paid: { post } }, components });
    return printOperation(api, getOperation(api, 'post paid'));
  };
  expect(printWebhook([{ basic: [] }])).toContain('How the provider proves itself: HTTP Basic.');
  expect(printWebhook([])).not.toContain('proves itself');
});

test('a callback that is deprecated says so, and a title keeps its signs', () => {
  const post = { deprecated: true, responses: { 200: { description: '' } } };
  const text = print({ summary: 'C #', callbacks: { 'done #': { '{$url}': { post } } } });
  expect(text).toMatch(/^# C \\#\n/);
  expect(text).toContain('### done \\#\n\n`POST {$url}`\n\n**Deprecated: ');
});

test('all examples of a parameter: the first one in its line, those with names, and those too long for its line', () => {
  const examples = {
    small: { summary: 'A small one', value: 1, description: 'Mostly.' },
    file: { externalValue: 'https://a.example/b.json' },
  };
  const long = 'x'.repeat(70);
  const parameters = [
    { name: 'a', in: 'query', schema: { type: 'integer' }, examples },
    { name: 'b', in: 'query', schema: { type: 'string' }, example: long },
  ];
  expect(print({ parameters })).toContain(
    '- `a`: whole number, example `1`.\n  - Example: A small one: `1` Mostly.\n' +
      '  - Example: file: `https://a.example/b.json`\n' +
      `- \`b\`: string.\n  - Example: \`${long}\`\n`,
  );
});

test('a link to an operation of another document says where that is', () => {
  const links = { next: { operationRef: 'https://a.example/api.json#/paths/~1x/get' } };
  const text = print({ responses: { 200: { description: '', links } } });
  expect(text).toContain('(`https://a.example/api.json#/paths/~1x/get`)');
});

test('further documentation of operations, bodies and fields', () => {
  const docs = (url: string, description = '') => ({ externalDocs: { url, description } });
  const schema = {
    ...{ type: 'object', ...docs('https://a.example/body', 'On bodies') },
    properties: {
      a: { type: 'string', description: 'A', ...docs('https://a.example/a', 'The [a]') },
      b: { type: 'string', ...docs('b.html', 'More') },
    },
  };
  const content = { 'application/json': { schema } };
  const text = print({ requestBody: { content }, ...docs('https://a.example/pay') });
  expect(text).toContain('\n\n[Read more](https://a.example/pay).\n');
  expect(text).toContain('\n\n[On bodies](https://a.example/body).\n');
  expect(text).toContain('- `a`: string. A. [The \\[a\\]](https://a.example/a).\n');
  expect(text).toContain('- `b`: string. More: `b.html`.\n');
});
