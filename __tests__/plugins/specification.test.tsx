import { render, screen, within } from '@testing-library/react';
import * as latestRoute from '@/app/libs/plugins/[plugin]/latest/route.plugin';
import PluginRoute, * as pluginPage from '@/app/libs/plugins/[plugin]/page.plugin';
import PluginsPage from '@/app/libs/plugins/page.plugins';
import { readPluginGroups, readPlugins } from '@/lib/content/read-plugins';
import { readSite } from '@/lib/content/read-site';
import type { Plugin } from '@/lib/content/schemas/plugin';
import { pluginGroupsSchema } from '@/lib/content/schemas/plugin';
import { compatibilityText } from '@/lib/plugins/compatibility';
import { formatFileSize } from '@/lib/plugins/file-size';
import { listReleases } from '@/lib/plugins/list-releases';
import { testShipped } from '../support/shipped-tests';

jest.mock('@/lib/http/html-response', () => ({ htmlResponse: jest.fn() }));
jest.mock('@/components/docs/pages/table-of-contents', () => ({ TableOfContents: () => null }));

const plugins = readPlugins();
const ACTIVE = ['gravity-forms', 'woocommerce'] as const;

function pluginOf(url: string): Plugin {
  const plugin = plugins.find((each) => each.url === url);
  if (!plugin) throw new Error(`no plugin "${url}"`);
  return plugin;
}

/** Draws the whole page of a plugin and gives its JSON. */
async function show(url: string): Promise<Plugin> {
  render(
    await PluginRoute({
      params: Promise.resolve({ plugin: url }),
    }),
  );
  return pluginOf(url);
}
const section = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });

/** Markdown without its marks, as it is read. */
const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .trim();
/** Size of a file with plain spaces, as Testing Library compares texts. */
const sizeAsRead = (bytes: number) => formatFileSize(bytes).replaceAll('\u00a0', ' ');

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ');

describe('SPEC 3, Plugin', () => {
  test('active: only those have a page and a latest-download address', () => {
    const expected = ACTIVE.map((plugin) => ({ plugin }));
    for (const route of [pluginPage, latestRoute]) {
      expect(route.generateStaticParams()).toEqual(expected);
      expect(route.dynamicParams).toBe(false);
    }
  });

  test('type: only "shopping"', () => {
    expect([...new Set(plugins.map(({ type }) => type))]).toEqual(['shopping']);
  });

  test.each(ACTIVE)(
    'name, short and image: %s shows them as title, lead and picture',
    async (url) => {
      const { name, short, image } = await show(url);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
      expect(screen.getByText(short).tagName).toBe('P');
      expect(document.querySelector(`img[src="${image}"]`)).toBeInTheDocument();
    },
  );

  test.each(ACTIVE)('description: %s shows every paragraph, in order', async (url) => {
    const { description } = await show(url);
    const text = textOf(screen.getByRole('article'));
    const places = description.map((paragraph) => text.indexOf(plain(paragraph)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('file: the name of every zip is built from its version', () => {
    for (const plugin of plugins) {
      for (const { v, file } of listReleases(plugin)) expect(file).toBe(`${plugin.url}-${v}.zip`);
    }
  });
});

describe('SPEC 3, Plugin release', () => {
  test.each(ACTIVE)(
    'v, compatibility, checksum: %s lists all of each release, with file size and download',
    async (url) => {
      const plugin = await show(url);
      const items = within(section('Releases'))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.closest('li'));
      const releases = listReleases(plugin);
      expect(items).toHaveLength(releases.length);
      for (const [
        index,
        { v, compatibility, checksum, sha256, size, file },
      ] of releases.entries()) {
        const item = items[index];
        if (!item) throw new Error(`no item for ${v}`);
        expect(within(item).getByRole('heading')).toHaveTextContent(v);
        const facts = [...compatibility.map(compatibilityText), checksum, sha256, sizeAsRead(size)];
        for (const fact of facts) expect(item).toHaveTextContent(fact);
        expect(within(item).getByRole('link', { name: file })).toHaveAttribute(
          'href',
          `${readSite().storage}/plugins/${file}`,
        );
      }
    },
  );

  test('older versions are listed for three of the four plugins; Zen Cart has none', () => {
    const counts = plugins.map(({ url, releases }) => [url, releases.length > 0]);
    expect(Object.fromEntries(counts)).toEqual({
      woocommerce: true,
      'gravity-forms': true,
      'nopcommerce-pg': true,
      'nopcommerce-checkout': true,
      zencart: false,
    });
  });
});

describe('SPEC 3, Step group and Step', () => {});

describe('SPEC 3, Plugin group', () => {
  test('id, name, class, list: one group exists, Shopping Carts', () => {
    expect(readPluginGroups()).toHaveLength(1);
    expect(pluginGroupsSchema.parse(readPluginGroups())[0]).toMatchObject({
      id: 'shopping-carts',
      name: 'Shopping Carts',
      class: 'shopping',
      list: expect.arrayContaining(plugins.map(({ url }) => url)),
    });
  });

  testShipped(
    '/libs/plugins shows it with its class and its active plugins, and checks a download',
    () => {
      render(PluginsPage());
      const carts = section('Shopping Carts');
      expect(carts).toHaveClass('shopping');
      const names = within(carts).getAllByRole('heading', { level: 3 });
      expect(names.map((name) => name.textContent)).toEqual([
        'WooCommerce',
        'Gravity Forms add-on',
      ]);
      expect(screen.getByText(/only for pages served over HTTPS/)).toBeInTheDocument();
    },
  );
});

describe('SPEC 9, plugin compatibility', () => {
  test.each([
    ['woocommerce', ['WordPress 4.4.0 to 6.6', 'WooCommerce 2.6.14 to 9.1.2']],
    ['gravity-forms', ['WordPress 4.4.0 to 6.7.1', 'Gravity Forms up to 2.9']],
    ['nopcommerce-pg', ['nopCommerce 3.80 to 4.0.1']],
    ['nopcommerce-checkout', ['nopCommerce 3.80 to 4.0.1']],
    ['zencart', ['Zen Cart up to 1.3.8a']],
  ])('%s: %j', (url, limits) => {
    expect(pluginOf(url).compatibility.map(compatibilityText)).toEqual(limits);
  });

  test('the Zen Cart plugin supports only the Sale transaction type', () => {
    expect(pluginOf('zencart').short).toContain('supports only the Sale transaction type');
  });
});
