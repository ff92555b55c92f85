import { pickPluginVersions } from '@/lib/content/schemas/plugin';
import { getLatestRelease, listReleases } from '@/lib/plugins/list-releases';
import { samplePlugin, sampleRelease } from '../support/sample-plugin';

test('the current version stands among the older ones, newest first by number', () => {
  const plugin = samplePlugin({ releases: [sampleRelease('1.2.0'), sampleRelease('1.3.2')] });
  expect(listReleases(plugin).map(({ v }) => v)).toEqual(['1.3.10', '1.3.2', '1.2.0']);
});

test('the current version keeps its own file, sums, size and compatibility', () => {
  const versions = pickPluginVersions(samplePlugin());
  expect(listReleases(versions)[0]).toEqual(sampleRelease('1.3.10'));
});

test('the browser gets the fields of releases, and no text of the page', () => {
  const { v, ...download } = sampleRelease('1.3.10');
  const plugin = samplePlugin();
  const expected = { version: v, ...download, releases: plugin.releases };
  expect(pickPluginVersions(plugin)).toEqual(expected);
});

test('a plugin without older versions has one release', () => {
  expect(listReleases(samplePlugin({ releases: [] }))).toHaveLength(1);
});

test('the latest release is the newest one, wherever it is listed', () => {
  const plugin = samplePlugin({ releases: [sampleRelease('1.2.0'), sampleRelease('1.4')] });
  expect(getLatestRelease(plugin).v).toBe('1.4');
});
