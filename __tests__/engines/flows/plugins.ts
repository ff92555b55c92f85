import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readActivePlugin } from '@/lib/pages/plugin-view';
import { getLatestRelease } from '@/lib/plugins/list-releases';
import { expectSoon } from '../../support/waits';
import type { Stage } from '../stage';

const PLUGIN = '/libs/plugins/woocommerce/';

/** An archive that is not what it is called. */
function writeAltered(archive: string, file: string): string {
  const bytes = readFileSync(archive);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  const path = join(mkdtempSync(join(tmpdir(), 'downloads-')), file);
  writeFileSync(path, bytes);
  return path;
}

export function testPlugins({ open, listRequests }: Stage): void {
  const release = getLatestRelease(readActivePlugin('woocommerce'));
  const archive = resolve('content/storage/plugins', release.file);

  describe('a plugin', () => {
    it('a release that was chosen is intact, an altered one is not', async () => {
      const reader = await open(PLUGIN);
      await reader.chooseFile(archive);
      await reader.see('[role="status"]', `Intact: WooCommerce ${release.v}`);
      await reader.see('[role="status"]', release.sha256);
      await reader.chooseFile(writeAltered(archive, release.file));
      await reader.see('[role="status"]', `Not intact: this is not WooCommerce ${release.v}`);
      expect(await reader.complaints()).toEqual([]);
    });

    it('the version that fits is found by keyboard', async () => {
      const reader = await open(PLUGIN);
      await reader.read(() => {
        const labels = [...document.querySelectorAll('label')];
        labels.find(({ textContent }) => textContent === 'WordPress')?.control?.focus();
        return null;
      });
      await reader.type('6.6');
      await reader.key('Tab');
      await reader.type('9.1.2');
      await reader.see('[role="status"]', `Install ${release.v}`);
      expect(await reader.complaints()).toEqual([]);
    });

    it('the address of its newest release delivers the file, and goes on to its page', async () => {
      const reader = await open(`${PLUGIN}latest/`);
      await reader.arrive(PLUGIN);
      await reader.see('h1', 'WooCommerce');
      await expectSoon(
        () => Promise.resolve(listRequests().filter((url) => url.endsWith(release.file)).length),
        1,
      );
    });
  });
}
