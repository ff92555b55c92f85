import { readFileSync } from 'node:fs';
import { compareVersions, isBetween, readReleaseNotes } from '@/lib/kit/upgrade/release-notes';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- Not yet.

## [1.10.0] - 2027-02-01

### When you upgrade

- Rename \`a\`.

### Added

- Ten.

## [1.9.0] - 2027-01-01

### Fixed

- Nine.
`;

test('notes are those of releases, with what an adopter does', () => {
  expect(readReleaseNotes(CHANGELOG)).toEqual([
    {
      version: '1.10.0',
      text: '### When you upgrade\n\n- Rename `a`.\n\n### Added\n\n- Ten.',
      upgrade: '- Rename `a`.',
    },
    { version: '1.9.0', text: '### Fixed\n\n- Nine.', upgrade: '' },
  ]);
});

test('versions are compared by their numbers', () => {
  expect(['1.9.0', '1.10.0', '1.9.1', '0.9.9'].toSorted(compareVersions)).toEqual([
    ...['0.9.9', '1.9.0', '1.9.1', '1.10.0'],
  ]);
  expect(isBetween('1.10.0', '1.9.0', '1.10.0')).toBe(true);
  expect(isBetween('1.9.0', '1.9.0', '1.10.0')).toBe(false);
});

test('the changelog of this project has the notes of its version, and its content is written for that', () => {
  const read = (file: string): { version?: string; release?: string } =>
    JSON.parse(readFileSync(file, 'utf8'));
  const { version } = read('package.json');
  const [newest] = readReleaseNotes(readFileSync('CHANGELOG.md', 'utf8'));
  expect(newest).toMatchObject({ version, upgrade: expect.stringMatching(/\w/) });
  expect(read('content/site.json').release).toBe(version);
});
