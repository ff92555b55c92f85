/** @shipped-documents */

import { readGetStarted } from '@/lib/content/read-data';
import { readNavigation } from '@/lib/content/read-navigation';
import { readSite } from '@/lib/content/read-site';
import { buildAppLinks } from '@/lib/environment/app-links';
import { testShipped } from '../support/shipped-tests';
import { expectSoon, visit, visitInFonts } from '../support/waits';
import { SALE } from './page-types';
import { usePortal } from './portal';

const portal = usePortal();

const site = readSite();

describe('SPEC 2 root routes: the Get Started page', () => {
  it.each([360, 600, 1280])('at %i px each of the five steps shows its image', async (width) => {
    const { page } = await portal.open({ viewport: { width, height: 800 } });
    await visit(page, portal.at('/'));
    const images = page.locator('main ol img');
    expect(await images.count()).toBe(readGetStarted().steps.length);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expectSoon(
        () => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
        true,
      );
      expect((await image.boundingBox())?.width).toBeGreaterThan(60);
    }
  });
});

describe('SPEC 2 app shell', () => {
  testShipped('the nav stays in view while the banner scrolls away', async () => {
    const { page } = await portal.open({ viewport: { width: 1100, height: 700 } });
    await visit(page, portal.at('/guides/webhooks/'));
    const topOf = (selector: string) =>
      page.locator(selector).evaluate((part) => Math.round(part.getBoundingClientRect().top));
    expect([await topOf('[data-shell="banner"]'), await topOf('[data-shell="nav"]')]).toEqual([
      0, 75,
    ]);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expectSoon(() => topOf('[data-shell="nav"]'), 0);
    expect(await topOf('[data-shell="banner"]')).toBe(-900);
  });

  it.each([
    [767, true],
    [768, false],
  ])('at %i px the login is an icon: %s; it leads to the login by either', async (width, icon) => {
    const { page } = await portal.open({ viewport: { width, height: 700 } });
    await visit(page, portal.at('/'));
    const login = page.locator('header').getByRole('link', { name: 'Login to Sandbox' });
    expect(await login.getAttribute('href')).toBe(buildAppLinks(site).sandboxLogin?.local);
    expect(await login.locator('svg').isVisible()).toBe(icon);
    // Words stay for readers who do not see the icon: in a box of one pixel.
    expect(((await login.locator('span').boundingBox())?.width ?? 0) > 1).toBe(!icon);
  });

  it.each([360, 544, 768, 992, 1280])(
    'at %i px a name and a tagline of the most letters leave the page its width',
    async (width) => {
      const { page } = await portal.open({ viewport: { width, height: 700 } });
      await visitInFonts(page, portal.at('/'));
      const logo = page.locator('header a').first();
      await logo.evaluate((link) => {
        const [name, tagline] = [...link.childNodes].filter(({ textContent }) =>
          textContent?.trim(),
        );
        if (name) name.textContent = 'Échange & Söhne Zahlungsdienste (Europa)';
        if (tagline) tagline.textContent = 'Documentation for everybody who develops';
      });
      const sizes = await page.evaluate(() => {
        const banner = document.querySelector('header')?.getBoundingClientRect();
        const logoBox = document.querySelector('header a')?.getBoundingClientRect();
        const isInside = (logoBox?.height ?? 0) <= (banner?.height ?? 0);
        return [document.documentElement.scrollWidth, isInside];
      });
      expect(sizes).toEqual([width, true]);
    },
  );

  it('the copyright line ends in the year it is, years after the build', async () => {
    const { page, complaints } = await portal.open();
    const year = new Date().getFullYear() + 5;
    await page.clock.setFixedTime(new Date(year, 6));
    await visit(page, portal.at(SALE));
    const line = page.locator('footer').getByText('©');
    await expectSoon(() => line.innerText(), `© ${site.legal.since}–${year} ${site.name}`);
    expect(complaints).toEqual([]);
  });

  it('the footer has a mark, the copyright line, the registration, the root items and privacy', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at('/libs/sdk/'));
    const footer = page.getByRole('contentinfo');
    const year = new Date().getFullYear();
    expect(await footer.innerText()).toContain(`© ${site.legal.since}–${year} ${site.name}`);
    expect(await footer.innerText()).toContain(site.legal.registration);
    const names = await footer
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link')
      .allInnerTexts();
    const root = readNavigation().footer.map(({ name }) => name);
    expect(names).toEqual([...root, 'Privacy Policy']);
    expect((await footer.locator('[aria-hidden="true"]').boundingBox())?.width).toBeGreaterThan(10);
  });
});
