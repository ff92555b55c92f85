import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SortButton } from '@/components/api-reference/filter/sort-button';
import {
  SortByNameContext,
  useSortedGroups,
} from '@/components/api-reference/state/use-sort-by-name';
import type { OperationGroup } from '@/lib/openapi/overview/operation-rows';

const row = (name: string) => ({ id: name, name, method: 'get' as const, href: `/${name}/` });
const GROUPS: readonly OperationGroup[] = [
  { id: 'g', name: 'G', rows: [row('Void'), row('Sale'), row('Auth')] },
];

function List() {
  const [group] = useSortedGroups(GROUPS);
  return <output>{group?.rows.map(({ name }) => name).join(' ')}</output>;
}
const show = (byDefault: boolean) =>
  render(
    <SortByNameContext value={byDefault}>
      <SortButton />
      <List />
    </SortByNameContext>,
  );
const button = () => screen.getByRole('button', { name: 'Sort by name' });
const listed = () => screen.getByRole('status').textContent;

test('SPEC 4: the list is in the order of its setting until the reader decides, who is remembered', async () => {
  const { unmount } = show(true);
  expect([listed(), button().getAttribute('aria-pressed')]).toEqual(['Auth Sale Void', 'true']);
  unmount();
  const { unmount: leave } = show(false);
  expect([listed(), button().getAttribute('aria-pressed')]).toEqual(['Void Sale Auth', 'false']);
  await userEvent.click(button());
  expect([listed(), button().getAttribute('aria-pressed')]).toEqual(['Auth Sale Void', 'true']);
  leave();
  show(false);
  expect(listed()).toBe('Auth Sale Void');
  await userEvent.click(button());
  expect(listed()).toBe('Void Sale Auth');
  expect(localStorage.getItem('sort-by-name')).toBe('false');
});
