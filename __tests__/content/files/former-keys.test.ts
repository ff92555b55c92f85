import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FORMER_KEYS, listFormerKeys, renameFormerKeys } from '@/lib/content/files/former-keys';
import { createDisk } from '@/lib/content/source/disk';
import { createLoader } from '@/lib/content/source/loader';
import { compareVersions } from '@/lib/kit/upgrade/release-notes';
import { faultsOf, SOUND, writeProject } from '../../support/sample-project';

const FILE = 'content/terms.json';
const KEYS = [
  { file: FILE, from: 'old.deep', to: 'fresh', until: '2.4.0' },
  { file: FILE, from: 'plain', to: 'group.plain', until: '2.5.0' },
];

test('former keys are read by their names of today, in their file alone', () => {
  const data = { old: { deep: [1], other: 2 }, plain: false, kept: 3 };
  const renamed = { old: { other: 2 }, kept: 3, fresh: [1], group: { plain: false } };
  expect(renameFormerKeys(FILE, data, KEYS)).toEqual(renamed);
  expect(renameFormerKeys('content/site.json', data, KEYS)).toBe(data);
  expect(renameFormerKeys(FILE, [data], KEYS)).toEqual([data]);
});

test('an object that has no other key goes with its last former one', () => {
  expect(renameFormerKeys(FILE, { old: { deep: 1 } }, KEYS)).toEqual({ fresh: 1 });
});

test('a file with a former key is valid, and the warning says file, key, new key and release', () => {
  const disk = createDisk(writeProject({ [FILE]: { old: { deep: 'x' } } }));
  const loader = createLoader(disk, KEYS);
  expect(loader.load(z.strictObject({ fresh: z.string() }), FILE, {})).toEqual({ fresh: 'x' });
  expect(loader.errors).toEqual([]);
  expect(listFormerKeys(disk, KEYS)).toEqual([
    {
      ...{ file: FILE, at: 'old.deep' },
      message: 'this key is called "fresh" now. Rename it: release 2.4.0 no longer knows it',
    },
  ]);
});

test('a former key beside the new one is an unknown key', () => {
  const disk = createDisk(writeProject({ [FILE]: { plain: 1, group: { plain: 2 } } }));
  const loader = createLoader(disk, KEYS);
  const group = z.strictObject({ plain: z.number() });
  expect(loader.load(z.strictObject({ group }), FILE, {})).toBeUndefined();
  expect(loader.errors).toMatchObject([{ message: expect.stringMatching(/unknown key "plain"/) }]);
});

test('a missing file, and one that is no JSON, has no former keys', () => {
  expect(listFormerKeys(createDisk(writeProject({ [FILE]: '{' })), KEYS)).toEqual([]);
  expect(listFormerKeys(createDisk(writeProject({})), KEYS)).toEqual([]);
});

test('the former name of the other documents is sound', () => {
  const site = JSON.parse(String(SOUND['content/site.json']));
  const documents = { allow: ['https://docs.example.com'] };
  const former = { ...site, otherDocuments: undefined, documents };
  expect(faultsOf({ 'content/site.json': former })).toEqual([]);
});

test('no former key outlives its release', () => {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const over = FORMER_KEYS.filter(({ until }) => compareVersions(until, version) <= 0);
  expect(over).toEqual([]);
});
