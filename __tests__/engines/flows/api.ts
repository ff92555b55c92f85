import { SALE } from '../../browser/page-types';
import type { Stage } from '../stage';

const LIST = 'nav[aria-label="API operations"]';
const ARTICLE = 'article[data-operation="post /sale"]';
const NESTED = 'body.customer.customer_first_name';
const CODE = '[role=group][data-languages]';

const readTop = (id: string) => {
  const element = document.getElementById(id);
  return element ? Math.round(element.getBoundingClientRect().top) : -1;
};

export function testApi({ open }: Stage): void {
  describe('the list of operations', () => {
    it('leads to an operation, and back and forward follow', async () => {
      const reader = await open('/api/');
      await reader.press(`${LIST} a[data-operation="post /sale"]`);
      await reader.arrive(SALE);
      await reader.see(`${ARTICLE} h1`, 'Sale');
      await reader.press(`${LIST} a[data-operation="post /auth"]`);
      await reader.see('article[data-operation="post /auth"] h1');
      await reader.back();
      await reader.arrive(SALE);
      await reader.see(`${ARTICLE} h1`, 'Sale');
      await reader.forward();
      await reader.see('article[data-operation="post /auth"] h1');
      expect(await reader.complaints()).toEqual([]);
    });

    it('is filtered as words are typed, and Enter opens the first that is left', async () => {
      const reader = await open('/api/');
      await reader.fill('input[placeholder="Filter operations"]', 'post /sale');
      await reader.miss(`${LIST} a[data-operation="post /void/{pgIdOrig}"]`);
      await reader.see(`${LIST} a[data-operation="post /sale"]`);
      const readCount = () =>
        [...document.querySelectorAll('[aria-live]')].some(({ textContent }) =>
          /^\d+ of \d+ operations and webhooks$/.test(textContent),
        );
      await reader.expect(readCount, true);
      await reader.key('Enter');
      await reader.arrive(SALE);
      await reader.see(`${ARTICLE} h1`, 'Sale');
      expect(await reader.complaints()).toEqual([]);
    });
  });

  describe('an operation', () => {
    it('opens at a nested field that the address names', async () => {
      const reader = await open(`${SALE}#${NESTED}`);
      await reader.see(`[id="${NESTED}"]`);
      await reader.expect(readTop, 88, NESTED);
      expect(await reader.complaints()).toEqual([]);
    });

    it('shows the fields and the sample of the form that is chosen, and keeps the choice', async () => {
      const reader = await open(SALE);
      const forms = '#body [role="group"]:has(> [data-form])';
      await reader.see('[id="body.card_number"]');
      await reader.miss('[id="body.card_swipe"]');
      await reader.press(`${forms} > label`, 'Keyed card');
      await reader.key('ArrowDown');
      await reader.arrive(`${SALE}?form=swiped-card`);
      await reader.see('[id="body.card_swipe"]');
      await reader.miss('[id="body.card_number"]');
      const sendsSwipe = () =>
        /"card_swipe"/.test(document.querySelector('pre[data-lang="curl"]')?.textContent ?? '');
      await reader.expect(sendsSwipe, true);
      await reader.reload();
      await reader.see('[id="body.card_swipe"]');
      await reader.press(`${LIST} a[data-operation="post /auth"]`);
      await reader.see('article[data-operation="post /auth"] h1');
      await reader.back();
      await reader.arrive(`${SALE}?form=swiped-card`);
      await reader.see('[id="body.card_swipe"]');
      await reader.expect(sendsSwipe, true);
      expect(await reader.complaints()).toEqual([]);
    });

    it('opens at a field of another form that the address names', async () => {
      const reader = await open(`${SALE}#body.card_id`);
      await reader.see('[id="body.card_id"]');
      await reader.expect(readTop, 88, 'body.card_id');
      await reader.miss('[id="body.card_number"]');
      const sendsToken = () =>
        /"card_id"/.test(document.querySelector('pre[data-lang="curl"]')?.textContent ?? '');
      await reader.expect(sendsToken, true);
      expect(await reader.complaints()).toEqual([]);
    });

    it('opens and closes all nested fields at a press', async () => {
      const reader = await open(SALE);
      const tools = '#body [role="group"][aria-label="Open nested fields"] button';
      await reader.miss(`[id="${NESTED}"]`);
      await reader.press(tools, 'All');
      await reader.see(`[id="${NESTED}"]`);
      await reader.press(tools, 'None');
      await reader.miss(`[id="${NESTED}"]`);
    });

    it('copies the address of a field and says so', async () => {
      const reader = await open(SALE);
      await reader.press('[id="body.amt_tran"] > div > a');
      const isSaid = () =>
        [...document.querySelectorAll('p[aria-live]')].some(
          ({ textContent }) => textContent === 'Copied the address of body, amt_tran',
        );
      await reader.expect(isSaid, true);
      await reader.arrive(`${SALE}#body.amt_tran`);
      expect(await reader.complaints()).toEqual([]);
    });

    it('shows its request in the language of a tab, which holds on the next one and after a reload', async () => {
      const reader = await open(SALE);
      await reader.see(`${CODE} pre`, 'curl http');
      await reader.press(`${CODE} label`, 'Python');
      await reader.arrive(`${SALE}?lang=python`);
      await reader.see(`${CODE} pre`, 'requests.post(');
      await reader.press(`${LIST} a[data-operation="post /void/{pgIdOrig}"]`);
      await reader.see('article[data-operation="post /void/{pgIdOrig}"] h1');
      await reader.see(`${CODE} pre`, 'requests.post(');
      await reader.reload();
      await reader.see(`${CODE} pre`, 'requests.post(');
      await reader.miss(`${CODE} pre`, 'curl http');
      expect(await reader.complaints()).toEqual([]);
    });

    it('is read in the release that is chosen, and in the newest again', async () => {
      const reader = await open(SALE);
      await reader.press('[data-to-releases] summary');
      await reader.press('[data-to-releases] a', '2.2.0 of');
      await reader.arrive(`${SALE}?version=2.2.0`);
      await reader.see(ARTICLE, 'You read release 2.2.0');
      await reader.miss('[id="body.duplicate_seconds"]');
      await reader.reload();
      await reader.see(ARTICLE, 'You read release 2.2.0');
      await reader.press(`${LIST} a`, 'Void');
      await reader.see('article[data-operation="post /void/{pgIdOrig}"]', 'You read release 2.2.0');
      await reader.back();
      await reader.see(ARTICLE, 'You read release 2.2.0');
      await reader.press('a', 'Read 2.4.0, the newest');
      await reader.arrive(SALE);
      await reader.see('[id="body.duplicate_seconds"]');
      expect(await reader.complaints()).toEqual([]);
    });

    it('shows the response of a tab', async () => {
      const reader = await open(SALE);
      const tabs = 'main [data-code][aria-label=Response] > label';
      const shown = () => {
        const panels = document.querySelectorAll('main [data-code][aria-label=Response] > pre');
        return [...panels].findIndex((panel) => panel.checkVisibility());
      };
      expect(await reader.read(shown)).toBe(0);
      await reader.press(`${tabs}:nth-of-type(2)`);
      await reader.expect(shown, 1);
    });
  });
}
