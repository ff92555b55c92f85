import { BASE_PATH } from '../../browser/portal';
import type { Stage } from '../stage';

const DIALOG = 'dialog[open]';

export function testSearch({ open }: Stage): void {
  describe('search', () => {
    it('opens with a slash, finds a guide by its words, and leads there', async () => {
      const reader = await open('/');
      await reader.type('/');
      await reader.see(DIALOG);
      await reader.fill(`${DIALOG} input`, 'webhook signature');
      await reader.press(`${DIALOG} a[href*="/guides/webhooks/"]`);
      await reader.expect(() => location.pathname, `${BASE_PATH}/guides/webhooks/`);
      await reader.see('h1', 'Webhooks');
      await reader.miss(DIALOG);
      expect(await reader.complaints()).toEqual([]);
    });

    it('finds an operation by its path', async () => {
      const reader = await open('/guides/');
      await reader.press('button', 'Search docs and API');
      await reader.see(DIALOG);
      await reader.type('vault customer');
      await reader.see(`${DIALOG} a[href*="/api/customer-vault/"]`);
    });

    it('the arrow, pressed at once, leads to the first page that is found, Enter opens it', async () => {
      const reader = await open('/guides/');
      await reader.type('/');
      await reader.type('refunded by staff');
      await reader.key('ArrowDown');
      const readHref = () => document.activeElement?.getAttribute('href') ?? '';
      await reader.expect(readHref, `${BASE_PATH}/api/webhooks/refunded-by-staff/`);
      const hit = `${DIALOG} a[href$="/api/webhooks/refunded-by-staff/"]`;
      await reader.see(hit, 'staff refunded a transaction by hand');
      await reader.key('Enter');
      await reader.arrive('/api/webhooks/refunded-by-staff/');
    });

    it('Escape closes it and gives the focus back', async () => {
      const reader = await open('/');
      await reader.read(() => {
        const buttons = [...document.querySelectorAll('button')].filter((one) =>
          one.checkVisibility(),
        );
        buttons.find((button) => button.textContent.includes('Search docs and API'))?.focus();
        return null;
      });
      await reader.key('Enter');
      await reader.see(DIALOG);
      await reader.key('Escape');
      await reader.miss(DIALOG);
      const isBack = () =>
        document.activeElement?.textContent.includes('Search docs and API') ?? false;
      await reader.expect(isBack, true);
    });

    it('Back closes it', async () => {
      const reader = await open('/guides/');
      await reader.press(`main a[href="${BASE_PATH}/guides/webhooks/"]`);
      await reader.see('h1', 'Webhooks');
      await reader.type('/');
      await reader.see(DIALOG);
      await reader.back();
      await reader.miss(DIALOG);
    });
  });
}
