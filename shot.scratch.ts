import { serveExport } from '@/lib/tools/serve/static-server';
import { chromium } from 'playwright-core';
async function main() {
  const server = await serveExport({ root: 'out', port: 0 });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await page.goto(server.url + 'api/payment-gateway/sale/');
  await page.getByRole('button', { name: 'Chat', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.screenshot({ path: '/tmp/shot-notice.png' });
  await browser.close(); await server.close();
}
main().then(() => process.exit(0), (e) => { console.error(e); process.exit(1); });
