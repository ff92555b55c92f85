import type { Page } from 'playwright-core';

/**
 * What a part of a page may move by that is painted before its last words are parsed, as the browser measures it. What
 * comes later and pushes the page moves it by more.
 */
export const WHILE_PARSED = 0.002;

/** Movements of a page's parts that nobody asked for, as the browser measures them (CLS), and what moved. */
interface Shifts {
  sum: number;
  of: string[];
}

/** Keeps what moves by itself in each page that is opened from now on; `readShifts` says what did. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, of: [] };
    Object.assign(window, { shifts });
    const describe = (source: unknown) => {
      const node: unknown = Reflect.get(Object(source), 'node');
      const element = node instanceof Text ? node.parentElement : node;
      return element instanceof Element ? element.outerHTML.slice(0, 90) : '';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: unknown = Reflect.get(entry, 'sources');
        shifts.sum += Number(Reflect.get(entry, 'value'));
        shifts.of.push(...(Array.isArray(sources) ? sources.map(describe) : []));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Says what moved since the page was opened, or since `forgetShifts`. */
export const readShifts = (page: Page): Promise<Shifts> => page.evaluate<Shifts>('window.shifts');

/** Counts from here on: what moved as the page came in is the matter of `slow-host.test.ts`. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate('Object.assign(window.shifts, { sum: 0, of: [] })');
}

/** Expects that what moved is less than a sum, and names what did. */
export async function expectStill(page: Page, below: number): Promise<void> {
  const { sum, of } = await readShifts(page);
  expect(sum < below ? [] : [sum, ...of]).toEqual([]);
}
