import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Decoder } from '@/components/workbench/response/response-decoder';
import type { CodeTables } from '@/lib/content/schemas/workbench/code-fields';

const TABLES: CodeTables = {
  statuses: {},
  tables: [
    {
      fields: ['rcode'],
      codes: {
        '051': {
          meaning: 'Not enough `money`',
          retry: 'Retry later',
          advice: 'see [the `list`](/api/testing/)',
          href: '/api/reference/#rcode-051',
          guide: { name: 'Payment Gateway', href: '/guides/payment-gateway/' },
        },
      },
    },
  ],
};
const CARD = '4111 1111 1111 1111';

const show = () => render(<Decoder tables={TABLES} />);
const getField = () => screen.getByLabelText(/A response, the line of a log/);
const paste = async (text: string) => {
  await userEvent.click(getField());
  await userEvent.paste(text);
};

test('explains each code of what is pasted: meaning, retry, who acts, and the guide', async () => {
  show();
  await paste('{"rcode":"051"}');
  expect(screen.getByRole('link', { name: 'rcode 051' })).toHaveAttribute(
    'href',
    '/api/reference/#rcode-051',
  );
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent('Not enough money.Retry later: see the list.');
  expect(screen.getByRole('link', { name: 'the list' })).toHaveAttribute('href', '/api/testing/');
  expect(screen.getByRole('link', { name: 'Payment Gateway' })).toBeVisible();
});

test('masks card numbers before they stand in the field, pasted or typed', async () => {
  show();
  await paste(`{"rcode":"051","card":"${CARD}"}`);
  expect(getField()).toHaveValue('{"rcode":"051","card":"4111 11** **** 1111"}');
  expect(screen.getByText('A card number was masked.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Body' })).toHaveTextContent('4111 11** **** 1111');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(getField()).toHaveValue('');
  await userEvent.type(getField(), '5555555555554444 is the card');
  expect(getField()).toHaveValue('555555******4444 is the card');
  await userEvent.clear(getField());
  await userEvent.type(getField(), '5555555555554444');
  await userEvent.tab();
  expect(getField()).toHaveValue('555555******4444');
});

test('says where there is no response, and no code', async () => {
  show();
  await userEvent.type(getField(), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Explain' }));
  expect(screen.getByText('No response in this text')).toBeVisible();
  await userEvent.clear(getField());
  await paste('{"name":"051"}');
  expect(screen.getByText('No code of this page is in it')).toBeVisible();
});
