import './mock-pseudo-words';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChoiceCard } from '@/components/docs/pages/card-groups';
import { NextPages } from '@/components/docs/pages/next-pages';
import { TableOfContents } from '@/components/docs/pages/table-of-contents';
import { Breadcrumbs } from '@/components/navigation/breadcrumbs';
import { CopyPage } from '@/components/navigation/copy-page';
import { PageFoot } from '@/components/navigation/page-foot';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { SearchEmpty, SearchFailed, SearchStart } from '@/components/search/search-advice';
import { SearchCorrection } from '@/components/search/search-correction';
import { SearchPanel } from '@/components/search/search-panel';
import { Shell } from '@/components/shell/shell';
import { ChatCorner } from '@/components/support-chat/support-chat';
import { OverrideNotice } from '@/components/theme/override-notice';
import { CopyButton } from '@/components/ui/code/copy-button';
import { FailurePage } from '@/components/ui/failure-page';
import { Heading } from '@/components/ui/heading';
import { NewTabLink } from '@/components/ui/link/text-link';
import { listForeignTexts } from './pseudo-language';

jest.mock('@/.generated/start-links', () => {
  const links = [{ name: '⟦page⟧', url: '/', text: '⟦what it is⟧' }];
  return { START_LINKS: { search: links, page: links, api: links, libs: links } };
});
jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: jest.fn() }),
  useSelectedLayoutSegments: () => ['guides'],
}));

const site = {
  ...{ name: '⟦name⟧', tagline: '⟦tagline⟧', since: 2015, registration: '⟦registration⟧' },
  ...{ login: '⟦login⟧', signup: '⟦signup⟧', hasPrivacy: true },
};
const list = [
  { name: '⟦page⟧', url: '/guides/page/', beta: true },
  { heading: '⟦group⟧', list: [{ name: '⟦other⟧', url: '/guides/other/' }] },
];
const items = [
  { name: '⟦Guides⟧', url: '/guides/', sub: true, list },
  { name: '⟦Status⟧', url: 'https://status.example.com', ext: true },
];
const shell = (
  <Shell
    {...{ site, primary: items, footer: items, resources: items, offline: true, year: 2031 }}
    flags={{ banner: true, nav: true, footer: true, chat: true }}
    searchExamples={['⟦example⟧']}
  >
    {null}
  </Shell>
);
const card = { name: '⟦name⟧', title: '⟦title⟧', url: '/guides/page/', description: '⟦what⟧' };
const advice = { examples: ['⟦example⟧'], onPick: jest.fn() };

const PARTS = {
  'the shell': shell,
  'the page for an unknown address': <NotFoundView kind="page" email="⟦address⟧" />,
  'the page for an unknown operation': <NotFoundView kind="api" email="⟦address⟧" resolving />,
  'the page for an unknown library': <NotFoundView kind="libs" email="⟦address⟧" />,
  'where a search starts': <SearchStart {...advice} />,
  'a search without results': <SearchEmpty {...advice} />,
  'a search without results or examples': <SearchEmpty {...advice} examples={[]} />,
  'a search that did not load': <SearchFailed onRetry={jest.fn()} />,
  'a corrected search': <SearchCorrection term="⟦term⟧" onOriginal={jest.fn()} />,
  'the chat': <ChatCorner email="⟦address⟧" />,
  'the colours of a link': <OverrideNotice partner={undefined} coloured />,
  'the colours of a partner': <OverrideNotice partner="⟦partner⟧" coloured />,
  'a partner': <OverrideNotice partner="⟦partner⟧" coloured={false} />,
  'a page as Markdown': <CopyPage path="/guides/page/" />,
  'the foot of a page': (
    <PageFoot
      foot={{
        ...{ edit: 'https://example.com/edit', feedback: '/feedback' },
        ...{ previous: card, following: card },
      }}
    />
  ),
  'next pages': <NextPages pages={[card]} />,
  'a page to choose': <ChoiceCard page={{ ...card, startHere: true }} />,
  'a table of contents': (
    <TableOfContents
      entries={[
        { id: 'one', text: '⟦one⟧', depth: 2 },
        { id: 'two', text: '⟦two⟧', depth: 2 },
      ]}
    />
  ),
  'a copy button': <CopyButton label="⟦label⟧" />,
  'a heading': (
    <Heading level={2} id="heading">
      ⟦heading⟧
    </Heading>
  ),
  'a link to another site': <NewTabLink href="https://example.com">⟦text⟧</NewTabLink>,
};

test.each(Object.entries(PARTS))('%s has words of the dictionary alone', (_, part) => {
  const { container } = render(part);
  expect(container.textContent).toContain('⟦');
  expect(listForeignTexts(container)).toEqual([]);
});

test('the search has words of the dictionary alone, besides the name of a key', async () => {
  const { container } = render(
    <SearchPanel query="" examples={['⟦example⟧']} onQuery={jest.fn()} />,
  );
  expect(await screen.findByText(/a field or a result code/)).toBeVisible();
  expect(listForeignTexts(container)).toEqual(['esc']);
});

test('names of crumbs are those of the address, the name of their list is a word', () => {
  render(<Breadcrumbs path="/guides/webhooks/" />);
  expect(screen.getByRole('navigation')).toHaveAccessibleName('⟦Breadcrumb⟧');
});

test('a page that failed has words of the dictionary alone', () => {
  const page = <FailurePage error={new Error('internal')} retry={jest.fn()} />;
  const { body } = new DOMParser().parseFromString(renderToStaticMarkup(page), 'text/html');
  expect(listForeignTexts(body)).toEqual([]);
});
