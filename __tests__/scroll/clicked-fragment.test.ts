/** @jest-environment jsdom */
import { getClickedFragment } from '@/lib/scroll/page-scroll';

beforeEach(() => history.replaceState(null, '', '/guides/webhooks/?a=1&domain=shop.example.com'));

/** What a click on a link (or something in it) leads to. */
function click(link: string, init: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = link;
  let fragment: string | undefined;
  const listen = (event: MouseEvent) => {
    fragment = getClickedFragment(event);
    event.preventDefault();
  };
  addEventListener('click', listen, { once: true, capture: true });
  const target = document.querySelector('b') ?? document.querySelector('a') ?? document.body;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return fragment;
}

describe('SPEC 2 page behaviour: a click that leads to a place on this page', () => {
  test.each([
    ['<a href="#retries">x</a>', '#retries'],
    ['<a href="#caf%C3%A9"><b>x</b></a>', '#caf%C3%A9'],
    ['<a href="/guides/webhooks/?a=1#retries">x</a>', '#retries'],
    ['<a href="/guides/webhooks/?a=1#retries" target="_self">x</a>', '#retries'],
    ['<a href="/guides/webhooks/?a=1">x</a>', ''],
    ['<a href="/guides/webhooks/?a=2#retries">x</a>', undefined],
    ['<a href="/guides/#retries">x</a>', undefined],
    ['<a href="https://other.example/guides/webhooks/?a=1#retries">x</a>', undefined],
    ['<a href="#retries" target="_blank">x</a>', undefined],
    ['<a href="#retries" download>x</a>', undefined],
    ['<a href="javascript:void 0">x</a>', undefined],
    ['<a>x</a>', undefined],
    ['<p>x</p>', undefined],
  ])('%s: %j', (link, fragment) => expect(click(link)).toBe(fragment));

  test.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('%s leaves it to the browser', (_, init) =>
    expect(click('<a href="#retries">x</a>', init)).toBeUndefined(),
  );
});
