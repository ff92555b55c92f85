import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { getOperation, readIn, toApi, toApiOf } from './support';

const told = (value: Json) =>
  readIn({}, value).problems.map(({ id, level, at, message }) => [id, level, at, message]);

test.each<[string, Json, string]>([
  ['maxLength', '3', 'Expected a whole number from 0 as maxLength, found the text "3".'],
  ['maxLength', -1, 'Expected a whole number from 0 as maxLength, found the number -1.'],
  ['minItems', 1.5, 'Expected a whole number from 0 as minItems, found the number 1.5.'],
  ['minimum', '1', 'Expected a number as minimum, found the text "1".'],
  ['multipleOf', [], 'Expected a number as multipleOf, found a list.'],
  ['exclusiveMaximum', '9', 'Expected a number or true as exclusiveMaximum, found the text "9".'],
  ['description', {}, 'Expected a text as description, found an object.'],
  ['title', 404, 'Expected a text as title, found the number 404.'],
  ['pattern', true, 'Expected a text as pattern, found true.'],
  ['type', 7, 'Expected a text or a list of texts as type, found the number 7.'],
  ['type', ['string', 7], 'Expected a text or a list of texts as type, found a list.'],
  ['deprecated', 'true', 'Expected true or false as deprecated, found the text "true".'],
  ['nullable', 1, 'Expected true or false as nullable, found the number 1.'],
  ['readOnly', [], 'Expected true or false as readOnly, found a list.'],
  ['enum', 'a', 'Expected a list as enum, found the text "a".'],
  ['required', 'yes', 'Expected a list of names as required, found the text "yes".'],
  ['xml', 'a', 'Expected an object as xml, found the text "a".'],
  ['discriminator', 7, 'Expected an object as discriminator, found the number 7.'],
  ['patternProperties', [], 'Expected an object as patternProperties, found a list.'],
  [
    'maxLength',
    'x'.repeat(200),
    `Expected a whole number from 0 as maxLength, found the text "${'x'.repeat(119)}…".`,
  ],
])('a schema whose %s is %j tells what is found and what is expected', (key, value, message) => {
  const [[id, level, at, words] = [], ...others] = told({ [key]: value });
  expect([level, at, words]).toEqual([
    id === 'not-a-list' ? level : 'warning',
    `#/test/${key}`,
    message,
  ]);
  expect(others).toEqual([]);
});

test.each<JsonObject>([
  { exclusiveMinimum: true, minimum: 1 },
  { exclusiveMinimum: 1 },
  { required: true },
  { required: ['a'] },
  { type: ['string', 'null'] },
  { discriminator: 'kind' },
  { description: null, maxLength: null, enum: null, default: {}, example: [], const: 7 },
  { maximum: 1e300, minLength: 3.0, examples: {}, 'x-maxLength': '3' },
  { properties: { maxLength: { type: 'string' }, required: {} } },
])('%j is as some version of the standard has it, or says nothing', (value) => {
  expect(told(value)).toEqual([]);
});

test('what is plainly meant is shown all the same', () => {
  const { constraints, deprecated, readOnly } = readIn(
    {},
    {
      maxLength: '3',
      minimum: '-1.5',
      maximum: '9007199254740993',
      deprecated: 'true',
      readOnly: 'true',
    },
  );
  expect(constraints.map(({ text }) => text)).toEqual([
    'up to 3 characters',
    '-1.5 to 9007199254740993',
    'read only',
  ]);
  expect([deprecated, readOnly]).toEqual([true, true]);
});

test('a limit in words that are no number is no limit', () => {
  expect(
    readIn({}, { maxLength: 'three', minimum: ' ', maximum: '0x10', minItems: '' }).constraints,
  ).toEqual([]);
});

const OPERATION: JsonObject = {
  summary: 404,
  description: {},
  operationId: 7,
  deprecated: 'true',
  externalDocs: 'https://docs.example.com/',
  tags: 'x',
  parameters: [
    { name: 'a', in: 'query', required: 'yes', deprecated: 1, schema: {}, description: [] },
    { name: 'b', in: 'query', required: 'true', explode: 'false', content: [] },
  ],
  requestBody: { required: 'true', content: {}, description: 7 },
  responses: { 200: { description: 7, headers: { H: { required: 'no', schema: {} } } } },
};

test('an operation, its parameters, body and answers tell of theirs', () => {
  const api = toApiOf({ '/a': { post: OPERATION } });
  const operation = getOperation(api, 'post /a');
  expect(operation.problems.filter(({ id }) => id === 'keyword-shape').map(({ at }) => at)).toEqual(
    [
      'summary',
      'description',
      'operationId',
      'deprecated',
      'externalDocs',
      'parameters/0/description',
      'parameters/0/required',
      'parameters/0/deprecated',
      'parameters/1/required',
      'parameters/1/explode',
      'requestBody/description',
      'requestBody/required',
      'responses/200/description',
      'responses/200/headers/H/required',
    ].map((at) => `#/paths/~1a/post/${at}`),
  );
  expect(operation.entry.name).toBe('404');
  expect(operation.entry.deprecated).toBe(true);
  expect(operation.parameters.map(({ required }) => required)).toEqual([false, true]);
  expect(operation.requestBody?.required).toBe(true);
  // Tags are told of where operations are listed.
  expect(api.problems.map(({ id, at }) => [id, at])).toEqual([
    ['not-a-list', '#/paths/~1a/post/tags'],
  ]);
});

test('a parameter of Swagger 2.0 is told of once', () => {
  const api = toApi({
    swagger: '2.0',
    paths: {
      '/a': {
        get: {
          parameters: [{ name: 'a', in: 'query', type: 'string', maxLength: '3', required: 'yes' }],
        },
      },
    },
  });
  const { problems, parameters } = getOperation(api, 'get /a');
  expect(problems.map(({ at }) => at)).toEqual(['#/paths/~1a/get/parameters/0/required']);
  expect(parameters).toHaveLength(1);
});

test('a schema of thousands of parts tells of the first faults, and how many more there are', () => {
  const allOf = Array.from({ length: 3_000 }, () => ({ maxLength: 'x', minLength: 'y' }));
  const problems = told({ allOf });
  expect(problems).toHaveLength(21);
  expect(problems[20]).toEqual([
    'keyword-shape',
    'warning',
    '#/test',
    'So are 5980 more keywords: what they say is of another type than the standard has.',
  ]);
});
