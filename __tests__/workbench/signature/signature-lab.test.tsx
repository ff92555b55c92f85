import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Lab } from '@/components/workbench/signature/signature-lab';
import { getForm } from './forms';
import { SETTINGS } from './settings';

const EVENTS = [
  {
    event: 'paid',
    name: 'Paid',
    href: '/api/paid/',
    body: '{"event":"paid","at":"2026-01-01T00:00:00Z"}',
  },
  { event: 'refunded', name: 'Refunded', href: '/api/refunded/', body: '{"event":"refunded"}' },
];
const SECRET = 'a-secret-of-the-reader';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, { TextEncoder, TextDecoder });
});

const show = (signature = SETTINGS) =>
  render(<Lab settings={{ signature, events: EVENTS }} />).container;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('verifies the known answer when it opens, and has the focus', async () => {
  show();
  expect(screen.getByRole('region', { name: 'Signature lab' })).toHaveFocus();
  expect(await screen.findByText(/has verified the known answer/)).toBeVisible();
});

test('warns where the known answer is not verified', async () => {
  show({ ...SETTINGS, known: { ...SETTINGS.known, signature: 'AAAA' } });
  expect(await screen.findByText(/Do not rely on what the lab says/)).toBeVisible();
});

test('says what to paste where the header is empty', async () => {
  show();
  await press('Verify');
  expect(await screen.findByText('There is no signature to verify')).toBeVisible();
});

test('signs an example of an event with the secret of the reader, else with the known one', async () => {
  show();
  await press('Sign it');
  expect(await screen.findByRole('group', { name: 'paid, with the known secret' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Secret'), SECRET);
  await userEvent.selectOptions(screen.getByLabelText('Event'), 'refunded');
  await press('Sign it');
  const code = await screen.findByRole('group', { name: 'refunded, with your secret' });
  expect(code).toHaveTextContent("curl 'http://localhost:9000/hooks'");
  expect(screen.getByRole('link', { name: 'All fields of this event' })).toHaveAttribute(
    'href',
    '/api/refunded/',
  );
});

test('keeps the secret out of the document, and forgets it when the page is left', async () => {
  const container = show();
  await userEvent.type(screen.getByLabelText('Secret'), SECRET);
  await press('Verify');
  await press('Sign it');
  await screen.findByRole('group', { name: 'paid, with your secret' });
  expect(container.innerHTML).not.toContain(SECRET);
  fireEvent(window, new Event('pagehide'));
  expect(screen.getByLabelText('Secret')).toHaveValue('');
});

test('verifies a form with several headers, and shows what is signed', async () => {
  show(getForm('Standard Webhooks'));
  expect(await screen.findByText(/has verified the known answer/)).toBeVisible();
  await press('Fill in the known answer');
  expect(
    screen.getByLabelText('Header webhook-id, webhook-timestamp, webhook-signature'),
  ).toHaveValue(
    'webhook-id: msg_p5jXN8AQM9LWM0D4loKWxJek\nwebhook-timestamp: 1614265330\nwebhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
  await press('Verify');
  expect(await screen.findByText('Signed by us')).toBeVisible();
  expect(
    screen.getByText('msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}'),
  ).toBeVisible();
  expect(screen.getByText(/After 300 seconds a receiver refuses it as a replay/)).toBeVisible();
});

test('asks for what else is signed, and for the public key', async () => {
  show(getForm('PayPal'));
  await press('Fill in the known answer');
  expect(screen.getByLabelText('Id of the webhook')).toHaveValue('1JE4291016473214C');
  expect(screen.queryByLabelText('Secret')).toBeNull();
  await press('Verify');
  expect(await screen.findByText('Signed by us')).toBeVisible();
  await press('Sign it');
  expect(await screen.findByText(/paypal-transmission-sig: /)).toBeVisible();
});

test('asks for an address that is signed, and for no header that a body replaces', async () => {
  show(getForm('Square'));
  expect(screen.getByLabelText(/^Address of your receiver/)).toBeVisible();
  show(getForm('Adyen, in the body'));
  expect(screen.getAllByLabelText(/^Header/)).toHaveLength(1);
});

test('signs nothing where nobody has the private key', () => {
  const { privateKey, ...known } = getForm('RSA with a public key').known;
  expect(privateKey).toContain('PRIVATE KEY');
  show({ ...getForm('RSA with a public key'), known });
  expect(screen.queryByRole('button', { name: 'Sign it' })).toBeNull();
});
