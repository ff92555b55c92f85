import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageLink } from '@/components/link/page-link';
import { TextLink } from '@/components/link/text-link';

const prefetch = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch }) }));
beforeEach(() => prefetch.mockClear());

const link = () => screen.getByRole('link');

test.each([
  ['a page', '/guides/webhooks/'],
  ['a part of a page', '/guides/webhooks/#retries'],
  ['a fragment', '#retries'],
  ['a file', '/storage/guides/disputes.pdf'],
  ['another site', 'https://example.com/'],
  ['mail', 'mailto:developers@example.com'],
])('a link to %s keeps its address and its tab', (_, href) => {
  render(<TextLink href={href}>there</TextLink>);
  expect(link()).toHaveAttribute('href', href);
  expect(link()).not.toHaveAttribute('target');
});

test.each([['https://example.com/'], ['/storage/guides/disputes.pdf'], ['/guides/webhooks/']])(
  'a link to %s opens in a new tab where that is wanted, and tells it nothing of this one',
  (href) => {
    render(
      <TextLink href={href} newTab>
        there
      </TextLink>,
    );
    expect(link()).toHaveAttribute('target', '_blank');
    expect(link()).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
);

describe('a page is fetched ahead', () => {
  test('when the reader points at its link', () => {
    render(<PageLink href="/guides/">Guides</PageLink>);
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.pointerEnter(link());
    expect(prefetch.mock.calls).toEqual([['/guides/']]);
  });

  test('when the reader tabs to its link', async () => {
    render(<PageLink href="/guides/">Guides</PageLink>);
    await userEvent.tab();
    expect(link()).toHaveFocus();
    expect(prefetch).toHaveBeenCalledWith('/guides/');
  });

  test('but a file and another site are not', () => {
    render(<TextLink href="/storage/guides/disputes.pdf">PDF</TextLink>);
    fireEvent.pointerEnter(link());
    fireEvent.focus(link());
    expect(prefetch).not.toHaveBeenCalled();
  });
});
