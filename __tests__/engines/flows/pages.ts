import { PAGE_TYPES, SALE } from '../../browser/page-types';
import type { Stage } from '../stage';

/** How much wider than its window a page is. */
const readOverhang = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Texts under the chat button at the end of a page. Runs in the page. */
function listUnderChat(): readonly string[] {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const button = document.querySelector('[data-shell="chat"] button')?.getBoundingClientRect();
  if (!button) return ['no chat button'];
  const parts = [...document.querySelectorAll('main :not(:has(*)), footer :not(:has(*))')];
  return parts
    .filter((part) => part.checkVisibility())
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isBeside = right <= button.left || left >= button.right;
      return !isBeside && bottom > button.top && top < button.bottom;
    })
    .map(({ textContent }) => textContent);
}

/** Parts at the foot of the window that lie on one another. Runs in the page. */
function listOverlaps(): readonly string[] {
  const parts = [
    '[data-shell="chat"] button',
    'aside[aria-label="Display"]',
    'main [role="status"]:has(button)',
  ];
  const boxes = parts.map((selector) => document.querySelector(selector)?.getBoundingClientRect());
  return parts.flatMap((part, index) =>
    parts
      .slice(0, index)
      .filter((_, other) => {
        const [a, b] = [boxes[index], boxes[other]];
        if (!a || !b) return true;
        const isBeside = a.right <= b.left || a.left >= b.right;
        return !isBeside && a.bottom > b.top && a.top < b.bottom;
      })
      .map((other) => `${part} and ${other}`),
  );
}

export function testPages({ open, reply, listRequests }: Stage): void {
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
        await reader.expect(listUnderChat, []);
        expect(await reader.complaints()).toEqual([]);
      },
    );
  });

  it.each([1280, 1000, 360])(
    'chat button and notices at the foot of a window of %i px leave one another free',
    async (width) => {
      reply('/pg/doc');
      const reader = await open(`${SALE}?domain=shop.example.com&themePrimary=%23a00`, { width });
      await reader.see('[data-shell="chat"] button', 'Chat');
      await reader.see('aside', 'Shown in Example Shop’s colours');
      await reader.see('main [role="status"] button', 'Try again');
      await reader.expect(listOverlaps, []);
    },
  );

  describe('without JavaScript', () => {
    it('a guide is read, and its menu opens', async () => {
      const reader = await open('/guides/webhooks/', { width: 400, scripting: false });
      await reader.see('h1', 'Webhooks');
      await reader.press('button[popovertarget="primary-nav"]');
      await reader.press('#primary-nav summary', 'Guides');
      await reader.press('#primary-nav a', 'Invoicing');
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
