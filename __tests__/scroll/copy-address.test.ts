/** @jest-environment jsdom */
import { copyAddress, getSelfLink } from '@/lib/scroll/copy-address';

const OPERATION = `
  <article data-operation="post /sale">
    <p><code>/sale/<a id="template" href="#path.id">id</a></code><a href="#">#</a></p>
    <section id="body"><ul>
      <li id="body.caf\u00e9"><a href="#body.caf%C3%A9"><b>caf\u00e9</b></a></li>
      <li><a href="#body">body</a><a href="#body.caf%C3%A9">other</a></li>
    </ul></section>
  </article>
  <a href="#body">elsewhere</a>`;

const links = () => [...document.querySelectorAll('a')];
const [, operation, field, placed] = [0, 1, 2, 3];
const getLink = (index: number) => {
  const link = links()[index];
  if (!link) throw new Error(`no link ${index}`);
  return link;
};

const status = document.createElement('p');
status.dataset.said = '';
const withClipboard = (writeText: jest.Mock) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState({ tree: 1 }, '', '/api/?swaggerUri=/pg/doc&operation=post+/sale');
  document.body.innerHTML = OPERATION;
  document.body.append(status);
  status.textContent = '';
});
afterEach(() => jest.useRealTimers());

test('links to the part they stand in are there to be copied, and no others', () => {
  const own = links().map((link) => getSelfLink(link) !== undefined);
  expect(own).toEqual([false, true, true, true, false, false]);
  expect(getSelfLink(document.querySelector('b'))).toBe(getLink(field));
  expect(getSelfLink(null)).toBeUndefined();
});

test('the full address is copied, shown in the address bar and said, and the page does not move', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  withClipboard(writeText);
  expect(await copyAddress(getLink(field))).toBe(true);
  const address = 'http://localhost/api/?swaggerUri=/pg/doc&operation=post+/sale#body.caf%C3%A9';
  expect(writeText.mock.calls).toEqual([[address]]);
  expect(location.href).toBe(address);
  expect(history.state).toEqual({ tree: 1 });
  expect(status).toHaveTextContent('Copied the address of body, caf\u00e9');
  expect(getLink(field)).toHaveAttribute('data-copied');
  jest.runAllTimers();
  expect(status).toBeEmptyDOMElement();
  expect(getLink(field)).not.toHaveAttribute('data-copied');
});

test('the address of an operation has no fragment', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  withClipboard(writeText);
  await copyAddress(getLink(operation));
  expect(writeText.mock.calls).toEqual([
    ['http://localhost/api/?swaggerUri=/pg/doc&operation=post+/sale'],
  ]);
  expect(status).toHaveTextContent('Copied the address of this operation');
});

test.each([
  ['refused', () => withClipboard(jest.fn().mockRejectedValue(new Error('denied')))],
  [
    'not there',
    () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }),
  ],
])('where the clipboard is %s, the link is one like any other', async (_, prepare) => {
  prepare();
  expect(await copyAddress(getLink(placed))).toBe(false);
  expect(location.hash).toBe('');
  expect(status).toBeEmptyDOMElement();
});
