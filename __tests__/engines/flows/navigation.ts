import { BASE_PATH } from '../../browser/portal';
import type { Stage } from '../stage';

const BAR = 'nav[aria-label="Primary"]';
const WEBHOOKS = `${BAR} li li a[href="${BASE_PATH}/guides/webhooks/"]`;

const readFocused = () => document.activeElement?.textContent?.trim() ?? '';

export function testNavigation({ open }: Stage): void {
  describe('menus of the nav bar', () => {
    it('one opens under the pointer, a press follows its link, and it is shut', async () => {
      const reader = await open('/');
      await reader.hover(`${BAR} a`, 'Guides');
      await reader.press(WEBHOOKS);
      await reader.arrive('/guides/webhooks/');
      await reader.see('h1', 'Webhooks');
      await reader.miss(WEBHOOKS);
      expect(await reader.complaints()).toEqual([]);
    });

    it('one opens by its button, Tab leads into it, Escape shuts it and gives the focus back', async () => {
      const reader = await open('/');
      await reader.read(() => {
        const buttons = [...document.querySelectorAll('summary')];
        buttons.find((button) => button.textContent === 'Guides: more')?.focus();
        return null;
      });
      await reader.key('Enter');
      await reader.see(WEBHOOKS);
      await reader.key('Tab');
      await reader.expect(readFocused, 'Guides overview');
      await reader.key('Escape');
      await reader.miss(WEBHOOKS);
      await reader.expect(readFocused, 'Guides: more');
    });
  });

  describe('on a phone', () => {
    it('the panel shows one list at a time, and a choice closes it', async () => {
      const reader = await open('/', { width: 400 });
      await reader.press('button[popovertarget="primary-nav"]');
      await reader.press('#primary-nav summary', 'Solutions');
      await reader.see(`#primary-nav a[href="${BASE_PATH}/solutions/invoicing/"]`);
      await reader.press('#primary-nav summary', 'Guides');
      await reader.miss(`#primary-nav a[href="${BASE_PATH}/solutions/invoicing/"]`);
      await reader.press(`#primary-nav a[href="${BASE_PATH}/guides/webhooks/"]`);
      await reader.arrive('/guides/webhooks/');
      await reader.miss('#primary-nav');
      expect(await reader.complaints()).toEqual([]);
    });

    it('Escape closes the panel, and the page behind is in reach again', async () => {
      const reader = await open('/guides/', { width: 400 });
      const isInert = () => document.querySelector('body > main')?.hasAttribute('inert') ?? false;
      await reader.press('button[popovertarget="primary-nav"]');
      await reader.expect(isInert, true);
      await reader.key('Escape');
      await reader.miss('#primary-nav');
      await reader.expect(isInert, false);
    });

    it('the list of a section opens, and a choice closes it', async () => {
      const reader = await open('/guides/webhooks/', { width: 400 });
      await reader.press('button', 'Guides: all pages');
      await reader.press('nav[aria-label="Guides"] a', 'Invoicing');
      await reader.arrive('/guides/invoicing/');
      await reader.miss('nav[aria-label="Guides"]');
    });

    it('the list of operations opens, and a choice closes it', async () => {
      const reader = await open('/api/', { width: 400 });
      await reader.press('button', 'API operations');
      await reader.press('nav[aria-label="API operations"] a[data-operation="post /sale"]');
      await reader.arrive('/api/payment-gateway/sale/');
      await reader.miss('nav[aria-label="API operations"]');
      await reader.see('article[data-operation="post /sale"] h1');
    });
  });

  it('the first stop of the keyboard skips to the content', async () => {
    const reader = await open('/guides/webhooks/');
    await reader.key('Tab');
    await reader.expect(readFocused, 'Skip to content');
    await reader.key('Enter');
    await reader.expect(() => document.activeElement?.id ?? '', 'main');
  });

  it('light and dark: the choice holds over pages and reloads', async () => {
    const reader = await open('/');
    const readTheme = () => [
      document.documentElement.dataset.theme ?? '',
      getComputedStyle(document.body).colorScheme,
    ];
    const [, before] = await reader.read(readTheme);
    const other = before === 'dark' ? 'light' : 'dark';
    await reader.press('button', 'Switch between light and dark');
    await reader.expect(readTheme, [other, other]);
    await reader.press(`footer a[href="${BASE_PATH}/libs/"]`);
    await reader.arrive('/libs/');
    await reader.reload();
    await reader.expect(readTheme, [other, other]);
    expect(await reader.complaints()).toEqual([]);
  });

  it('colours of an address hold on the next page, and go with one press', async () => {
    const readColour = () => {
      const links = [...document.querySelectorAll('header a')];
      const link = links.find(({ textContent }) => textContent?.includes('Create Account'));
      return link ? getComputedStyle(link).backgroundColor : '';
    };
    const reader = await open('/');
    const own = await reader.read(readColour);
    await reader.open('/?domain=shop.example.com&themePrimary=%23a00');
    await reader.expect(readColour, 'rgb(170, 0, 0)');
    await reader.press(`footer a[href="${BASE_PATH}/guides/"]`);
    await reader.arrive('/guides/');
    await reader.see('aside', 'Shown in Example Shop’s colours');
    await reader.expect(readColour, 'rgb(170, 0, 0)');
    await reader.press('aside button', 'Remove');
    await reader.miss('aside', 'Shown in Example Shop’s colours');
    await reader.expect(readColour, own);
    expect(await reader.complaints()).toEqual([]);
  });
}
