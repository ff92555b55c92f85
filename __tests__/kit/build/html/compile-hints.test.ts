import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addCompileHints } from '@/lib/kit/build/html/compile-hints';
import { writeSample } from '../../../support/sample-export';

const HINT = '//# allFunctionsCalledOnLoad\n';

const long = (text: string) => text + ';'.repeat(15_000);

test('the long scripts of pages are compiled as they arrive, but for the router; nothing else is touched', () => {
  const router = long('headers["Next-Router-State-Tree"]');
  const root = writeSample({
    '_next/static/chunks/a.js': long('a()'),
    '_next/static/chunks/deep/b.js': long('"use strict";b()'),
    '_next/static/chunks/short.js': 'short()',
    '_next/static/chunks/router.js': router,
    '_next/static/chunks/a.css': 'a{}',
    'latest.js': 'latest()',
  });
  addCompileHints(root);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(read('_next/static/chunks/a.js')).toBe(HINT + long('a()'));
  expect(read('_next/static/chunks/deep/b.js')).toBe(HINT + long('"use strict";b()'));
  expect(read('_next/static/chunks/short.js')).toBe('short()');
  expect(read('_next/static/chunks/router.js')).toBe(router);
  expect(read('_next/static/chunks/a.css')).toBe('a{}');
  expect(read('latest.js')).toBe('latest()');
});
