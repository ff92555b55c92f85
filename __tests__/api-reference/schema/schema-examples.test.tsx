import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { renderField, renderOperation, watchConsole } from '../support';

watchConsole();

function getShort(): readonly string[] {
  return screen.queryAllByText(/^example /).map(({ textContent }) => textContent ?? '');
}

test.each<[string, Json, readonly string[]]>([
  ['each of a few', { examples: ['a', 'b', 'c'] }, ['example a, b, c']],
  ['one that stands there twice', { examples: ['a', 'a'] }, ['example a']],
  ['the older keyword first', { example: 'b', examples: ['a', 'b'] }, ['example b, a']],
  ['none that is the default', { default: 'a', examples: ['a', 'b'] }, ['example b']],
  ['none that is the only value', { const: 1, examples: [1] }, []],
  ['a text beside a number that looks like it', { examples: [1, '1'] }, ['example 1, "1"']],
  ['null among others', { examples: [null, 'a'] }, ['example null, a']],
  ['no null alone', { examples: [null] }, []],
  [
    'a map, too, as some write by mistake',
    { examples: { x: { value: 1 }, y: 2 } },
    ['example 1, 2'],
  ],
  ['no long one alone', { examples: ['x'.repeat(61)] }, []],
])('a field shows %s', (_, schema, texts) => {
  renderField(schema);
  expect(getShort()).toEqual(texts);
  expect(screen.queryByText(/examples$/)).toBeNull();
});

test.each<[string, readonly Json[], readonly string[]]>([
  ['many', ['a', 'b', 'c', 'd', 'a'], ['a', 'b', 'c', 'd']],
  ['objects', [{ a: 1 }, { a: 2 }, { a: 1 }], ['{"a":1}', '{"a":2}']],
  ['long ones', ['x'.repeat(61), 'a'], ['x'.repeat(61), 'a']],
])('%s stand in a list of their own', (_, examples, texts) => {
  renderField({ examples });
  expect(getShort()).toEqual([]);
  expect(screen.getByText(`${texts.length} examples`).tagName).toBe('SUMMARY');
  const list = screen.getByRole('list', { name: 'Examples of amount', hidden: true });
  const items = within(list).getAllByRole('listitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual(texts);
});

test('in the browser the list is made when it is opened', async () => {
  renderField({ examples: [1, 2, 3, 4] }, { lazy: true });
  await userEvent.click(screen.getByText('4 examples'));
  expect(screen.getByRole('list', { name: 'Examples of amount' })).toHaveTextContent('1234');
});

describe('a single example of a parameter or header that the line does not hold', () => {
  const LONG = 'x'.repeat(61);

  test.each<[string, JsonObject, string]>([
    ['an object', { example: { a: 1 } }, '{"a":1} (does not fit the schema)'],
    ['a list', { example: ['a', 'b'] }, '["a","b"] (does not fit the schema)'],
    ['a long text', { example: LONG }, LONG],
    ['one among its named ones', { examples: { one: { value: LONG } } }, LONG],
    ['one of its schema', { schema: { type: 'string', example: LONG } }, LONG],
  ])('%s is behind a button', (_, raw, text) => {
    const headers = { Link: { schema: { type: 'string' }, ...raw } };
    const parameters = [{ name: 'q', in: 'query', schema: { type: 'string' }, ...raw }];
    renderOperation({ parameters, responses: { 200: { description: 'ok', headers } } });
    expect(screen.getAllByText('1 example')).toHaveLength(2);
    const lists = screen.getAllByRole('list', {
      name: /^Examples of (q|Link in 200)$/,
      hidden: true,
    });
    expect(lists.map(({ textContent }) => textContent)).toEqual([text, text]);
  });

  test.each<[string, JsonObject]>([
    ['a short one stands in the line', { example: 'a' }],
    ['null alone says nothing', { example: null }],
    ['one with words stands by its name', { examples: { one: { summary: 'One', value: LONG } } }],
  ])('%s', (_, raw) => {
    const parameters = [{ name: 'q', in: 'query', schema: { type: 'string' }, ...raw }];
    renderOperation({ parameters });
    expect(screen.queryByRole('list', { name: /^Examples/, hidden: true })).toBeNull();
  });
});
