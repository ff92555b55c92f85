import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DaysLeft } from '@/components/ui/days-left';
import { formatDaysLeft, showDaysLeft } from '@/lib/bootstrap/count-days-left';

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

test('the page of the build says nothing that depends on the day, the browser adds it before React starts', () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<DaysLeft day="2020-01-01" />);
  expect(box).toHaveTextContent(/^$/);
  showDaysLeft();
  expect(box).toHaveTextContent(/^ended [\d,]+ days ago$/);
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<DaysLeft day="2020-01-01" />, { container: box, hydrate: true });
  expect(box).toHaveTextContent(/^ended [\d,]+ days ago$/);
  expect(errors).not.toHaveBeenCalled();
});

describe('after the controls have started', () => {
  beforeEach(() => {
    globalThis.portalControls = { arrive: () => {}, formatDaysLeft };
  });
  afterEach(() => {
    globalThis.portalControls = undefined;
  });

  test('what is rendered later has the days at once, and those of another day', () => {
    const { rerender } = render(<DaysLeft day="2020-01-01" />);
    const former = screen.getByText(/^ended [\d,]+ days ago$/).textContent;
    rerender(<DaysLeft day="2020-01-11" />);
    expect(screen.getByText(/ago$/).textContent).not.toBe(former);
  });
});
