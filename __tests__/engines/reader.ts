import { expectSoon, PATIENCE_MS } from '../support/waits';
import type { Key, Tab } from './engine';
import type { Exchange, Proxy } from './proxy';

/** How high windows are. */
const HEIGHT = 800;
/** Rounds of an idle page in which nothing is asked for: what an idle moment starts comes in the next. */
const QUIET_ROUNDS = 3;

/** Values that come out of a page. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Someone who uses the portal in an engine. Elements are named by a selector and, where it fits several, a text. */
export type Reader = {
  /** Opens a page of the portal, and waits until it is alive. */
  readonly open: (path: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly resize: (width: number) => Promise<void>;
  /** Presses the first such element on show. */
  readonly press: (selector: string, text?: string) => Promise<void>;
  readonly hover: (selector: string, text?: string) => Promise<void>;
  /** Empties a text field and types into it. */
  readonly fill: (selector: string, text: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  readonly chooseFile: (path: string) => Promise<void>;
  /** What a function returns in the page. */
  readonly read: <Value extends Json, Argument extends Json = null>(
    look: (argument: Argument) => Value | Promise<Value>,
    ...argument: Argument extends null ? [] : [Argument]
  ) => Promise<Value>;
  /** Waits until a function returns a value in the page. */
  readonly expect: <Argument extends Json = null>(
    look: (argument: Argument) => Json | Promise<Json>,
    expected: Json,
    ...argument: Argument extends null ? [] : [Argument]
  ) => Promise<void>;
  /** Waits until such an element is on show. */
  readonly see: (selector: string, text?: string) => Promise<void>;
  /** Waits until no such element is on show. */
  readonly miss: (selector: string, text?: string) => Promise<void>;
  /** Waits until the address is that of a path of the portal, with query and fragment, and its page is at rest. */
  readonly arrive: (path: string) => Promise<void>;
  /** Waits until the page is alive, nothing is fetched, and nothing is left to do. */
  readonly settle: () => Promise<void>;
  /** Waits until the page stays at a distance from its top. */
  readonly rest: (top: number) => Promise<void>;
  /** What the engine complained about, and the requests of the portal that failed. */
  readonly complaints: () => Promise<readonly string[]>;
};

/** @param base Address of the portal without a slash at its end. */
export function toReader(tab: Tab, proxy: Proxy, base: string): Reader {
  const first = proxy.exchanges.length;
  const evaluate = async (look: unknown, argument: Json = null): Promise<Json> => {
    const call = `(${String(look)})(${JSON.stringify(argument)})`;
    const json = `Promise.resolve(${call}).then((value) => JSON.stringify(value ?? null))`;
    return JSON.parse(await tab.evaluate(`(() => { ${String(findShown)} return ${json}; })()`));
  };
  const read: Reader['read'] = async (look, ...[argument]) =>
    JSON.parse(JSON.stringify(await evaluate(look, argument)));

  /** A page that goes away while it is looked at has no answer; the next one may have. */
  const expectIn = (look: unknown, expected: Json, argument: Json = null) =>
    expectSoon(() => evaluate(look, argument).catch(String), expected);

  /** Waits until nothing is fetched, and nothing is left to do. */
  const whenQuiet = async () => {
    const end = Date.now() + PATIENCE_MS;
    for (let quiet = 0; quiet < QUIET_ROUNDS;) {
      if (Date.now() > end) throw new Error(`No answer: ${[...proxy.pending].join(', ')}`);
      await evaluate(waitIdle).catch(() => undefined);
      quiet = proxy.pending.size === 0 ? quiet + 1 : 0;
    }
  };
  /** Waits until React, or what serves a page without it, has the page, and that is quiet. */
  const whenAlive = async () => {
    // Where scripts are held back, only what needs none of them can be there.
    if (proxy.gate)
      return expectIn(isPainted, true, !proxy.gate.holds.test('/scripts/controls.js'));
    await expectIn(isAlive, true);
    await whenQuiet();
  };
  /** Waits until an element is in reach of the pointer, and says where. */
  const reach = async (selector: string, text: string | undefined) => {
    let point: Json = null;
    await expectSoon(async () => {
      point = await evaluate(findPoint, [selector, text ?? null]).catch(() => null);
      return point === null ? `${selector} ${text ?? ''}` : 'in reach';
    }, 'in reach');
    const [x, y] = Object.values(Object(point)).map(Number);
    return { x: x ?? 0, y: y ?? 0 };
  };
  const press: Reader['press'] = async (selector, text) => {
    const { x, y } = await reach(selector, text);
    await tab.click(x, y);
  };

  /**
   * Goes through the history, from a document at rest: what is on its way would be broken off, which WebKit tells as a
   * failure. The answer comes before the page goes.
   */
  const go = async (steps: number) => {
    await whenQuiet();
    await evaluate((count: number) => void setTimeout(() => history.go(count)), steps);
  };

  return {
    open: async (path) => {
      await tab.goTo(base + path);
      await whenAlive();
    },
    back: () => go(-1),
    forward: () => go(1),
    reload: async () => {
      await whenAlive();
      await tab.reload();
      await whenAlive();
    },
    resize: (width) => tab.resize({ width, height: HEIGHT }),
    press,
    hover: async (selector, text) => {
      const { x, y } = await reach(selector, text);
      await tab.moveTo(x, y);
    },
    fill: async (selector, text) => {
      await press(selector);
      await evaluate(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement) field.select();
      });
      await tab.typeText(text);
    },
    type: tab.typeText,
    key: tab.pressKey,
    chooseFile: tab.chooseFile,
    read,
    expect: (look, expected, ...[argument]) => expectIn(look, expected, argument),
    see: (selector, text) => expectIn(isShown, true, [selector, text ?? null]),
    miss: (selector, text) => expectIn(isShown, false, [selector, text ?? null]),
    arrive: async (path) => {
      await expectIn(() => location.href, base + path);
      await whenAlive();
    },
    settle: whenAlive,
    rest: (top) => expectIn(findRest, top),
    complaints: async () => [
      ...(await tab.listComplaints()),
      ...proxy.exchanges.slice(first).filter(isFailed).map(toComplaint),
    ],
  };
}

