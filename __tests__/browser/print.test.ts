/** @shipped-documents */
import type { Page } from 'playwright-core';
import { visit } from '../support/waits';
import { PAGE_TYPES, SALE } from './page-types';
import { usePortal } from './portal';

const portal = usePortal();

const LINK = '/api/checkout/create-a-checkout-link/';

/** A sheet of A4 between margins of 10 mm, in pixels. */
const SHEET = { width: 718, height: 1046 };

/** Opens a page as it is printed for a reader who likes it dark. */
async function openPrinted(path: string): Promise<Page> {
  const { page } = await portal.open({ viewport: SHEET, colorScheme: 'dark' });
  await visit(page, portal.at(path));
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** Which of these can be seen, by their words. */
const readShown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((parts) =>
      parts.flatMap((part) => (part.checkVisibility() ? [part.textContent] : [])),
    );

/** Parts whose computed style is not the expected one. */
const readOthers = (page: Page, selector: string, property: string, value: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (parts, [property, value]) =>
        parts
          .filter((part) => getComputedStyle(part).getPropertyValue(property) !== value)
          .map((part) => part.textContent),
      [property, value] as const,
    );

describe('print', () => {
  it.each(PAGE_TYPES)(
    '%s is dark on white, without controls, and no wider than its sheet',
    async (path) => {
      const page = await openPrinted(path);
      const faults = await page.evaluate(() => {
        const shown = [...document.querySelectorAll('body, body *')].filter((one) =>
          one.checkVisibility(),
        );
        const room = document.documentElement.clientWidth;
        const isCut = (one: Element) => {
          const { overflowX, clipPath } = getComputedStyle(one);
          const isClipped = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
          return clipPath === 'none' && (isClipped || one.getBoundingClientRect().right > room + 1);
        };
        const isOver = (one: Element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(one).position);
        return {
          paper: getComputedStyle(document.body).backgroundColor,
          scheme: getComputedStyle(document.documentElement).colorScheme,
          cut: shown.filter(isCut).map((one) => one.outerHTML.slice(0, 120)),
          over: shown.filter(isOver).map((one) => one.outerHTML.slice(0, 120)),
          controls: shown.filter((one) => one.matches('button, nav, select, dialog')).length,
        };
      });
      expect(faults).toEqual({
        paper: 'rgb(255, 255, 255)',
        scheme: 'light',
        cut: [],
        over: [],
        controls: 0,
      });
    },
  );

  it('an open search is not printed over every sheet', async () => {
    const page = await openPrinted(SALE);
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input').waitFor({ state: 'attached' });
    expect(await readShown(page, 'dialog')).toEqual([]);
    expect(await readShown(page, 'main h1')).toEqual(['Sale']);
  });

  it('every answer is printed below its name, and the request in the language of the reader', async () => {
    const page = await openPrinted(LINK);
    const answers = '[aria-label="Response"]';
    const names = await readShown(page, `${answers} > label`);
    expect(names).toEqual([
      '200 A payment link',
      expect.stringContaining('400 '),
      '401 Unknown key',
    ]);
    expect(await readShown(page, `${answers} > pre`)).toHaveLength(names.length);
    const tops = await page
      .locator(`${answers} > :is(label, pre)`)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    expect(await readShown(page, '[aria-label="Request"] label')).toEqual(['curl']);
    expect(await readShown(page, '[aria-label="Request"] > pre')).toHaveLength(1);
  });

  it('names stay with what they name, and rows and samples are whole', async () => {
    const answers = '[data-code][role="group"]:not([data-languages])';
    const whole = `main :is(tr, [data-code]:not(${answers}), ${answers} > pre)`;
    for (const path of [SALE, '/api/reference/', '/libs/plugins/woocommerce/']) {
      const page = await openPrinted(path);
      expect(
        await readOthers(page, 'main :is(h2, h3, h4, summary)', 'break-after', 'avoid'),
      ).toEqual([]);
      // A name in a line of text would not stay.
      expect(await readOthers(page, 'main summary', 'display', 'flex')).toEqual([]);
      expect(await readOthers(page, whole, 'break-inside', 'avoid')).toEqual([]);
      expect(await readOthers(page, '[data-shell="footer"]', 'break-before', 'avoid')).toEqual([]);
      await page.context().close();
    }
  });

  it('nothing that goes on on the next sheet is a grid or scrolls: Firefox would tear its lines', async () => {
    for (const path of ['/', '/guides/webhooks/', '/api/reference/', LINK]) {
      const page = await openPrinted(path);
      const long = await page.evaluate((sheet) => {
        const isTorn = ({ display, overflowY, containerType }: CSSStyleDeclaration) =>
          display === 'grid' || overflowY !== 'visible' || containerType !== 'normal';
        return [...document.querySelectorAll('main, main :not(svg, svg *)')]
          .filter((one) => one.getBoundingClientRect().height > sheet || one.matches('pre, figure'))
          .filter((one) => one.checkVisibility() && isTorn(getComputedStyle(one)))
          .map((one) => one.outerHTML.slice(0, 120));
      }, SHEET.height / 2);
      expect(long).toEqual([]);
      await page.context().close();
    }
  });

  it('closed fields are printed, open, and without a mark that says there are more', async () => {
    const page = await openPrinted(SALE);
    const closed = page.locator('main details:not([open]) li[id]').first();
    expect(await closed.evaluate((one) => one.checkVisibility())).toBe(true);
    const marks = await page
      .locator('main summary:not([data-menu-item] *)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').display));
    expect(new Set(marks)).toEqual(new Set(['none']));
    // Where nothing hovers, as in Firefox on paper, the marks of links would be there.
    const links = await page
      .locator('main [data-code] a, main li[id] > div > a:first-child, main [id^="response"] a')
      .evaluateAll((all) =>
        all.map((one) => {
          const { content, display } = getComputedStyle(one, '::after');
          return content.startsWith('"#"') ? display : 'none';
        }),
      );
    expect(new Set(links)).toEqual(new Set(['none']));
  });

  it('of the choices of fields the one is printed that leaves some out', async () => {
    const page = await openPrinted(SALE);
    const choices = 'main label[for$="every"], main label[for$="must"], main label[for$="may"]';
    expect(await readShown(page, choices)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.locator('main label[for$="must"]').first().click();
    await page.emulateMedia({ media: 'print' });
    expect(await readShown(page, choices)).toEqual([expect.stringMatching(/^Required/)]);
  });

  it('codes are printed as the table they are', async () => {
    const page = await openPrinted('/api/reference/');
    expect(await readOthers(page, 'main tbody tr', 'display', 'table-row')).toEqual([]);
  });
});
