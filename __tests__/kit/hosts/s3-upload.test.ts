import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { IMMUTABLE } from '@/lib/kit/hosts/host-files';
import { printUploadScript } from '@/lib/kit/hosts/s3-bucket';
import { writeSample } from '../../support/sample-export';
import { sampleSite } from '../../support/sample-site';

const AWS = `#!/bin/sh
case "$*" in
  "s3 ls"*/_next/static/) cat "$(dirname "$0")/listed" ;;
  "s3 ls"*) ;;
  "s3 cp "*" -") echo _next/static/had.js ;;
  *) [ "$3" = - ] && printf "stored %s\\n" "$(cat)"; printf "%s\\n" "$@" --- ;;
esac
`;

/** The commands that the script gives to `aws`, as a shell hands them over: one word a line. */
function runUpload(basePath: string): readonly (readonly string[])[] {
  const today = new Date().toISOString().slice(0, 10);
  const listed = [
    ['2020-01-01', 'old.js'],
    ['2020-01-01', 'had.js'],
    ['2020-01-01', 'has.js'],
    [today, 'new.js'],
  ].map(
    ([day, name]) =>
      `${day} 10:00:00  123 ${basePath.slice(1)}${basePath && '/'}_next/static/${name}\n`,
  );
  const folder = writeSample({
    'upload.sh': printUploadScript(sampleSite(basePath)),
    aws: AWS,
    listed: listed.join(''),
    'my portal/_next/static/has.js': '',
    'my portal/scripts/page-1.js': '',
    'my portal/search/texts/1.txt': '',
  });
  chmodSync(join(folder, 'aws'), 0o755);
  const printed = execFileSync(
    'sh',
    [join(folder, 'upload.sh'), 'bucket', 'E1', join(folder, 'my portal')],
    {
      env: { ...process.env, PATH: `${folder}:${process.env.PATH ?? ''}` },
      encoding: 'utf8',
    },
  );
  return printed
    .replaceAll(folder, '/srv')
    .split('---\n')
    .filter((command) => command !== '')
    .map((command) => command.trimEnd().split('\n'));
}

describe.each(['', '/developer'])(
  'upload.sh below "%s", run with a stand-in for aws',
  (basePath) => {
    const commands = runUpload(basePath);
    const hashed = ['/_next/static/', '/scripts/', '/search/texts/'];
    const typed = [...sampleSite('').fileTypes];
    const last = hashed.length + typed.length;

    it('uploads hashed files first, to be kept for a year, and deletes none', () => {
      expect(commands.slice(0, hashed.length)).toEqual(
        hashed.map((folder) => [
          's3',
          'sync',
          `/srv/my portal${folder}`,
          `s3://bucket${basePath}${folder}`,
          '--cache-control',
          IMMUTABLE,
        ]),
      );
    });

    it('names the type of files whose name does not tell it', () => {
      expect(commands.slice(hashed.length, hashed.length + typed.length)).toEqual(
        typed.map(([file, type]) => [
          ...['s3', 'cp', `/srv/my portal${file}`, `s3://bucket${basePath}${file}`],
          ...['--cache-control', 'no-cache', '--content-type', type],
        ]),
      );
    });

    const kept = [...hashed.map((folder) => `${folder.slice(1)}*`), '.hashed-files'];
    const exclude = (patterns: readonly string[]) =>
      patterns.flatMap((pattern) => ['--exclude', pattern]);
    const sync = ['s3', 'sync', '/srv/my portal/', `s3://bucket${basePath}/`];

    it.each([
      ['*.md', 'text/markdown; charset=utf-8', 0],
      ['*.txt', 'text/plain; charset=utf-8', 1],
    ])('names the charset of %s', (pattern, type, at) => {
      expect(commands[last + at]).toEqual([
        ...sync,
        ...['--cache-control', 'no-cache', '--content-type', type, '--delete'],
        ...['--exclude', '*', '--include', pattern],
        ...exclude(kept),
      ]);
    });

    it('uploads the rest to be asked for again, and leaves the files before and rule files alone', () => {
      const patterns = [
        ...[...kept, '*.md', '*.txt'],
        ...typed.map(([file]) => file.slice(1)),
        ...['_redirects', '_headers'],
      ];
      expect(commands[last + 2]).toEqual([
        ...sync,
        ...['--cache-control', 'no-cache', '--delete'],
        ...exclude(patterns),
      ]);
    });

    it('deletes hashed files that neither this export nor the one before has, after 30 days', () => {
      const deleted = commands.filter(([, verb]) => verb === 'rm').map((words) => words.at(-1));
      expect(deleted).toEqual([`s3://bucket${basePath}/_next/static/old.js`]);
    });

    it('keeps the names of this export’s hashed files for the next upload', () => {
      const [stored, ...words] = commands.at(-2) ?? [];
      expect(stored).toBe('stored _next/static/has.js');
      expect(words.at(-1)).toBe(`s3://bucket${basePath}/.hashed-files`);
    });

    it('makes CloudFront forget what it keeps of the portal', () => {
      expect(commands.slice(-1)).toEqual([
        [
          'cloudfront',
          'create-invalidation',
          '--distribution-id',
          'E1',
          '--paths',
          `${basePath}/*`,
        ],
      ]);
    });
  },
);
