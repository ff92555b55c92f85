/** @jest-environment jsdom */
import { visitFragment } from '@/lib/scroll/fragment-visit';

/** The page as a browser would scroll it: each part 1,000 px tall, in the document's order. */
let top = 0;
let stop = () => {};

beforeEach(() => {
  top = 0;
  document.body.innerHTML = '';
  history.replaceState(null, '', '/api/sale/');
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: true }),
    ResizeObserver: class {
      observe = () => {};
      disconnect = () => {};
    },
    scrollTo: ({ top: to }: { top: number }) => {
      top = to;
    },
  });
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => top });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => 100_000,
  });
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    const at = [...document.querySelectorAll('[id]')].indexOf(this) + 1;
    const y = at * 1000 - top;
    const rect = { x: 0, y, left: 0, right: 100, top: y, bottom: y + 100, width: 100, height: 100 };
    return { ...rect, toJSON: () => rect };
  };
});
afterEach(() => stop());
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'scrollY');
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
});

const drawn = () => new Promise((resolve) => setTimeout(resolve));
const visit = (hash: string, seen = true) => {
  history.replaceState(null, '', hash);
  stop = visitFragment(hash, seen);
};

/** A part that draws its content when it opens, as the live view does. */
function addLazy(holds: string, content: string): void {
  const part = document.createElement('details');
  part.dataset.holds = holds;
  part.addEventListener('toggle', () => (part.innerHTML = `<summary>x</summary>${content}`));
  document.body.append(part);
}

describe('a fragment', () => {
  test('of a page that is there is shown 88 px below the top', () => {
    document.body.innerHTML = '<p id="a"></p><p id="b"></p>';
    visit('#b');
    expect(top).toBe(2000 - 88);
  });

  test('is honoured when its element is drawn later', async () => {
    visit('#body.a');
    expect(top).toBe(0);
    document.body.innerHTML = '<p id="body"></p><p id="body.a"></p>';
    await drawn();
    expect(top).toBe(2000 - 88);
    expect(document.activeElement?.id).toBe('body.a');
  });

  test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'does not take the page from a reader who has begun something else (%s)',
    async (event) => {
      visit('#body.a');
      document.body.dispatchEvent(new Event(event, { bubbles: true }));
      document.body.innerHTML = '<p id="body.a"></p>';
      await drawn();
      expect(top).toBe(0);
      expect(document.body).toHaveFocus();
    },
  );

  test('opens what holds its element, step by step', async () => {
    document.body.innerHTML = '<section id="body"></section>';
    addLazy('body.a', '<p id="body.a.b"></p>');
    visit('#body.a.b');
    expect(document.querySelector('details')).toHaveAttribute('open');
    await drawn();
    await drawn();
    expect(document.activeElement?.id).toBe('body.a.b');
    expect(top).toBe(2000 - 88);
  });

  test('that names nothing leads to the nearest place around it', async () => {
    document.body.innerHTML = '<section id="body"></section><p id="body.a"></p>';
    visit('#body.a.none');
    await drawn();
    expect(top).toBe(2000 - 88);
    expect(location.hash).toBe('#body.a.none');
  });

  test('that names nothing near leaves the page alone', async () => {
    document.body.innerHTML = '<section id="body"></section>';
    visit('#none');
    await drawn();
    expect(top).toBe(0);
  });

  test('is honoured again when what it names is drawn anew', async () => {
    document.body.innerHTML = '<p id="b"></p>';
    visit('#b');
    expect(top).toBe(1000 - 88);
    document.body.innerHTML = '<p id="a"></p><p id="b"></p>';
    await drawn();
    expect(top).toBe(2000 - 88);
  });
});
