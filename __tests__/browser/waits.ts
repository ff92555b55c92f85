import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';

/** What a page of a busy machine may need to come to a state. Only a test that fails ever waits so long. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 40;

/** Reads until the answer is the expected one; an answer that never is fails as any other would. */
export async function expectSoon(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let value = await read();
  while (!isDeepStrictEqual(value, expected) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    value = await read();
  }
  expect(value).toEqual(expected);
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
  await page.waitForLoadState('networkidle');
  if (await page.evaluate(() => matchMedia('(scripting: none)').matches)) return;
  await page.waitForFunction(() => {
    const parts = document.querySelectorAll('header a, main h1, footer a');
    const isReacts = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'));
    return parts.length > 0 && [...parts].every(isReacts);
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Waits until the page has painted some times and what moves in it by itself has come to rest: after
 * this, something that has not begun does not begin.
 */
export async function whenStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const paint = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let count = 0; count < 5; count += 1) await paint();
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await paint();
  });
}
