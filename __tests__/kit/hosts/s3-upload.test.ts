import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { IMMUTABLE } from '@/lib/kit/hosts/host-files';
import { printUploadScript } from '@/lib/kit/hosts/s3-bucket';
import { writeSample } from '../../support/sample-export';
import { sampleSite } from '../../support/sample-site';

/** The commands that the script gives to `aws`, as a shell hands them over: one word a line. */
function runUpload(basePath: string): readonly (readonly string[])[] {
  const folder = writeSample({
    'upload.sh': printUploadScript(sampleSite(basePath)),
    aws: '#!/bin/sh\nprintf "%s\\n" "$@" ---\n',
  });
  chmodSync(join(folder, 'aws'), 0o755);
  const printed = execFileSync(
    'sh',
    [join(folder, 'upload.sh'), 'bucket', 'E1', '/srv/my portal'],
    {
      env: { ...process.env, PATH: `${folder}:${process.env.PATH ?? ''}` },
      encoding: 'utf8',
    },
  );
  return printed
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

    it('uploads the rest to be asked for again, and leaves the files before and rule files alone', () => {
      const patterns = [
        ...hashed.map((folder) => `${folder.slice(1)}*`),
        ...typed.map(([file]) => file.slice(1)),
        ...['_redirects', '_headers'],
      ];
      expect(commands[last]).toEqual([
        ...['s3', 'sync', '/srv/my portal/', `s3://bucket${basePath}/`],
        ...['--cache-control', 'no-cache', '--delete'],
        ...patterns.flatMap((pattern) => ['--exclude', pattern]),
      ]);
    });

    it('makes CloudFront forget what it keeps of the portal', () => {
      expect(commands.slice(last + 1)).toEqual([
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
