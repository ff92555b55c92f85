import { act, render, screen, waitFor } from '@testing-library/react';
import { OffscreenText } from '@/components/api-reference/document/offscreen-text';
import { watchConsole } from '../support';

watchConsole();

type Entry = { readonly isIntersecting: boolean };

// jsdom has no layout: the test says what is near.
let tell: (entries: readonly Entry[]) => void;
const watched: Element[] = [];

beforeEach(() => {
  class Observer {
    constructor(told: (entries: readonly Entry[]) => void) {
      tell = told;
    }
    observe = (element: Element) => void watched.push(element);
    disconnect = () => void watched.splice(0);
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  location.hash = '';
});

const TEXT = '## Limits\n\nTwo *days*.';

test('a text far below is there as it was written, for find-in-page, until the reader is near', async () => {
  const { container } = render(<OffscreenText text={TEXT} />);
  expect(container).toHaveTextContent('## Limits Two *days*.');
  expect(watched).toHaveLength(1);
  act(() => tell([{ isIntersecting: false }]));
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => tell([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(await screen.findByRole('heading', { name: 'Limits' })).toBeVisible();
  expect(container).toHaveTextContent('Two days.');
  expect(watched).toHaveLength(0);
});

test('a text keeps its height until all of it is formatted', async () => {
  const text = '## Part\n\nTwo *days*.\n\n'.repeat(200);
  const { container } = render(<OffscreenText text={text} />);
  const place = container.firstElementChild;
  if (!(place instanceof HTMLElement)) throw new Error('nothing is drawn');
  Object.defineProperty(place, 'offsetHeight', { value: 5000 });
  const styles: (string | null)[] = [];
  const watch = new MutationObserver((changes) =>
    styles.push(...changes.map(({ oldValue }) => oldValue)),
  );
  watch.observe(place, { attributeFilter: ['style'], attributeOldValue: true });
  act(() => tell([{ isIntersecting: true }]));
  await waitFor(() => expect(screen.getAllByText('Part')).toHaveLength(200));
  await waitFor(() => expect(styles).toContain('min-height: 5000px;'));
  watch.disconnect();
  expect(place.style.minHeight).toBe('');
});

test('an address that may name a heading of it has it formatted at once', async () => {
  location.hash = '#limits';
  render(<OffscreenText text={TEXT} />);
  expect(await screen.findByRole('heading', { name: 'Limits' })).toBeVisible();
});

test('so does a browser that cannot tell what is near', async () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  render(<OffscreenText text={TEXT} />);
  expect(await screen.findByRole('heading', { name: 'Limits' })).toBeVisible();
});

test('a text that goes away is watched no more', () => {
  const { unmount } = render(<OffscreenText text={TEXT} />);
  unmount();
  expect(watched).toHaveLength(0);
});
