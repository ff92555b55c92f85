import { CHANGE_EXAMPLES } from '@/lib/openapi/compare/examples/change-examples';
import { buildBreakingView } from '@/lib/pages/changelog/breaking-view';

test('each example of a change stands in one group of the page', () => {
  const rows = buildBreakingView().map((group) => group.rows.length);
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(CHANGE_EXAMPLES.length);
});
