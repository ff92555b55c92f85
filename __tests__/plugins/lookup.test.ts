import { getPlugin, isActivePlugin, pluginsByGroup } from '@/lib/plugins/get-plugin';
import { samplePlugin } from '../support/sample-plugin';

const plugins = [
  samplePlugin({ url: 'one' }),
  samplePlugin({ url: 'two', active: false }),
  samplePlugin({ url: 'three' }),
];
const group = (id: string, list: string[]) => ({ id, name: id, class: 'shopping', list });

test('a plugin is found by its url, active or not', () => {
  expect(getPlugin(plugins, 'two')).toBe(plugins[1]);
});

test.each(['four', 'ONE', '', '__proto__', 'constructor'])('%j is no plugin', (url) => {
  expect(getPlugin(plugins, url)).toBeUndefined();
});

test('SPEC 8: only an active plugin has a page', () => {
  expect(plugins.map(isActivePlugin)).toEqual([true, false, true]);
});

test('a group lists its active plugins in its own order, and passes over what does not exist', () => {
  const [shopping] = pluginsByGroup(plugins, [group('carts', ['three', 'two', 'none', 'one'])]);
  expect(shopping?.plugins.map(({ url }) => url)).toEqual(['three', 'one']);
});

test('a group without an active plugin is left out', () => {
  expect(pluginsByGroup(plugins, [group('empty', ['two'])])).toEqual([]);
});
