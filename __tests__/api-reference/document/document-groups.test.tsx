import { render, screen, waitFor, within } from '@testing-library/react';
import { briefText } from '@/components/api-reference/document/brief-text';
import { DocumentOverview } from '@/components/api-reference/document/document-overview';
import type { JsonObject } from '@/lib/openapi/core/types';
import { createNamedHref } from '@/lib/routes/api-address';
import { toApiOf } from '../../openapi/core/support';
import { toView, watchConsole } from '../support';

watchConsole();

const OK = { responses: { 200: { description: 'Done.' } } };

function show(paths: JsonObject, rest: JsonObject = {}) {
  const view = {
    ...toView(toApiOf(paths, {}, rest)),
    getHref: createNamedHref('/x.json'),
    lazy: true,
  };
  return render(<DocumentOverview view={view} above={null} />);
}
const groups = () =>
  within(screen.getByRole('region', { name: 'Operations' })).getAllByRole('listitem');

test('the overview of a document lists its groups: what each is for, how much it has, and its first operation', () => {
  show(
    {
      '/sale': { post: { ...OK, tags: ['Payments'] }, get: { ...OK, tags: ['Payments'] } },
      '/plan': { get: { ...OK, tags: ['Plans'] } },
    },
    { tags: [{ name: 'Payments', description: 'Take **money**, [see](https://x).\n\nAnd more.' }] },
  );
  expect(groups().map((group) => group.textContent)).toEqual([
    'Payments2 operationsTake money, see.',
    'Plans1 operation',
  ]);
  expect(screen.getByRole('link', { name: 'Payments' })).toHaveAttribute(
    'href',
    '/api/?swaggerUri=%2Fx.json&operation=get+%2Fsale',
  );
});

test('a group whose description is its name says it once', () => {
  const tags = [{ name: 'Invoicing', description: '**invoicing**.' }];
  show({ '/a': { get: { ...OK, tags: ['Invoicing'] } } }, { tags });
  expect(groups().map((group) => group.textContent)).toEqual(['Invoicing1 operation']);
});

test('webhooks are counted on their own', () => {
  show({}, { openapi: '3.1.0', webhooks: { done: { post: { ...OK, tags: ['Events'] } } } });
  expect(groups().map((group) => group.textContent)).toEqual(['Events1 webhook']);
});

test('of a document with thousands of groups some are drawn, more when they are wanted, and none is lost', () => {
  const paths = Object.fromEntries(
    Array.from({ length: 5000 }, (_, at) => [`/${at}`, { get: { ...OK, tags: [`Tag ${at}`] } }]),
  );
  show(paths);
  expect(groups()).toHaveLength(24);
  expect(screen.getByText('276 more groups')).toBeVisible();
  expect(screen.getByText('And 4700 more: all are in the list.')).toBeVisible();
});

test('the words below a closed part are in the page, for find-in-page', async () => {
  const basic = { type: 'http', scheme: 'basic', description: 'Your *key* as user name.' };
  const { container } = show(
    { '/a': { get: OK } },
    {
      components: { securitySchemes: { basic } },
      info: { title: 'T', contact: { name: 'Help desk' }, license: { name: 'MIT' } },
      tags: [{ name: 'Later', description: 'Without operations yet.' }],
    },
  );
  const closed = container.querySelector('details:not([open])');
  await waitFor(() => expect(closed).toHaveTextContent('basic: Your *key* as user name.'));
  expect(closed).toHaveTextContent('Later: Without operations yet.');
  expect(closed).toHaveTextContent('Help desk');
  expect(closed).toHaveTextContent('MIT');
});

test.each([
  ['', ''],
  ['Plain words.', 'Plain words.'],
  ['# Title\n\nText', 'Title'],
  ['a `merchant_id` and __proto__', 'a merchant_id and __proto__'],
  ['<p>One <b>two</b></p>', 'One two'],
  ['![a picture](x.png) here', 'a picture here'],
  ['1 < 2', '1 < 2'],
])('the first paragraph of %j in plain words is %j', (markdown, words) => {
  expect(briefText(markdown)).toBe(words);
});

test('a long paragraph ends after a whole word', () => {
  const brief = briefText('word '.repeat(10_000));
  expect(brief.length).toBeLessThan(310);
  expect(brief).toMatch(/ word …$/);
});