const isFailed = ({ status = 0 }: Exchange) => status === 0 || status >= 400;
const toComplaint = ({ url, status }: Exchange) => `request: ${status ?? 'no answer'} ${url}`;

/**
 * Whether a page is loaded and its scripts serve it: React, which has taken over banner, text and footer, or
 * what serves a page that starts only when it is needed. Runs in the page.
 */
function isAlive(): boolean {
  if (document.readyState !== 'complete') return false;
  if (matchMedia('(scripting: none)').matches) return true;
  if (document.querySelector('script[data-page-start=needed]'))
    return Boolean(globalThis.portalControls);
  const parts = [...document.querySelectorAll('header a, main h1, footer a')];
  const isReacts = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'));
  return parts.length > 0 && parts.every(isReacts);
}

/** Whether a page has been painted, and has its own scripts where they are let through. Runs in the page. */
function isPainted(hasScripts: boolean): boolean {
  const isFramed = !document.documentElement.hasAttribute('data-first-frame');
  return (
    document.readyState !== 'loading' &&
    isFramed &&
    (!hasScripts || Boolean(globalThis.portalControls))
  );
}

/** Waits until a page has painted and is idle. Runs in the page; WebKit knows no idle callback, and is given a while. */
async function waitIdle(): Promise<void> {
  const IDLE_MS = 50;
  if (matchMedia('(scripting: none)').matches) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(resolve);
      else setTimeout(resolve, IDLE_MS);
    });
  });
}

/** Selector of elements, and a text that they contain. */
type Description = readonly [selector: string, text: string | null];

/** Elements that are visible, those whose text is the whole one first. Runs in the page. */
function findShown([selector, text]: Description): readonly HTMLElement[] {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (text === null) return shown;
  const toNames = ({ innerText, ariaLabel }: HTMLElement) =>
    [innerText, ariaLabel ?? ''].map((name) => name.replace(/\s+/g, ' ').trim());
  const named = shown.filter((element) => toNames(element).some((name) => name.includes(text)));
  return [...named.filter((element) => toNames(element).includes(text)), ...named];
}

/** Runs in the page, beside `findShown`. */
const isShown = (description: Description) => findShown(description).length > 0;

/**
 * Middle of the first of the elements; scrolls to it where it is out of sight. `null` as long as it is not there, moves,
 * or something is above it. Runs in the page, beside `findShown`.
 */
async function findPoint(description: Description): Promise<readonly number[] | null> {
  const [element] = findShown(description);
  if (!element) return null;
  const measure = () => {
    // A link in a text may be broken into lines: the middle of them all may be beside it.
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return [Math.floor(left + width / 2), Math.floor(top + height / 2)] as const;
  };
  const isOnTop = ([x, y]: readonly [number, number]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.closest('label')?.control === element);
  };
  const before = measure();
  if (!isOnTop(before)) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return null;
  }
  if (!matchMedia('(scripting: none)').matches) await new Promise(requestAnimationFrame);
  const after = measure();
  return String(before) === String(after) && isOnTop(after) ? after : null;
}

/** The scroll position once the page has stood still for some frames. Runs in the page. */
async function findRest(): Promise<number> {
  let last = scrollY;
  for (let still = 0; still < 10; still += 1) {
    await new Promise(requestAnimationFrame);
    if (scrollY !== last) still = 0;
    last = scrollY;
  }
  return Math.round(last);
}
