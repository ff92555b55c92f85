/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { FEEDBACK, listenForFeedback } from '@/lib/bootstrap/feedback/feedback';

const sent = jest.fn();
beforeAll(() => listenForFeedback());
beforeEach(() => {
  sent.mockReset();
  Object.assign(globalThis, { fetch: sent });
  document.body.innerHTML =
    `<div ${FEEDBACK}="https://feedback.example.com/page"><button value="yes">Yes</button>` +
    '<button value="no">No</button><span aria-live="polite"></span></div><button id="other"></button>';
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'fetch'));

const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const getStatus = () => document.querySelector('[aria-live]')?.textContent;
const areHidden = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[value]')].map(({ hidden }) => hidden);

it('a press sends the path of the page and the choice, without cookies, and thanks', async () => {
  sent.mockResolvedValue({ ok: true });
  press('[value=no]');
  await waitFor(() => expect(getStatus()).toBe('Thank you.'));
  const [[address, options]] = sent.mock.calls;
  expect(address).toBe('https://feedback.example.com/page');
  expect(String(options.body)).toBe('page=%2F&helpful=no');
  expect(options).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(areHidden()).toEqual([true, true]);
});

it.each([
  ['that cannot be reached', () => sent.mockRejectedValue(new TypeError('offline'))],
  ['that refuses', () => sent.mockResolvedValue({ ok: false })],
])('a host %s is told of, and the buttons stay', async (_, reply) => {
  reply();
  press('[value=yes]');
  await waitFor(() => expect(getStatus()).toBe('Not sent. Try again later.'));
  expect(areHidden()).toEqual([false, false]);
});

it('another button sends nothing', () => {
  press('#other');
  expect(sent).not.toHaveBeenCalled();
});
