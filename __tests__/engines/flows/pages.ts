import { PAGE_TYPES } from '../../browser/page-types';
import type { Stage } from '../stage';

/** How much wider than its window a page is. */
const readOverhang = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

export function testPages({ open, listRequests }: Stage): void {
  describe('every page type', () => {
    it.each(PAGE_TYPES)(
      '%s is drawn without complaint, and fits a screen and a phone',
      async (path) => {
        const reader = await open(path);
        expect(await reader.read(() => document.querySelectorAll('h1').length)).toBe(1);
        await reader.see('h1');
        await reader.expect(readOverhang, 0);
        await reader.resize(360);
        await reader.expect(readOverhang, 0);
        expect(await reader.complaints()).toEqual([]);
      },
    );
  });

  describe('without JavaScript', () => {
    it('a guide is read, and its menu opens', async () => {
      const reader = await open('/guides/webhooks/', { width: 400, scripting: false });
      await reader.see('h1', 'Webhooks');
      await reader.press('button[popovertarget="mobile-nav"]');
      await reader.press('#mobile-nav summary', 'Guides');
      await reader.press('#mobile-nav a', 'Invoicing');
      await reader.see('h1', 'Invoicing');
    });

    it('an operation shows its request with curl, and the address of a nested field opens what is closed', async () => {
      const reader = await open('/api/payment-gateway/sale/#body.customer.customer_first_name', {
        scripting: false,
      });
      await reader.see('article pre', 'curl https:');
      await reader.see('[id="body.customer.customer_first_name"]');
    });
  });

  it('an unknown address is answered with the not-found page, and nothing else goes wrong', async () => {
    const reader = await open('/api/nothing/here/');
    await reader.see('h1', 'Thank you developer, but this resource is in another castle.');
    const faults = (await reader.complaints()).filter(
      (text) => !/status of 404|404 .*\/nothing\/here\//.test(text),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['/s/?domain=shop.example.com#questions', '/?domain=shop.example.com#questions'],
    ['/-sandbox/', '/'],
    ['/libs/plugins/no-such-plugin/', '/libs/not-found/'],
    ['/api/Payment%20Gateway/Sale', '/api/payment-gateway/sale/'],
  ])('%s leads to %s', async (from, to) => {
    const reader = await open(from);
    await reader.arrive(to);
    await reader.see('h1');
  });

  it('links to apps are those of the environment that the host names', async () => {
    const reader = await open('/', { host: 'qa.example.test' });
    const login = await reader.read(
      () => document.querySelector('a[data-app="sandboxLogin"]')?.getAttribute('href') ?? '',
    );
    expect(login).toBe('https://app-qa.example.com/login');
    expect(listRequests().filter((url) => !url.includes('example.test'))).toEqual([]);
  });
}
