import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { writeProject } from '../support/sample-project';

/** As some editors of Windows save it. */
const MARKED = `\uFEFF${readFileSync('content/site.json', 'utf8')}`;

test('a byte order mark in site.json does not keep Next from starting', () => {
  const root = writeProject({ 'content/site.json': MARKED });
  cpSync('next.config.mjs', join(root, 'next.config.mjs'));
  cpSync('lib/markdown', join(root, 'lib/markdown'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const code = `await import('${pathToFileURL(join(root, 'next.config.mjs')).href}')`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', code]);
  expect(String(run.stderr)).not.toContain('SyntaxError');
  expect(run.status).toBe(0);
});

test('nor what builds archives, pictures and PDFs from reading it', () => {
  const root = writeProject({ 'content/site.json': MARKED });
  expect(readSiteFile(root)).toEqual(readSiteFile());
});
