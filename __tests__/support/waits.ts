import type { Page, Request } from 'playwright-core';
import { START_PAGE } from '@/lib/bootstrap/start/page-start';

/** What a page of a busy machine may need to come to a state. Only a test that fails ever waits so long. */
export const PATIENCE_MS = 30_000;
const PAUSE_MS = 40;

/** Reads until the answer is the expected one; an answer that never is fails as any other would. */
export async function expectSoon(
  read: () => Promise<unknown>,
  expected: unknown,
  patience = PATIENCE_MS,
): Promise<void> {
  const end = Date.now() + patience;
  let value = await read();
  while (!isEqual(value, expected) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    value = await read();
  }
  expect(value).toEqual(expected);
}

/** Whether an answer is the expected one, which may have asymmetric matchers in it. */
function isEqual(value: unknown, expected: unknown): boolean {
  try {
    expect(value).toEqual(expected);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens a page of the portal and waits until React has it: a click before that may be lost. Returns the
 * status of the answer.
 */
export async function visit(page: Page, address: string): Promise<number | undefined> {
  const response = await page.goto(address);
  await whenAlive(page);
  return response?.status();
}

/**
 * Shows the pages that are opened from now on in the fonts that stand in for their own, for what compares places of
 * two visits: own fonts may come too late to be used (`app/fonts`), on a busy machine any number of times.
 */
export async function showFallbackFonts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { --font-sans: Arial !important; --font-mono: monospace !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Visits after which the fonts of a page must have come from the cache. */
const MAX_FONT_VISITS = 6;

/**
 * Visits a page until it stands in its own fonts, for what measures text: those of a first visit may come too
 * late to be used (`app/fonts`), and on a busy machine those of the next one, too.
 * @throws When they never are.
 */
export async function visitInFonts(page: Page, address: string): Promise<void> {
  await visit(page, address);
  for (let visits = 1; visits < MAX_FONT_VISITS; visits += 1) {
    await reload(page);
    if (await page.evaluate(isInFonts)) return;
  }
  throw new Error(`${page.url()} never stood in its own fonts`);
}

/** Whether a text is as wide in the fonts of the page as in those that stand in for the first. Runs in the page. */
function isInFonts(): boolean {
  const families = getComputedStyle(document.body).fontFamily.split(',');
  const [own, standIn] = [families, families.slice(1)].map((list) => {
    const probe = document.createElement('span');
    probe.style.cssText = 'position: absolute; font-size: 80px; white-space: nowrap';
    probe.style.fontFamily = list.join();
    probe.textContent = 'Quick wizards jumble letters of ample width';
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  });
  return own !== standIn;
}

/** Loads the page on show again, and waits until React has it. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await whenAlive(page);
}

/**
 * Waits until nothing is fetched, React has taken over banner, text and footer, and its work is done; with
 * JavaScript off only for the first.
 */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  if (await page.evaluate(() => matchMedia('(scripting: none)').matches)) return;
  // A page that waits for its reader starts where a control is pressed, and it is not the press that is tested.
  await page.evaluate((start) => {
    if (document.querySelector('script[data-page-start="needed"]')) dispatchEvent(new Event(start));
  }, START_PAGE);
  await page.waitForFunction(() => {
    const parts = document.querySelectorAll('header a, main h1, footer a');
    const isReacts = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'));
    return parts.length > 0 && [...parts].every(isReacts);
  });
  await whenQuiet(page);
}

/** Requests of a page that have no answer yet. */
const pending = new WeakMap<Page, Set<Request>>();

/** Keeps count of what a page fetches, for `whenQuiet`. */
export function trackRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => {
    // What the former document of the page still asked for is nothing to wait for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Rounds of an idle browser in which nothing is asked for: what an idle moment starts comes in the next. */
const QUIET_ROUNDS = 3;

/** Waits until a page fetches nothing and has nothing left to do that would make it fetch. */
export async function whenQuiet(page: Page): Promise<void> {
  const requests = pending.get(page);
  if (!requests) throw new Error('Only a page that a portal has opened is tracked');
  const end = Date.now() + PATIENCE_MS;
  for (let quiet = 0; quiet < QUIET_ROUNDS;) {
    if (Date.now() > end) throw new Error(`No answer: ${describePending(requests)}`);
    const isSame = await waitForIdle(page);
    quiet = isSame && requests.size === 0 ? quiet + 1 : 0;
  }
}

/** Waits for an idle moment of a page. @returns whether the page has not gone to another document meanwhile. */
async function waitForIdle(page: Page): Promise<boolean> {
  try {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const wait = () => requestIdleCallback(resolve, { timeout: 5000 });
          requestAnimationFrame(wait);
          // A busy machine may draw no frame of a page on which nothing changes.
          setTimeout(wait, 1000);
        }),
    );
    return true;
  } catch (error) {
    if (!String(error).includes('because of a navigation')) throw error;
    return false;
  }
}

function describePending(requests: ReadonlySet<Request>): string {
  return [...requests].map((request) => request.url()).join(', ');
}

/**
 * Waits until the page has painted some times and what moves in it by itself has come to rest: after
 * this, something that has not begun does not begin.
 */
export async function whenStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const paint = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // A busy machine may draw no frame of a page on which nothing changes.
        setTimeout(resolve, 1000);
      });
    for (let count = 0; count < 5; count += 1) await paint();
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    // A motion that stands still, as of a part that is not shown, does not end.
    const limit = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([limit, Promise.allSettled(moving.map(({ finished }) => finished))]);
    await paint();
  });
}
