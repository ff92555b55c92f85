import { removeUnusedCopies } from '@/lib/kit/build/post-build';
import { readTree } from '@/lib/kit/system/read-tree';
import { writeSample } from '../../../support/sample-export';

describe('removeUnusedCopies', () => {
  const FILES = {
    'index.html': '<!doctype html>',
    'index.txt': '0:{}',
    '__next._full.txt': '0:{}',
    '__next._tree.txt': '0:{}',
    'guides/a/index.txt': '0:{}',
    'guides/a/__next._full.txt': '0:{}',
    'guides/a/__next.guides.$d$slug.__PAGE__.txt': '0:{}',
  };

  it('takes every copy out of a page, and leaves the payload that the router asks for', () => {
    const root = writeSample(FILES);
    expect(removeUnusedCopies(root)).toBe(4);
    expect([...readTree(root)].sort()).toEqual(
      Object.keys(FILES)
        .filter((file) => !file.includes('__next'))
        .sort(),
    );
  });

  it('finds nothing the second time', () => {
    const root = writeSample(FILES);
    removeUnusedCopies(root);
    expect(removeUnusedCopies(root)).toBe(0);
  });
});
