import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import type { JsonObject } from '@/lib/openapi/core/types';
import { reveal } from '@/lib/scroll/reveal-target';
import { getOperation, toApiOf } from '../../openapi/core/support';
import { toView, watchConsole } from '../support';

watchConsole();

const text: JsonObject = { type: 'string' };
const SALE: JsonObject = {
  type: 'object',
  required: ['amount'],
  properties: { amount: text, number: text, swipe: text, token: text },
  oneOf: [
    { title: 'Keyed card', required: ['number'], description: 'Typed in.' },
    { title: 'Swiped card', required: ['swipe'], description: 'Read from the stripe.' },
    { title: 'Token', required: ['token'], additionalProperties: true },
  ],
};
const EXAMPLES: JsonObject = { token: { summary: 'Stored', value: { amount: '1', token: 'x' } } };

function renderSale(lazy = true, examples = {}) {
  const content = { 'application/json': { schema: SALE, examples } };
  const api = toApiOf({ '/a': { post: { requestBody: { content } } } });
  const operation = getOperation(api, 'post /a');
  return render(<OperationArticle operation={operation} view={toView(api, lazy)} />);
}

const getCode = () => screen.getByRole('group', { name: 'curl' }).textContent;
const getChosen = () =>
  within(screen.getByRole('group', { name: 'Send one of these' }))
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap(({ checked, labels }) => (checked ? (labels?.[0]?.textContent ?? []) : []));

beforeEach(() => history.replaceState(null, '', '/api/'));

test('the choice of a form shows its fields and changes the sample', () => {
  renderSale(false);
  expect(getChosen()).toEqual(['Keyed card']);
  expect(getCode()).toContain('"number"');
  fireEvent.click(screen.getByRole('radio', { name: 'Swiped card' }));
  const form = screen.getByRole('group', { name: 'Swiped card' });
  expect(form).toHaveTextContent('Read from the stripe.');
  expect(form).toContainElement(document.getElementById('body.swipe'));
  expect(document.getElementById('body.swipe')).toHaveTextContent('required');
  expect(form).not.toContainElement(document.getElementById('body.amount'));
  expect(getCode()).toContain('"swipe"');
  expect(getCode()).not.toContain('"number"');
});

test('the address keeps the choice', () => {
  const { unmount } = renderSale();
  fireEvent.click(screen.getByRole('radio', { name: 'Token' }));
  expect(location.search).toBe('?form=token');
  unmount();
  renderSale();
  expect(getChosen()).toEqual(['Token']);
});

test('a fragment of a form that is no longer chosen leaves the address', () => {
  history.replaceState(null, '', '/api/#body.number');
  renderSale();
  fireEvent.click(screen.getByRole('radio', { name: 'Token' }));
  expect(location.search + location.hash).toBe('?form=token');
});

test('going back restores the choice of that address', () => {
  renderSale();
  fireEvent.click(screen.getByRole('radio', { name: 'Token' }));
  act(() => {
    history.replaceState(null, '', '/api/?form=swiped-card');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(getChosen()).toEqual(['Swiped card']);
});

test('a name that is no form chooses the first', () => {
  history.replaceState(null, '', '/api/?form=cheque');
  renderSale();
  expect(getChosen()).toEqual(['Keyed card']);
});

test('the first choice is that of the first example, and an example chooses its form', () => {
  renderSale(true, EXAMPLES);
  expect(getChosen()).toEqual(['Token']);
  const examples = screen.getByRole('combobox', { name: 'Example' });
  fireEvent.change(examples, { target: { value: 'Swiped card' } });
  expect(getChosen()).toEqual(['Swiped card']);
  fireEvent.click(screen.getByRole('radio', { name: 'Token' }));
  expect(examples).toHaveDisplayValue('Stored');
});

test.each([true, false])('a link to a field chooses its form; lazy: %s', async (lazy) => {
  renderSale(lazy);
  await waitFor(() => expect(document.getElementById('body.token')).not.toBeNull());
  const field = document.getElementById('body.token');
  act(() => {
    if (field) reveal(field);
  });
  expect(getChosen()).toEqual(['Token']);
  expect(location.search).toBe('?form=token');
});

test('a field of a form in the address chooses that form when the page hydrates', () => {
  history.replaceState(null, '', '/api/#body.swipe');
  renderSale(false);
  expect(getChosen()).toEqual(['Swiped card']);
  expect(getCode()).toContain('"swipe"');
});

test('a form says nothing of other names that every schema allows', () => {
  history.replaceState(null, '', '/api/?form=token');
  renderSale();
  expect(screen.queryByText(/any other name/)).toBeNull();
});

test('a pre-rendered page has the fields of all forms', () => {
  renderSale(false);
  for (const id of ['body.number', 'body.swipe', 'body.token'])
    expect(document.getElementById(id)).not.toBeNull();
});
