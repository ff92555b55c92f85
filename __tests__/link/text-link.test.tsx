import { render, screen } from '@testing-library/react';
import { TextLink } from '@/components/link/text-link';

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
