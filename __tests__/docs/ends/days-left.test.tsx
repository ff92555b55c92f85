import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DaysLeft, formatDaysLeft } from '@/components/docs/ends/days-left';

const NOON = Date.UTC(2028, 5, 28, 12);

test.each([
  ['2028-06-30', 'in 2 days'],
  ['2028-06-29', 'tomorrow'],
  ['2028-06-28', 'today'],
  ['2028-06-27', 'ended yesterday'],
  ['2028-06-25', 'ended 3 days ago'],
])('on 28 June, %s is %s', (day, text) => {
  expect(formatDaysLeft(day, NOON)).toBe(text);
});

test('the page of the build says nothing that depends on the day, the browser adds it', () => {
  expect(renderToString(<DaysLeft day="2020-01-01" />)).not.toMatch(/ago/);
  render(<DaysLeft day="2020-01-01" />);
  expect(screen.getByText(/^ended [\d,]+ days ago$/)).toBeInTheDocument();
});
