import { readPages } from '@/lib/content/read-pages';
import { readApis } from '@/lib/pages/read-apis';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { expectSoon, visit, whenQuiet } from '../support/waits';
import { BASE_PATH, usePortal } from './portal';

const portal = usePortal();

/** A page of each section, and the first operation of each document: what search must find, and where. */
const WRITTEN = (['solutions', 'guides', 'api'] as const).flatMap((section) =>
  readPages(section)
    .slice(0, 1)
    .map(({ title, slug }) => ({ title, path: `/${section}/${slug}/` })),
);
const OPERATIONS = readApis().flatMap(({ api }) =>
  [...api.operations.values()]
    .slice(0, 1)
    .map((entry) => ({ title: entry.name, path: getOperationPath(entry) })),
);

// A portal may have none of them.
for (const { title, path } of [...WRITTEN, ...OPERATIONS])
  it(`search finds "${title}" by its title, and the keyboard leads there`, async () => {
    const { page, complaints } = await portal.open();
    await visit(page, portal.at('/'));
    await page.keyboard.press('/');
    await page.locator('dialog[open]').getByRole('textbox').fill(title);
    const links = page.locator('dialog[open] li a');
    const findPlace = async () => {
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      return hrefs.findIndex((href) => href?.split('#')[0] === BASE_PATH + path);
    };
    await expectSoon(async () => (await findPlace()) >= 0, true);
    // Names are found first; texts that come later change the order.
    await whenQuiet(page);
    const place = await findPlace();
    for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === BASE_PATH + path);
    expect(complaints).toEqual([]);
  });

it('every entry of the navigation leads to a page', async () => {
  const { page, complaints } = await portal.open();
  await visit(page, portal.at('/'));
  const hrefs = await page
    .locator('header a[href], nav a[href]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const own = hrefs.filter((href) => href.startsWith('/'));
  expect(own.length).toBeGreaterThan(0);
  const missing = [];
  for (const href of own) {
    const { status } = await page.evaluate(
      async (address) => ({ status: (await fetch(address)).status }),
      href,
    );
    if (status !== 200) missing.push(href);
  }
  expect(missing).toEqual([]);
  expect(complaints).toEqual([]);
});
