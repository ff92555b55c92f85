import { describeShipped } from '../../support/shipped-tests';
import { usePortal } from '../portal';

const portal = usePortal();

/** Opens a page in a browser that runs no script. */
async function openWithoutScript(path: string) {
  const { page } = await portal.open({ javaScriptEnabled: false });
  await page.goto(portal.at(path));
  return page;
}

describeShipped('without JavaScript', () => {
  it.each([
    ['/api/changelog/', 'Compare releases'],
    ['/api/reference/', 'Open the response decoder'],
    ['/api/doctor/', 'Open the integration doctor'],
    ['/api/testing/', 'Compose a request'],
    ['/guides/webhooks/', 'Open the signature lab'],
    ['/libs/plugins/woocommerce/', 'Which version fits my shop?'],
  ])('%s says what a tool needs in its place, and prints nothing of it', async (path, tool) => {
    const page = await openWithoutScript(path);
    const note = page.getByText(`“${tool}” needs JavaScript`);
    expect(await note.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await note.isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Compare two releases' }).count()).toBe(0);
  });

  it.each(['/api/payment-gateway/sale/', '/api/changelog/'])(
    '%s offers no former release, which takes JavaScript to be shown',
    async (path) => {
      const page = await openWithoutScript(path);
      const chooser = page.getByText('Release 2.4.0', { exact: true });
      if (await chooser.isVisible()) await chooser.click();
      const former = page.locator('a[href*="version="]:not([href*="version=newest"])');
      expect(await former.count()).toBeGreaterThan(0);
      expect(await former.locator('visible=true').count()).toBe(0);
    },
  );
});
