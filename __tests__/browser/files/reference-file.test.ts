import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSite } from '@/lib/content/read-site';
import { OUT, usePortal } from '../portal';
import { runAxe } from '../run-axe';

const portal = usePortal();

const files = readSite().apis.map(({ id }) => join(OUT, `reference/${id}.html`));

it.each(readSite().referenceFiles ? files : [])(
  '%s opens from a disk, asks for nothing, and its contents can be filtered',
  async (file) => {
    const { page, complaints } = await portal.open();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto(pathToFileURL(file).href);
    const rows = page.locator('nav li:visible');
    const all = await rows.count();
    const name = (await rows.last().locator('a').textContent()) ?? '';
    await page.getByLabel('Filter operations').fill(name.toLowerCase());
    expect(await rows.count()).toBeLessThan(all);
    await rows.last().locator('a').click();
    await expect(page.evaluate(() => document.querySelector(':target')?.tagName)).resolves.toBe(
      'ARTICLE',
    );
    expect(asked).toEqual([pathToFileURL(file).href]);
    expect(complaints).toEqual([]);
  },
);

it('has no fault that stops a reader', async () => {
  const [file = ''] = readSite().referenceFiles ? files : [];
  if (file === '') return;
  const { page } = await portal.open();
  // Its policy, which lets nothing else run, would refuse the rules.
  const html = readFileSync(file, 'utf8').replace(/<meta http-equiv[^>]*>/, '');
  await page.setContent(html);
  await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  expect(await page.evaluate(runAxe)).toEqual([]);
});
