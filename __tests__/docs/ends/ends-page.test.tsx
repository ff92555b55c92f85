/** @shipped-documents */
import { render, screen, within } from '@testing-library/react';
import { EndsPage } from '@/components/docs/ends/ends-page';
import { readEnds, readEndsHead } from '@/lib/pages/ends/ends-view';
import * as apis from '@/lib/pages/read-apis';
import { ENDING_API } from './ending-api';

jest.mock('@/lib/pages/read-apis', () => ({
  __esModule: true,
  ...jest.requireActual('@/lib/pages/read-apis'),
}));
beforeEach(() => jest.spyOn(apis, 'readApis').mockReturnValue([ENDING_API]));
afterEach(() => jest.restoreAllMocks());

test('what has no day stands below what has one, with its replacement and since when', () => {
  render(<EndsPage head={readEndsHead()} {...readEnds()} />);
  const [dated, undated] = screen
    .getAllByRole('list')
    .map((list) => within(list).queryAllByRole('listitem'))
    .filter((items) => items.some((item) => item.id.startsWith('plans-')));
  expect(dated?.map((item) => within(item).getAllByRole('link')[0]?.textContent)).toEqual([
    'Soon',
    'Late',
  ]);
  const [open, inWords] = undated ?? [];
  expect(open).toHaveTextContent(/Open.*deprecated since 1\.9\.0.*replaced by Soon/);
  expect(open && within(open).getByText('replaced by Soon')).toHaveAttribute('href');
  expect(inWords).toHaveTextContent(/Words.*end: spring of 2029/);
  expect(screen.getByRole('region', { name: /^Deprecated, no day yet/ })).toContainElement(
    open ?? null,
  );
});

test('a page on which each end has a day has no such section', () => {
  const { dated } = readEnds();
  render(<EndsPage head={readEndsHead()} dated={dated} undated={[]} />);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
