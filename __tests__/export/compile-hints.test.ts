/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addCompileHints } from '@/lib/export/compile-hints';
import { writeSample } from './sample-export';

const HINT = '//# allFunctionsCalledOnLoad\n';

test('the scripts of pages are compiled as they arrive, but for the router; nothing else is touched', () => {
  const root = writeSample({
    '_next/static/chunks/a.js': 'a()',
    '_next/static/chunks/deep/b.js': '"use strict";b()',
    '_next/static/chunks/router.js': 'headers["Next-Router-State-Tree"]',
    '_next/static/chunks/a.css': 'a{}',
    'latest.js': 'latest()',
  });
  addCompileHints(root);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(read('_next/static/chunks/a.js')).toBe(`${HINT}a()`);
  expect(read('_next/static/chunks/deep/b.js')).toBe(`${HINT}"use strict";b()`);
  expect(read('_next/static/chunks/router.js')).toBe('headers["Next-Router-State-Tree"]');
  expect(read('_next/static/chunks/a.css')).toBe('a{}');
  expect(read('latest.js')).toBe('latest()');
});
