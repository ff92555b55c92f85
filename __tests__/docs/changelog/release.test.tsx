import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Release } from '@/components/docs/changelog/release';
import type { ReleaseView } from '@/lib/pages/changelog/changelog-view';

const RELEASE: ReleaseView = {
  id: 'plans-2-0',
  name: 'Plans API',
  version: '2.0',
  since: '1.9',
  date: '2026-11-20',
  summary: 'Read `name` first.',
  breaking: [
    {
      name: 'Code',
      places: [{ name: 'List plans', href: '/api/plans/list/#response.200.code' }],
      placesText: 'in 1 operations',
      changes: [
        {
          id: 'value-added schemas/Code "9"',
          subject: 'code',
          href: '/api/plans/list/#response.200.code',
          text: 'new value',
          before: '',
          after: '"9"',
          breaks: 'breaks programs that read it',
          sentence: 'Expect `9`, too.',
        },
      ],
    },
  ],
  others: [],
};

test('a release is named by its heading, with its day and the number of breaking changes', () => {
  render(<Release release={RELEASE} />);
  const region = screen.getByRole('region', { name: /^Plans API 2\.0/ });
  expect(within(region).getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20');
  expect(within(region).getByText('1 breaking change')).toBeVisible();
});

test('a breaking change says in words whom it breaks and what to do', () => {
  render(<Release release={RELEASE} />);
  const [group] = screen.getAllByRole('listitem');
  expect(group).toHaveTextContent('code new value "9" breaks programs that read itExpect 9, too.');
  expect(screen.getByRole('link', { name: 'code' })).toHaveAttribute(
    'href',
    '/api/plans/list/#response.200.code',
  );
});

test('a former release says until when it is supported, the newest one does not', () => {
  const { rerender } = render(<Release release={{ ...RELEASE, supportedUntil: '2027-11-20' }} />);
  expect(screen.getByText('November 20, 2027')).toHaveAttribute('datetime', '2027-11-20');
  rerender(<Release release={RELEASE} />);
  expect(screen.queryByText(/Supported until/)).toBeNull();
});

test('a release without other changes has no empty list', () => {
  render(<Release release={RELEASE} />);
  expect(screen.queryByRole('heading', { name: 'Other changes' })).toBeNull();
});

test('without JavaScript a removed operation keeps its name, without a link to a former release', () => {
  const group = {
    name: 'List plans',
    href: '/api/?operation=list&version=1.9',
    isFormer: true as const,
    places: [],
    placesText: '',
    changes: RELEASE.breaking[0]?.changes ?? [],
  };
  const html = renderToStaticMarkup(<Release release={{ ...RELEASE, breaking: [group] }} />);
  expect(html).toMatch(
    /<a class="former"[^>]*>List plans<\/a><noscript[^>]*>List plans<\/noscript>/,
  );
});
