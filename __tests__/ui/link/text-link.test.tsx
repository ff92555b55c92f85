import { render, screen } from '@testing-library/react';
import { TextLink } from '@/components/ui/link/text-link';

const link = () => screen.getByRole('link');

test.each([
  ['a page', '/guides/webhooks/'],
  ['a part of a page', '/guides/webhooks/#retries'],
  ['a fragment', '#retries'],
  ['a file', '/storage/plugins/woocommerce-3.2.4.zip'],
  ['a page named after a file', '/guides/?of=a.pdf#b.pdf'],
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

test.each([
  '/storage/guides/disputes.pdf',
  'https://files.example.com/guides/disputes.PDF',
  '/storage/guides/disputes.pdf?v=2',
  '/storage/guides/disputes.pdf#page=3',
])('SPEC 2: a link to the PDF %s opens in a new tab, and says so', (href) => {
  render(<TextLink href={href}>Disputes</TextLink>);
  expect(link()).toHaveAttribute('target', '_blank');
  expect(link()).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(link()).toHaveAccessibleName('Disputes (opens in a new tab)');
});
