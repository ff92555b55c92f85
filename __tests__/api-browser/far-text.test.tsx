import { act, render, screen } from '@testing-library/react';
import { FarText } from '@/components/api-browser/document/far-text';
import { watchConsole } from './support';

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
  const { container } = render(<FarText text={TEXT} />);
  expect(container).toHaveTextContent('## Limits Two *days*.');
  expect(watched).toHaveLength(1);
  act(() => tell([{ isIntersecting: false }]));
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => tell([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(await screen.findByRole('heading', { name: 'Limits' })).toBeVisible();
  expect(container).toHaveTextContent('Two days.');
  expect(watched).toHaveLength(0);
});

test('an address that may name a heading of it has it formatted at once', async () => {
  location.hash = '#limits';
  render(<FarText text={TEXT} />);
  expect(await screen.findByRole('heading', { name: 'Limits' })).toBeVisible();
});

test('so does a browser that cannot tell what is near', async () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  render(<FarText text={TEXT} />);
  expect(await screen.findByRole('heading', { name: 'Limits' })).toBeVisible();
});

test('a text that goes away is watched no more', () => {
  const { unmount } = render(<FarText text={TEXT} />);
  unmount();
  expect(watched).toHaveLength(0);
});
