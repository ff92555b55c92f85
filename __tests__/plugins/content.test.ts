/** @jest-environment node */
import { readPluginGroups, readPlugins } from '@/lib/content/read-plugins';
import { compatibilityText } from '@/lib/plugins/compatibility';
import { getPlugin } from '@/lib/plugins/get-plugin';
import { pluginsByGroup } from '@/lib/plugins/plugins-by-group';
import { latestRelease } from '@/lib/plugins/releases';

const plugins = readPlugins();

describe('the plugins of SPEC 3 and 9', () => {
  test.each([
    ['woocommerce', true, '3.2.4', ['WordPress 4.4.0 to 6.6', 'WooCommerce 2.6.14 to 9.1.2']],
    ['gravity-forms', true, '1.3.10', ['WordPress 4.4.0 to 6.7.1', 'Gravity Forms up to 2.9']],
    ['nopcommerce-pg', false, '1.34', ['nopCommerce 3.80 to 4.0.1']],
    ['nopcommerce-checkout', false, '1.34', ['nopCommerce 3.80 to 4.0.1']],
    ['zencart', false, '1.0.0', ['Zen Cart up to 1.3.8a']],
  ])('%s: active %s, version %s, %j', (url, active, version, compatibility) => {
    const plugin = getPlugin(plugins, url);
    expect(plugin).toMatchObject({ active, version });
    expect(plugin?.compatibility.map(compatibilityText)).toEqual(compatibility);
  });

  test('the current version is the newest one of each plugin', () => {
    expect(plugins.map((plugin) => latestRelease(plugin).v)).toEqual(
      plugins.map(({ version }) => version),
    );
  });

  test('all but Zen Cart list older versions', () => {
    const alone = plugins.filter(({ releases }) => releases.length === 0);
    expect(alone.map(({ url }) => url)).toEqual(['zencart']);
  });

  test('Zen Cart says that it makes sales only', () => {
    expect(getPlugin(plugins, 'zencart')?.short).toContain(
      'supports only the Sale transaction type',
    );
  });

  test('one group, Shopping Carts, holds them all and shows the active ones', () => {
    const groups = readPluginGroups();
    expect(groups.map(({ name, list }) => [name, list.length])).toEqual([['Shopping Carts', 5]]);
    const [carts] = pluginsByGroup(plugins, groups);
    expect(carts?.plugins.map(({ url }) => url)).toEqual(['woocommerce', 'gravity-forms']);
  });
});
