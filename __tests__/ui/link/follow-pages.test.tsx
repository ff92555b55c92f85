import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FollowPages } from '@/components/ui/link/follow-pages';
import { TextLink } from '@/components/ui/link/text-link';

const router = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
beforeEach(() => jest.clearAllMocks());

const show = (link: ReactNode) =>
  render(
    <>
      {link}
      <FollowPages />
    </>,
  );

/** Clicks where the test itself keeps jsdom from leaving the page; whether the portal had followed the link. */
function click(init: MouseEventInit = {}): boolean {
  let followed = false;
  const stay = (event: Event) => {
    followed = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(screen.getByText('there'), init);
  return followed;
}

describe('a link to a page is followed without loading the page anew', () => {
  test.each(['/guides/webhooks/', '/guides/webhooks/#retries', '/api/?swaggerUri=/x.json'])(
    '%s',
    (href) => {
      show(<TextLink href={href}>there</TextLink>);
      expect(click()).toBe(true);
      expect(router.push.mock.calls).toEqual([[href]]);
    },
  );

  test('also where the click hits what stands inside of it', () => {
    show(
      <TextLink href="/guides/">
        <code>there</code>
      </TextLink>,
    );
    expect(click()).toBe(true);
    expect(router.push).toHaveBeenCalledWith('/guides/');
  });
});

describe('the browser follows', () => {
  test.each([
    ['a fragment of the page', '#retries'],
    ['a file', '/storage/guides/disputes.pdf'],
    ['another site', 'https://example.com/'],
    ['another site by its host alone', '//example.com/guides/'],
    ['mail', 'mailto:developers@example.com'],
    ['an address relative to the page', 'retries/'],
  ])('a link to %s', (_, href) => {
    show(<TextLink href={href}>there</TextLink>);
    expect(click()).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  });

  test.each<[string, MouseEventInit]>([
    ['Control', { ctrlKey: true }],
    ['the command key', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
  ])('a click with %s', (_, init) => {
    show(<TextLink href="/guides/">there</TextLink>);
    expect(click(init)).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  });

  test('a link that opens in a new tab', () => {
    show(
      <TextLink href="/guides/" newTab>
        there
      </TextLink>,
    );
    expect(click()).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  });
});

test('what a part of the page has followed itself is not followed twice', () => {
  show(
    <p onClick={(event) => event.preventDefault()}>
      <TextLink href="/guides/">there</TextLink>
    </p>,
  );
  click();
  expect(router.push).not.toHaveBeenCalled();
});

test('nothing is followed any more when the shell is gone', () => {
  const { unmount } = render(<FollowPages />);
  unmount();
  render(<TextLink href="/guides/">there</TextLink>);
  expect(click()).toBe(false);
});
