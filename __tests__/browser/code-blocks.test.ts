/** @shipped-documents */
import type { Page } from 'playwright-core';
import { visit, visitInFonts } from '../support/waits';
import { SALE } from './page-types';
import { usePortal } from './portal';

const portal = usePortal();

const GUIDE = '/guides/payment-gateway/';

/** How each block of code on a page looks, in words; blocks that look alike are one. */
const readLooks = (page: Page) =>
  page.evaluate(() => {
    const looks = [...document.querySelectorAll('main [data-code]')].flatMap((frame) => {
      const block = [...frame.querySelectorAll('pre')].find((one) => one.checkVisibility());
      const code = block?.querySelector('code');
      const copy = frame.querySelector('button[data-copy]');
      if (!block || !code || !copy) return [];
      const [text, box, button] = [code, frame, copy].map((one) => getComputedStyle(one));
      return JSON.stringify({
        text: [text?.fontSize, text?.fontFamily, text?.lineHeight, text?.color],
        frame: [box?.backgroundColor, box?.border, box?.borderRadius],
        padding: getComputedStyle(block).padding,
        copy: [
          button?.fontSize,
          button?.color,
          button?.height,
          copy.firstElementChild?.textContent,
        ],
        fromRight: Math.round(
          frame.getBoundingClientRect().right - copy.getBoundingClientRect().right,
        ),
      });
    });
    return [...new Set(looks)].sort();
  });

describe.each([360, 768, 1280])('at %i px', (width) => {
  it.each(['light', 'dark'] as const)(
    'code of a guide looks like code of an operation, in %s',
    async (colorScheme) => {
      const { page } = await portal.open({ viewport: { width, height: 800 }, colorScheme });
      await visit(page, portal.at(GUIDE));
      const guide = await readLooks(page);
      await visit(page, portal.at(SALE));
      expect(guide).toHaveLength(1);
      expect(guide[0]).toContain('"13px"');
      expect(await readLooks(page)).toEqual(guide);
    },
  );

  it.each([GUIDE, SALE, '/libs/sdk/'])('no tab of %s is out of sight', async (path) => {
    const { page } = await portal.open({ viewport: { width, height: 800 } });
    await visit(page, portal.at(path));
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main [data-code] > label')]
        .filter((tab) => {
          const frame = tab.parentElement?.getBoundingClientRect();
          const { left, right } = tab.getBoundingClientRect();
          return !frame || left < frame.left || right > frame.right || right > innerWidth;
        })
        .map((tab) => tab.textContent),
    );
    expect(hidden).toEqual([]);
    expect(await page.locator('main [data-code] > label').count()).toBeGreaterThan(0);
  });

  it('answers with long names stand in one line where there is room, and are whole elsewhere', async () => {
    const { page } = await portal.open({ viewport: { width, height: 800 } });
    await visitInFonts(page, portal.at(SALE));
    const tabs = page.locator('main [data-code][aria-label=Response] > label');
    expect(await tabs.count()).toBe(3);
    const read = () =>
      tabs.evaluateAll((labels) => ({
        lines: new Set(labels.map((label) => label.getBoundingClientRect().top)).size,
        cut: labels.filter((label) => label.scrollWidth > label.clientWidth).length,
      }));
    const lines = width < 768 ? 2 : 1;
    expect(await read()).toEqual({ lines, cut: 0 });
    await tabs.evaluateAll((labels) => {
      for (const label of labels) label.textContent = `200 ${'Refused by the issuer '.repeat(4)}`;
    });
    expect(await read()).toEqual(width < 768 ? { lines: 3, cut: 0 } : { lines: 1, cut: 3 });
    const panel = page.locator('main [data-code][aria-label=Response] > pre').first();
    const wide = await panel.evaluate((one) => [one.clientWidth, one.parentElement?.clientWidth]);
    expect(wide[0]).toBe(wide[1]);
  });
});
