/** @shipped-documents */
import type { Page } from 'playwright-core';
import site from '@/content/site.json';
import type { Partner } from '@/lib/content/schemas/site';
import { expectStill, WHILE_PARSED, watchShifts } from '../support/shifts';
import { testShipped } from '../support/shipped-tests';
import { expectSoon, reload, visit, whenStill } from '../support/waits';
import { BASE_PATH, usePortal } from './portal';

const portal = usePortal();

const partners: readonly Partner[] = site.partners;
const [PARTNER] = partners;
/** A provider may have no partner yet. */
const itForPartner = PARTNER ? it : it.skip;
const SHOWN = `Shown in ${PARTNER?.name}’s colours`;
const COLOURS = 'themePrimary=%23a00&themeSecondary=080';

/** The colour of "Create Account", as painted. */
const painted = (page: Page) =>
  page
    .locator('header a', { hasText: 'Create Account' })
    .evaluate((link) => getComputedStyle(link).backgroundColor);
const notice = (page: Page) => page.getByRole('complementary', { name: 'Display' });

/** Follows a link of the footer. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${BASE_PATH}${path}"]`).click();
  await page.waitForURL(portal.at(path));
}

describe('SPEC 2 page behaviour: domain, themePrimary, themeSecondary', () => {
  itForPartner(
    'show the partner’s name and colours, and the policy has nothing to say',
    async () => {
      const { page, complaints } = await portal.open();
      await visit(page, portal.at(`/?domain=${PARTNER?.domain}&${COLOURS}`));
      await expectSoon(() => painted(page), 'rgb(170, 0, 0)');
      await page.locator('header').getByText(`with ${PARTNER?.name}`).waitFor();
      await notice(page)
        .filter({ hasText: new RegExp(`^${SHOWN.replace(/\W/g, '\\$&')}\\s*Remove$`) })
        .waitFor();
      expect(complaints).toEqual([]);
    },
  );

  itForPartner(
    'stay while the reader clicks through links, and after a reload; no link carries them',
    async () => {
      const { page, complaints } = await portal.open();
      await visit(page, portal.at(`/?domain=${PARTNER?.domain}&${COLOURS}`));
      await follow(page, '/guides/');
      await expectSoon(() => painted(page), 'rgb(170, 0, 0)');
      await notice(page).waitFor();
      expect(await page.locator('a[href*="theme"], a[href*="domain="]').count()).toBe(0);
      await reload(page);
      await expectSoon(() => painted(page), 'rgb(170, 0, 0)');
      await notice(page).getByText(SHOWN).waitFor();
      expect(complaints).toEqual([]);
    },
  );

  testShipped(
    'leave the page standing where the script of their notice does not come',
    async () => {
      const { page } = await portal.open();
      await page.route('**/_next/static/chunks/*.js', async (route) => {
        const response = await route.fetch();
        const isNotice = (await response.text()).includes('colours of a link you followed');
        return isNotice ? route.abort() : route.fulfill({ response });
      });
      const lost = page.waitForEvent('requestfailed');
      await visit(page, portal.at(`/guides/webhooks/?${COLOURS}`));
      await lost;
      await whenStill(page);
      await expectSoon(() => painted(page), 'rgb(170, 0, 0)');
      expect(await page.locator('h1').innerText()).toBe('Webhooks');
    },
  );

  testShipped('are gone after one press, for good, and nothing moves', async () => {
    const { page, complaints } = await portal.open();
    await visit(page, portal.at('/guides/webhooks/'));
    const own = await painted(page);
    await visit(page, portal.at(`/guides/webhooks/?${COLOURS}`));
    await notice(page).waitFor();
    await page.evaluate(() => window.scrollTo(0, 700));
    await notice(page).getByRole('button', { name: 'Remove' }).press('Enter');
    await notice(page).waitFor({ state: 'detached' });
    await page.waitForURL(portal.at('/guides/webhooks/'));
    await expectSoon(() => painted(page), own);
    await expectSoon(
      () => page.evaluate(() => [window.scrollY, document.activeElement?.id]),
      [700, 'main'],
    );
    await reload(page);
    expect([await painted(page), await notice(page).count()]).toEqual([own, 0]);
    expect(complaints).toEqual([]);
  });

  itForPartner('are there at the first paint, and what comes later moves nothing', async () => {
    const { page } = await portal.open();
    await watchShifts(page);
    await page.addInitScript(() => {
      const brands = new Set<string>();
      const look = () => {
        const brand = document.body && getComputedStyle(document.body).getPropertyValue('--brand');
        if (brand) brands.add(brand);
        Object.assign(window, { brands: [...brands] });
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const path of [`/libs/?domain=${PARTNER?.domain}&${COLOURS}`, '/libs/']) {
      await visit(page, portal.at(path));
      await notice(page).waitFor();
      await whenStill(page);
      expect(await page.evaluate<unknown>('window.brands')).toEqual(['#aa0000']);
      await expectStill(page, WHILE_PARSED);
    }
  });

  it.each([
    'red;}body{display:none}',
    'url(https://evil.example/a.png)',
    'javascript:alert(1)',
    '#12345',
    '#１２３',
    '</script><script>alert(1)</script>',
    'f'.repeat(4000),
  ])('%.40s changes nothing and breaks nothing', async (value) => {
    const { page, complaints } = await portal.open();
    await visit(page, portal.at('/libs/'));
    const own = await painted(page);
    const query = new URLSearchParams({
      domain: value,
      themePrimary: value,
      themeSecondary: value,
    });
    await visit(page, portal.at(`/libs/?${query}`));
    expect([await painted(page), await notice(page).count()]).toEqual([own, 0]);
    expect(complaints).toEqual([]);
  });

  it('a colour too pale for white text is darkened', async () => {
    const { page } = await portal.open();
    await visit(page, portal.at('/?themePrimary=ff0'));
    await expectSoon(() => painted(page), 'rgb(121, 121, 0)');
  });
});
