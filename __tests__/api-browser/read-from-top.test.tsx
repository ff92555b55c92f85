import { act, render, screen } from '@testing-library/react';
import { DrawnLater } from '@/components/api-browser/drawn-later';
import { followQuery, isReadFromTop, useSearch } from '@/components/api-browser/use-search';

describe('an operation is read from its top', () => {
  const Page = () => <p>{useSearch()}</p>;
  beforeEach(() => void render(<Page />));

  test('not when it is opened by its address', () => {
    expect(isReadFromTop()).toBe(false);
  });

  test('when a link of the page led to it', () => {
    act(() => followQuery('/api/?operation=get+%2Fa'));
    expect(screen.getByText('?operation=get+%2Fa')).toBeVisible();
    expect(isReadFromTop()).toBe(true);
  });

  test('not when the link leads to a place in it', () => {
    act(() => followQuery('/api/?operation=get+%2Fa#response.200'));
    expect(isReadFromTop()).toBe(false);
  });

  test('not when the reader goes back to it', () => {
    act(() => followQuery('/api/?operation=get+%2Fa'));
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(isReadFromTop()).toBe(false);
  });
});

const isThere = () => screen.queryByText('below') !== null;

test.each([
  [true, [false, true]],
  [false, [true, true]],
])('what may wait (%s) is in the page at first, and in the end: %j', (wait, expected) => {
  const there: boolean[] = [];
  render(
    <>
      <DrawnLater wait={wait}>
        <p>below</p>
      </DrawnLater>
      <i ref={() => void there.push(isThere())} />
    </>,
  );
  expect([...there, isThere()]).toEqual(expected);
});
