import { screen, within } from '@testing-library/react';
import type { JsonObject } from '@/lib/openapi/core/types';
import { renderOperation, watchConsole } from '../support';

watchConsole();

const list = () => screen.queryByRole('group', { name: 'What this call needs' });

/** Names and values of the list. */
const listTexts = () =>
  [...(list()?.querySelectorAll('dl > div') ?? [])].map((one) => one.textContent);

const BODY: JsonObject = {
  requestBody: { content: { 'application/json': { schema: { properties: { once: {} } } } } },
};

test('an operation of which the document says nothing has no list', () => {
  renderOperation({ summary: 'Sale' });
  expect(list()).toBeNull();
});

test('an operation lists what it needs, in one order', () => {
  renderOperation({
    'x-sandbox': 'moves no money',
    'x-timeout': '60s',
    'x-idempotency': { field: 'once', ttl: '24h' },
    'x-rate-limit': { limit: 5, per: 'second' },
    'x-permissions': ['Refund'],
    ...BODY,
  });
  expect(listTexts()).toEqual([
    'Permission: Refund',
    'Rate limit: 5 requests a second',
    'Safe to repeat: with once, for 24 hours',
    'Timeout: 60 seconds',
    'In the sandbox: moves no money',
  ]);
});

test('a name leads to the page that explains it, and a field to its row', () => {
  renderOperation({
    'x-idempotency': { field: 'once', url: 'https://docs.example.com/repeat' },
    ...BODY,
  });
  const group = within(screen.getByRole('group', { name: 'What this call needs' }));
  const page = group.getByRole('link', { name: 'Safe to repeat' });
  expect(page).toHaveAttribute('href', 'https://docs.example.com/repeat');
  expect(page).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(group.getByRole('link', { name: 'once' })).toHaveAttribute('href', '#body.once');
});

test.each(['javascript:alert(1)', 'guide.html'])('%s is no link', (url) => {
  renderOperation({ 'x-rate-limit': { description: 'five a second', url } });
  expect(listTexts()).toEqual(['Rate limit: five a second']);
  expect(
    within(screen.getByRole('article')).queryByRole('link', { name: 'Rate limit' }),
  ).toBeNull();
});

test('markup of a document is text', () => {
  renderOperation({ 'x-sandbox': '<img src=x onerror=alert(1)> and {} braces' });
  expect(listTexts()).toEqual(['In the sandbox: <img src=x onerror=alert(1)> and {} braces']);
});
