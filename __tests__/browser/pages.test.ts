import { readSitemapPaths } from '@/lib/pages/sitemap-paths';
import { isStandalonePath } from '@/lib/routes/is-standalone-path';
import { isShipped } from '../shipped-documents.mjs';
import { reportFigure } from '../support/report-figure';
import { describeShipped, testShipped } from '../support/shipped-tests';
import { expectSoon, visit } from '../support/waits';
import { PAGE_TYPES } from './page-types';
import { usePortal } from './portal';

const portal = usePortal();

describe('every page type', () => {
  it.each(PAGE_TYPES)('%s loads without complaint, and fits a phone and a tablet', async (path) => {
    const { page, complaints } = await portal.open();
    expect(await visit(page, portal.at(path))).toBe(200);
    expect(await page.locator('h1').count()).toBe(1);
    expect(complaints).toEqual([]);
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth), width);
    }
  });

  it('no page is wider than a screen of 320 pixels', async () => {
    const { page } = await portal.open({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    const wide: string[] = [];
    reportFigure('pages', readSitemapPaths().length);
    for (const path of readSitemapPaths()) {
      await page.goto(portal.at(path), { waitUntil: 'load' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${path}: ${width}`);
    }
    expect(wide).toEqual([]);
  }, 600_000);

  testShipped.each(['/api/testing/', '/api/reference/', '/api/'])(
    'the wide tables of %s are records on a phone, which do not scroll and are still tables',
    async (path) => {
      const { page } = await portal.open({ viewport: { width: 360, height: 740 } });
      await visit(page, portal.at(path));
      const wide = page.getByRole('group').filter({ has: page.locator('[data-label]') });
      const hidden = await wide.evaluateAll((frames) =>
        frames.map((frame) => frame.scrollWidth - frame.clientWidth),
      );
      expect(new Set(hidden)).toEqual(new Set([0]));
      expect(await wide.first().getByRole('columnheader').count()).toBeGreaterThan(1);
    },
  );

  it.each(PAGE_TYPES)(
    '%s looks the same with the rules that its style sheet leaves out',
    async (path) => {
      const { page } = await portal.open({ reducedMotion: 'reduce' });
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(portal.at(path));
      const readLooks = () =>
        page.locator('body *').evaluateAll((elements) =>
          elements.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const { color, backgroundColor, display, font } = getComputedStyle(element);
            return [
              element.className,
              x,
              y,
              width,
              height,
              color,
              backgroundColor,
              display,
              font,
            ].join();
          }),
        );
      const seen: (readonly string[])[] = [];
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        seen.push(await readLooks());
      }
      const loaded = await page.locator('link[rel=stylesheet][disabled]').evaluateAll((links) =>
        Promise.all(
          links.map((link) => {
            const end = new Promise((resolve) => link.addEventListener('load', resolve));
            link.removeAttribute('disabled');
            return end;
          }),
        ).then(({ length }) => length),
      );
      expect(loaded).toBeGreaterThan(0);
      expect(await readLooks()).toEqual(seen[1]);
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await readLooks()).toEqual(seen[0]);
    },
  );

  it.each(PAGE_TYPES)('%s can be read on a phone without JavaScript', async (path) => {
    const { page } = await portal.open({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await page.goto(portal.at(path));
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(80);
    const footerLinks = await page.locator('footer a:visible').count();
    expect(footerLinks > (isShipped ? 3 : 0)).toBe(!isStandalonePath(path));
    // The browser itself opens a popover. The buttons of the style guide are specimens.
    const buttons = page.locator('button:not([popovertarget])').locator('visible=true');
    if (path !== '/style-guide/') expect(await buttons.allInnerTexts()).toEqual([]);
  });
});

describeShipped('SPEC 8: addresses of plugins that lead elsewhere', () => {
  it.each([
    ['/libs/plugins/no-such-plugin/', '/libs/not-found/'],
    ['/libs/plugins/no-such-plugin/latest/', '/libs/not-found/'],
    ['/libs/plugins/latest/', '/not-found/'],
  ])('%s leads to %s', async (path, to) => {
    const { page } = await portal.open();
    await page.goto(portal.at(path));
    await page.waitForURL(portal.at(to));
  });
});
