/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ENVIRONMENT_CHOICE, offerChoice } from '@/lib/bootstrap/environment/offer-choice';
import type { OwnEnvironments } from '@/lib/environment/select-environment';

const OWN: OwnEnvironments = {
  standard: 'test',
  hosts: {},
  choices: ['live-eu', 'live-us'],
  labels: { test: 'Test', 'live-eu': 'Europe', 'live-us': 'United States' },
};
const WRITTEN = 'https://api-test.example.com';
const HOSTS = { 'live-us': [[WRITTEN, 'https://api.us.example.com']] } as const;

beforeAll(() => {
  process.env.NEXT_PUBLIC_ENVIRONMENTS = JSON.stringify(OWN);
  offerChoice(OWN, HOSTS);
});
afterAll(() => {
  delete process.env.NEXT_PUBLIC_ENVIRONMENTS;
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

const show = async () => {
  document.body.innerHTML = `<${ENVIRONMENT_CHOICE}></${ENVIRONMENT_CHOICE}>`;
  await waitFor(() => expect(document.querySelector('details')).not.toBeNull());
};
const buttons = () =>
  screen.getAllByRole('button', { hidden: true }).map((one) => [one.textContent, one.ariaCurrent]);

test('lists the environment of the host, which readers cannot choose elsewhere, before those they may choose', async () => {
  await show();
  expect(document.querySelector('summary')?.textContent).toBe('Environment: Test');
  expect(buttons()).toEqual([
    ['Test', 'true'],
    ['Europe', null],
    ['United States', null],
  ]);
});

test('keeps the name of the chosen one for the visit, and nothing else', async () => {
  await show();
  // The page of a test cannot be loaded again.
  jest.spyOn(console, 'error').mockImplementation();
  await userEvent.setup().click(screen.getByText('United States'));
  expect({ ...sessionStorage }).toEqual({ environment: 'live-us' });
  expect(localStorage).toHaveLength(0);
  await show();
  expect(document.querySelector('summary')?.textContent).toBe('Environment: United States');
  expect(buttons()).toEqual([
    ['Test', null],
    ['Europe', null],
    ['United States', 'true'],
  ]);
});

test('is not there in a browser that refuses storage', async () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  document.body.innerHTML = `<${ENVIRONMENT_CHOICE}></${ENVIRONMENT_CHOICE}>`;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.querySelector('details')).toBeNull();
});

test('a Postman collection that is saved names the API of the chosen environment', async () => {
  sessionStorage.setItem('environment', 'live-us');
  const saved: { name: string; blob: Blob }[] = [];
  const urls = new Map<string, Blob>();
  Object.assign(globalThis, {
    fetch: async () => ({ ok: true, text: async () => `{"url":"${WRITTEN}/pg/sale"}` }),
  });
  URL.createObjectURL = (blob: Blob) => {
    urls.set('blob:1', blob);
    return 'blob:1';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: urls.get(this.href)! });
  });
  document.body.innerHTML = '<a download="pay.json" href="/guides/pay/postman.json">Postman</a>';
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  screen.getByText('Postman').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('pay.json');
  expect(saved[0]?.blob.size).toBe('{"url":"https://api.us.example.com/pg/sale"}'.length);
});
