import { readSite } from '@/lib/content/read-site';
import { buildAppLinks, mapEnvironments } from '@/lib/environment/app-links';
import { buildDocumentUrls } from '@/lib/environment/document-urls';
import { getForEnvironment } from '@/lib/environment/select-environment';
import type { EnvironmentName } from '@/lib/environment/select-environment';
import { expectSoon, visit } from '../../support/waits';
import { usePortal } from '../portal';

const portal = usePortal();

const LINKS = buildAppLinks(readSite());
/** Address of a portal page on another host of the same server. */
const on = (host: string, path: string) => {
  const url = new URL(portal.at(path));
  url.hostname = host;
  return url.href;
};
const HREFS = () =>
  [...document.querySelectorAll('a[data-app]')].map((link) => [
    link.getAttribute('data-app') ?? '',
    link.getAttribute('href') ?? '',
  ]);
const expected = (found: readonly (readonly string[])[], environment: EnvironmentName) =>
  found.map(([name = '']) => [name, LINKS[name]?.[environment]]);

const HOSTS = [
  ['localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['dev.example.test', 'dev'],
  ['www-qa.example.test', 'qa'],
  ['qa.example.test', 'qa'],
  ['test.example.test', 'test'],
  ['developer.example.test', 'prod'],
] as const;

describe('SPEC 4, environment selection', () => {
  it.each(HOSTS)('on %s every link to an app is that of %s', async (host, environment) => {
    const { page, complaints } = await portal.open();
    await visit(page, on(host, '/'));
    const found = await page.evaluate(HREFS);
    expect(found.length).toBeGreaterThan(8);
    expect(found).toEqual(expected(found, environment));
    expect(complaints).toEqual([]);
  });

  it.each(HOSTS)(
    'on %s they are so before any script of the page runs, so that an early click goes right (%s)',
    async (host, environment) => {
      const { page } = await portal.open();
      await page.route('**/_next/**/*.js', (route) => route.abort());
      await page.goto(on(host, '/'), { waitUntil: 'domcontentloaded' });
      const found = await page.evaluate(HREFS);
      expect(found).toEqual(expected(found, environment));
    },
  );

  it('they are so while the page is still being read', async () => {
    const { page } = await portal.open();
    await page.addInitScript(() => {
      const seen: (string | null)[] = [];
      Reflect.set(window, 'seen', seen);
      const look = () => {
        const link = document.querySelector('a[data-app="sandboxLogin"]');
        if (link) seen.push(link.getAttribute('href'));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await visit(page, on('qa.example.test', '/'));
    const seen: unknown = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(new Set(Array.isArray(seen) ? seen : [])).toEqual(new Set([LINKS.sandboxLogin?.qa]));
  });

  it('without JavaScript they are those of production', async () => {
    const { page } = await portal.open({ javaScriptEnabled: false });
    await page.goto(on('qa.example.test', '/'));
    const login = page.getByRole('link', { name: 'Login to Sandbox' }).first();
    expect(await login.getAttribute('href')).toBe(LINKS.sandboxLogin?.prod);
  });

  it('they stay so on the next page', async () => {
    const { page } = await portal.open();
    await visit(page, on('qa.example.test', '/guides/'));
    await page.locator('footer').getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL(on('qa.example.test', '/'));
    await page.getByText('Five steps').first().waitFor();
    const found = await page.evaluate(HREFS);
    expect(found).toEqual(expected(found, 'qa'));
  });

  it.each(HOSTS)('SPEC 7: on %s documents come from the API of %s', async (host, environment) => {
    const site = readSite();
    const base = getForEnvironment(
      mapEnvironments(site, ({ api }) => api),
      environment,
    );
    const { page } = await portal.open();
    // A document that does not come is asked for again.
    const asked = new Set<string>();
    await page.route(`${base}/**`, (route) => {
      asked.add(route.request().url());
      return route.abort();
    });
    await visit(page, on(host, '/api/'));
    await expectSoon(
      () => Promise.resolve([...asked].toSorted()),
      site.apis
        .map((api) => getForEnvironment(buildDocumentUrls(api, site), environment))
        .toSorted(),
    );
  });
});
