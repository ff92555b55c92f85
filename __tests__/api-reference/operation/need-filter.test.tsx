import { screen, within } from '@testing-library/react';
import { renderField, renderOperation, watchConsole } from '../support';

watchConsole();

const plain = { type: 'string' };
const CONDITIONAL = {
  type: 'string',
  description: 'A box.<br><strong>Conditional Requirement: </strong>Required for parcels.',
};

function renderBody(names: readonly string[], required: readonly string[], conditional?: string) {
  const properties = Object.fromEntries(names.map((name) => [name, plain]));
  const schema = {
    type: 'object',
    required,
    properties: { ...properties, ...(conditional ? { [conditional]: CONDITIONAL } : {}) },
  };
  return renderOperation({ requestBody: { content: { 'application/json': { schema } } } });
}

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];
const getNeed = (id: string) => document.getElementById(id)?.getAttribute('data-need');

test('the fields of a long body are chosen by need; all show at first', () => {
  renderBody(SIX, ['a', 'b'], 'g');
  const group = screen.getByRole('radiogroup', { name: 'Fields to show' });
  const labels = within(group)
    .getAllByRole('radio')
    .map((one) => one.getAttribute('id'));
  expect(labels).toHaveLength(3);
  expect(within(group).getByRole('radio', { name: 'All 7' })).toBeChecked();
  expect(within(group).getByRole('radio', { name: 'Required 2' })).not.toBeChecked();
  expect(within(group).getByRole('radio', { name: 'Required or conditional 3' })).toBeEnabled();
  expect(group).not.toContainElement(document.getElementById('body.a'));
});

test('each field carries its need', () => {
  renderBody(SIX, ['a'], 'g');
  expect(getNeed('body.a')).toBe('required');
  expect(getNeed('body.g')).toBe('conditional');
  expect(getNeed('body.b')).toBeNull();
});

test.each([
  ['few fields', ['a', 'b'], ['a']],
  ['nothing required', SIX, []],
  ['everything required', SIX, SIX],
])('no choice for %s', (_, names, required) => {
  renderBody(names, required);
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('a choice that shows nothing more than another is not offered', () => {
  renderBody(SIX, ['a']);
  expect(within(screen.getByRole('radiogroup')).getAllByRole('radio')).toHaveLength(2);
});

test('a row that is no field of its own is never filtered', () => {
  renderOperation({
    requestBody: { content: { 'application/json': { schema: { type: 'array', items: plain } } } },
  });
  expect(screen.getByRole('listitem')).toHaveAttribute('data-need', 'part');
});

test('a conditional field says so and when', () => {
  renderField(CONDITIONAL);
  expect(screen.getByText('conditional')).toBeVisible();
  expect(screen.getByText('Required for parcels.')).toBeVisible();
  expect(screen.getByText('A box.')).toBeVisible();
});

test('a required field is not called conditional', () => {
  renderField(CONDITIONAL, { required: true });
  expect(screen.queryByText('conditional')).toBeNull();
});
