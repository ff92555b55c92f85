import { screen, within } from '@testing-library/react';
import type { JsonObject } from '@/lib/openapi/core/types';
import { renderOperation, watchConsole } from '../support';

watchConsole();

function getTabs(responses: JsonObject): readonly string[] {
  renderOperation({ responses });
  const tabs = within(screen.getByRole('group', { name: 'Response' })).getAllByRole('radio');
  return tabs.map((tab) =>
    tab instanceof HTMLInputElement ? (tab.labels?.[0]?.textContent ?? '') : '',
  );
}

const OBJECT: JsonObject = { schema: { type: 'object', properties: { a: { type: 'string' } } } };

test('a tab names the media type where its answer has several', () => {
  const tabs = getTabs({
    200: { content: { 'text/xml': OBJECT, 'application/json': OBJECT } },
    400: { content: { 'application/problem+json': OBJECT } },
    404: {
      content: {
        'application/json': { ...OBJECT, examples: { gone: { summary: 'Gone', value: {} } } },
        'text/plain': {},
      },
    },
  });
  expect(tabs).toEqual(['200 (application/json)', '400', '404 Gone (application/json)']);
});

test('an answer whose only example is the empty text has no tab, and lists it', () => {
  const tabs = getTabs({
    200: { content: { 'application/json': OBJECT } },
    400: { content: { 'text/plain': { examples: { a: { value: '' }, b: { value: 'No.' } } } } },
    404: { content: { 'text/plain': { examples: { 'Not found': { value: '' } } } } },
    409: { content: { 'application/json': { example: '' } } },
  });
  expect(tabs).toEqual(['200', '400 b', '409 example']);
  expect(screen.getByText('1 example')).toBeVisible();
});
