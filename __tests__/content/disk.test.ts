import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createDisk } from '@/lib/content/source/disk';
import { writeProject } from '../support/sample-project';

test('a lock of an editor, which leads nowhere, is left out of the stamp', () => {
  const root = writeProject({ 'content/guides/webhooks.mdx': 'x' });
  const read = () => createDisk(root).getStamp(['content']);
  const before = read();
  symlinkSync('writer@host.1234', join(root, 'content/guides/.#webhooks.mdx'));
  expect(read()).toBe(before);
});
