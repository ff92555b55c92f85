import { screen } from '@testing-library/react';
import type { JsonObject } from '@/lib/openapi/core/types';
import { renderOperation, watchConsole } from '../support';

watchConsole();

const CODES = Array.from({ length: 9 }, (_, index) => `c${index}`);
const VALUES = Array.from({ length: 9 }, (_, index) => `v${index}`);
const CARD = {
  type: 'object',
  required: ['number'],
  properties: { number: {}, brand: { type: 'string', enum: VALUES } },
};
const LINES = { type: 'array', items: { type: 'object', properties: { sku: {}, count: {} } } };
const json = (schema: JsonObject, examples: JsonObject = {}) => ({
  content: { 'application/json': { schema, examples } },
});
const BODY = {
  type: 'object',
  properties: {
    card: CARD,
    lines: LINES,
    size: { enum: ['s', 'm'] },
    codes: { items: { enum: CODES } },
  },
};
const TWO = { a: { value: 1 }, b: { value: 2 } };

const OPERATION = {
  parameters: [{ name: 'page', in: 'query', schema: {}, examples: TWO }],
  requestBody: json(BODY, TWO),
  responses: {
    200: {
      description: 'Done.',
      headers: { 'X-Id': { schema: {} } },
      ...json({ properties: { card: CARD } }),
    },
    401: { description: 'No key.', ...json({ properties: { code: {} } }, TWO) },
  },
};

/** What is read in a list of all that can be pressed, far from where it stands. */
function toPressed(): readonly string[] {
  const parts = [...document.querySelectorAll('summary, [aria-label="Open nested fields"] button')];
  return parts.map((part) => part.getAttribute('aria-label') ?? part.textContent);
}

it('says of what opens which field or answer it belongs to', () => {
  renderOperation(OPERATION);
  expect(toPressed()).toEqual([
    '2 examples of page',
    '2 examples of the request body',
    '1 level of the nested fields in the request body',
    '2 levels of the nested fields in the request body',
    'All of the nested fields in the request body',
    'None of the nested fields in the request body',
    '2 fields of card',
    '9 values of brand',
    '2 fields of lines',
    'each item of codes',
    '9 values of each item of codes',
    'Headers of 200',
    'Body of 200',
    '1 level of the nested fields in 200',
    '2 levels of the nested fields in 200',
    'All of the nested fields in 200',
    'None of the nested fields in 200',
    '2 fields of card in 200',
    '9 values of brand in 200',
    '2 examples of 401',
    'Body of 401',
  ]);
});

it('names the lists of fields and values after the field they are of', () => {
  renderOperation(OPERATION);
  const lists = screen.getAllByRole('list', { hidden: true });
  const names = lists.map((list) => list.getAttribute('aria-label')).filter(Boolean);
  expect(names).toEqual([
    'card',
    'Values of brand',
    'each item of lines',
    'Values of size',
    'Values of each item of codes',
    'card in 200',
    'Values of brand in 200',
  ]);
});

it('leads from answer to answer by headings', () => {
  renderOperation(OPERATION);
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['200', '401']);
});

it('leads to the samples by landmark, and names the request like the response', () => {
  renderOperation(OPERATION);
  expect(screen.getByRole('region', { name: 'Code samples' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Request' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy Request' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy Response' })).toBeVisible();
});

it('names that nobody can mean are cut there, those of answers and of lists of lists, too', () => {
  const many = 'x'.repeat(100_000);
  const lists = { items: { items: { items: { properties: { a: {}, b: {} } } } } };
  renderOperation({
    requestBody: json({ properties: { [many]: lists, ok: {} } }),
    responses: { [many]: { description: 'Done.', ...json({ properties: { a: {} } }) } },
  });
  const longest = Math.max(...toPressed().map(({ length }) => length));
  expect(longest).toBeGreaterThan(500);
  expect(longest).toBeLessThan(600);
});
