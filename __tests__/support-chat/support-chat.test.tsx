import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SupportChat } from '@/components/support-chat/support-chat';

const SETTINGS = {
  accountUrl: 'https://acme.example.com',
  assetHost: 'https://assets.example.com',
};
const observed: { element: Element; tell: () => void }[] = [];

beforeAll(() => {
  // jsdom draws nothing; the test says when the size has changed.
  Reflect.set(
    window,
    'ResizeObserver',
    class {
      constructor(private readonly tell: () => void) {}
      observe = (element: Element) => void observed.push({ element, tell: this.tell });
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  document.getElementById('ze-snippet')?.remove();
  Reflect.deleteProperty(window, 'zE');
  observed.length = 0;
  jest.useRealTimers();
});

const script = () => document.getElementById('ze-snippet');
const show = () => render(<SupportChat settings={SETTINGS} email="developers@example.com" />);
const click = () => userEvent.click(screen.getByRole('button', { name: 'Chat' }));
const load = () => act(async () => script()?.dispatchEvent(new Event('load')));

describe('SPEC 4: the support chat in the corner', () => {
  it('has its button in the page before anything runs', () => {
    const html = renderToString(<SupportChat settings={SETTINGS} email="developers@example.com" />);
    document.body.innerHTML = html;
    expect(screen.getByRole('button', { name: 'Chat' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    document.body.replaceChildren();
  });

  it('fetches nothing until the reader opens it', async () => {
    show();
    expect(script()).toBeNull();
    await click();
    expect(script()).toHaveAttribute('src', 'https://assets.example.com/ekr/snippet.js');
    expect(Reflect.get(document, 'zendeskHost')).toBe('acme.example.com');
    expect(screen.getByRole('status')).toHaveTextContent('Opening the chat');
    expect(screen.getByRole('button', { name: 'Chat' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('tells the reader of a script that brings no widget, and tries it again', async () => {
    show();
    await click();
    await load();
    expect(screen.getByRole('status')).toHaveTextContent('The chat did not open.');
    expect(script()).toBeNull();
    await click();
    expect(script()).not.toBeNull();
  });

  it('does not wait for ever', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
    await user.click(screen.getByRole('button', { name: 'Chat' }));
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('did not open'));
  });

  test.each([
    ['goes with its button', false, 'hide'],
    ['stays where its button is in sight', true, 'open'],
  ])('an open chat %s', async (_, inSight, last) => {
    show();
    const zE = jest.fn();
    Reflect.set(window, 'zE', zE);
    await click();
    await load();
    const [corner] = observed;
    if (!corner) throw new Error('nothing is watched');
    Object.assign(corner.element, { checkVisibility: () => inSight });
    corner.tell();
    expect(zE.mock.lastCall?.[1]).toBe(last);
  });
});
