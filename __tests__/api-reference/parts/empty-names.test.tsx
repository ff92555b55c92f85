import { screen } from '@testing-library/react';
import { visibleName } from '@/lib/text/visible-name';
import { renderOperation, watchConsole } from '../support';

watchConsole();

test.each([
  [['', ' ', 'b', 'c'], 'b'],
  [['', '\u200b\n'], '(no name)'],
  [[' a'], ' a'],
])('of %j the name is %j', (names, name) => expect(visibleName(...names)).toBe(name));

test('no choice, link or row is without words where the document gives it no name', () => {
  const schema = { type: 'object', properties: { '': { type: 'string' } } };
  const media = { schema, examples: { '': { value: 1 }, monthly: { value: 2 } } };
  renderOperation({
    parameters: [{ name: 'a', in: 'query', examples: { '': { value: 1 }, ' ': { value: 2 } } }],
    requestBody: { content: { 'application/json': media } },
    responses: {
      200: {
        description: 'ok',
        content: { 'application/json': media },
        links: { '': { operationId: 'x' } },
      },
    },
    callbacks: { '': { '{$url}': { post: { responses: {} } } } },
  });
  for (const role of ['link', 'option', 'tab'])
    for (const one of screen.queryAllByRole(role)) expect(one).toHaveAccessibleName(/\S/);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '(no name)',
    'monthly',
  ]);
});
