import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestDataComposer } from '@/components/workbench/composer/test-data-composer';
import type { OutcomeGroup } from '@/lib/workbench/composer/list-outcomes';

const groups: readonly OutcomeGroup[] = [
  {
    name: 'Payment',
    outcomes: [
      {
        name: 'approved',
        label: 'Approved',
        source: 'card',
        set: {},
        results: [['', '200']],
      },
      {
        name: 'insufficient-funds',
        label: 'Declined, insufficient funds',
        source: 'card',
        set: { amount: 0.51 },
        results: [
          ['', '402'],
          ['code', '051'],
        ],
      },
    ],
  },
  {
    name: 'Bank account',
    outcomes: [
      {
        name: 'closed',
        label: 'Closed',
        source: 'account',
        set: { account: '2' },
        results: [['', '200']],
        later: [['reason', 'R02']],
      },
    ],
  },
];
const text = 'the request of the first outcome';
const request = {
  method: 'POST',
  url: 'https://api.example.com/sale',
  keys: [],
  headers: [],
  cookies: [],
};
const samples = { card: { amount: 49.95, card: '4111' }, account: { amount: 49.95, account: '1' } };

beforeEach(() => {
  history.replaceState(null, '', '/api/testing/?lang=curl');
  render(
    <TestDataComposer
      {...{ groups, samples, request }}
      named={{ api: 'shop', operation: 'post /sale' }}
      printed={
        <pre aria-label="curl" role="group">
          {text}
        </pre>
      }
      fields={['amount', 'card', 'account']}
    />,
  );
});

const choose = (name: string) => userEvent.selectOptions(screen.getByLabelText('Outcome'), name);
const code = () => screen.getByRole('group', { name: 'curl' });

test('begins with the first outcome, printed at build', () => {
  expect(screen.getByRole('status')).toHaveTextContent('amount49.95');
  expect(code()).toHaveTextContent(text);
});

test('a choice changes data, result and request, and stands in the address without them', async () => {
  await choose('insufficient-funds');
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('amount0.51');
  expect(status).toHaveTextContent('You get HTTP status 402, code 051');
  await waitFor(() => expect(code()).toHaveTextContent('"amount": 0.51'));
  expect(location.search).toBe('?lang=curl&outcome=insufficient-funds');
});

test('a payment from an account has no card', async () => {
  await choose('closed');
  const names = within(screen.getByRole('status')).getAllByRole('term');
  expect(names.map(({ textContent }) => textContent)).toEqual(['amount', 'account']);
  expect(screen.getByRole('status')).toHaveTextContent(
    'You get HTTP status 200; on a later day the transaction has reason R02',
  );
});
