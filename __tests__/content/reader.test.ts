/** @jest-environment node */

import { createContentReader } from '@/lib/content/read-content';
import { InvalidContentError } from '@/lib/content/source/content-error';
import { guide, SOUND, writeFile, writeProject } from './sample-project';

const GUIDE = 'content/guides/webhooks.mdx';
const retitled = guide().replace('Webhooks', 'Events and retries');

describe('reading once', () => {
  it('keeps what was read, in a build', () => {
    const root = writeProject(SOUND);
    const read = createContentReader(() => root, false);
    const first = read();
    writeFile(root, GUIDE, retitled);
    expect(read()).toBe(first);
  });

  it('reads again after an edit, in development, and only then', () => {
    const root = writeProject(SOUND);
    const read = createContentReader(() => root, true);
    const first = read();
    expect(read()).toBe(first);
    writeFile(root, GUIDE, retitled);
    expect(read().pages.guides[0]?.title).toBe('Events and retries');
  });

  it('keeps faults until a file changes, in development', () => {
    const root = writeProject({ ...SOUND, [GUIDE]: 'no front matter' });
    const read = createContentReader(() => root, true);
    const fail = () => {
      try {
        return read();
      } catch (error) {
        return error;
      }
    };
    const first = fail();
    expect(first).toBeInstanceOf(InvalidContentError);
    expect(fail()).toBe(first);
    writeFile(root, GUIDE, retitled);
    expect(read().pages.guides).toHaveLength(1);
  });

  it('reads again after a fault was mended', () => {
    const root = writeProject({ ...SOUND, [GUIDE]: 'no front matter' });
    const read = createContentReader(() => root, false);
    expect(read).toThrow(/^1 error in 1 content file/);
    writeFile(root, GUIDE, retitled);
    expect(read().pages.guides).toHaveLength(1);
  });
});
