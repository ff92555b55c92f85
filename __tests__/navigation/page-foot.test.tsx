import { render, screen } from '@testing-library/react';
import { PageFoot } from '@/components/navigation/page-foot';
import { getScriptUrl } from '@/lib/pages/script-url';

it('says when the page was changed, where to edit it, and what comes before and after it', () => {
  render(
    <PageFoot
      foot={{
        date: '2026-11-20',
        edit: 'https://git.example.com/edit/content/guides/webhooks.mdx',
        previous: { name: 'Reporting', url: '/guides/reporting/' },
        following: { name: 'Go live', url: '/guides/go-live/' },
      }}
    />,
  );
  expect(screen.getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20');
  expect(screen.getByRole('link', { name: /^Edit this page/ })).toHaveAttribute(
    'href',
    'https://git.example.com/edit/content/guides/webhooks.mdx',
  );
  expect(screen.getByRole('link', { name: 'Previous Reporting' })).toHaveAttribute(
    'href',
    '/guides/reporting/',
  );
  expect(screen.getByRole('link', { name: 'Next Go live' })).toHaveAttribute('rel', 'next');
  expect(screen.queryByText('Was this page helpful?')).toBeNull();
});

it('is not there where it has nothing to say: no rule stands alone below the page', () => {
  const { container } = render(<PageFoot foot={{}} />);
  expect(container).toBeEmptyDOMElement();
});

it('asks whether the page was helpful where an address receives that, by a script of its own', () => {
  const { container } = render(<PageFoot foot={{ feedback: '/feedback' }} />);
  expect(screen.getByRole('group', { name: 'Feedback' })).toHaveAttribute(
    'data-feedback',
    '/feedback',
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Yes',
    'No',
  ]);
  const scripts = [
    ...container.querySelectorAll('script'),
    ...document.head.querySelectorAll('script'),
  ];
  expect(scripts.map((script) => script.getAttribute('src'))).toContain(getScriptUrl('feedback'));
});

it('has nothing of what is not known', () => {
  render(<PageFoot foot={{}} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
