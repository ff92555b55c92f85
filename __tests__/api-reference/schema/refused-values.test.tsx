import { screen } from '@testing-library/react';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { renderField, renderOperation, watchConsole } from '../support';

watchConsole();

const REMARK = '(does not fit the schema)';

test.each<[string, Json]>([
  [`example year ${REMARK}`, { type: 'string', enum: ['weekly'], example: 'year' }],
  [`default "" ${REMARK}`, { type: 'string', default: '', minLength: 1 }],
  ['example 94105', { type: 'string', example: 94105 }],
  ['example null', { type: ['string', 'null'], examples: [null] }],
])('a chip says %s', (text, schema) => {
  renderField(schema);
  expect(screen.getByText(text)).toBeVisible();
});

test('null in place of an example is none', () => {
  renderField({ type: 'string', example: null });
  expect(screen.queryByText(/null/)).toBeNull();
});

const send = (content: JsonObject): JsonObject => ({
  requestBody: { content: { 'application/json': content } },
  responses: { 200: { description: 'Fine.', content: { 'application/json': content } } },
});

test('an example that its schema refuses stands in the list, what fits beside the text', () => {
  renderOperation(
    send({ schema: { properties: { a: { type: 'integer' } } }, example: { a: 'x' } }),
  );
  expect(screen.getAllByText('Does not fit its schema.')).toHaveLength(2);
  expect(screen.getAllByText(/example does not fit its schema: this is made to fit/)).toHaveLength(
    2,
  );
});

test('an example that fits stands beside the text only', () => {
  renderOperation(send({ schema: { properties: { a: { type: 'integer' } } }, example: { a: 7 } }));
  expect(screen.queryByText(/fit/)).toBeNull();
  expect(screen.queryByText('1 example')).toBeNull();
});

test.each<[string, Json]>([
  ['{"b":1}', { b: 1 }],
  ['a.json', 'a.json'],
])('an example of the whole schema that it refuses is listed: %s', (text, example) => {
  const schema = { type: 'object', required: ['a'], properties: { a: {} }, example };
  renderOperation({ requestBody: { content: { 'application/json': { schema } } }, responses: {} });
  expect(screen.getByText(`${text} ${REMARK}`)).toBeInTheDocument();
});

test.each<[string, JsonObject]>([
  ['object or null', { type: ['object', 'null'], properties: { a: {} } }],
  ['object or array or null', { type: ['object', 'array', 'null'], properties: { a: {} } }],
  ['Profile or null', { oneOf: [{ $ref: '#/components/schemas/Profile' }, { type: 'null' }] }],
])('a body that is no plain object says %s', (type, schema) => {
  const Profile = { type: 'object', properties: { a: {} } };
  const body = { requestBody: { content: { 'application/json': { schema } } } };
  renderOperation({ ...body, responses: {} }, { components: { schemas: { Profile } } });
  expect(screen.getByText(type)).toBeVisible();
});
