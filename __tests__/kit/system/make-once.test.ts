import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropUnused, makeOnce } from '@/lib/kit/system/make-once';

const CACHE = 'node_modules/.cache/portal';
const kind = `test-${randomUUID()}`;
const folder = mkdtempSync(join(tmpdir(), 'make-once-'));
const code = join(folder, 'maker.ts');

let made = 0;
const make = () => `made ${(made += 1)}`;
const read = async (inputs: readonly string[], maker = { kind, code }) =>
  String(await makeOnce(maker, inputs, make));
const listEntries = () => readdirSync(join(CACHE, kind)).map((name) => join(CACHE, kind, name));

beforeEach(() => {
  made = 0;
  rmSync(join(CACHE, kind), { recursive: true, force: true });
  writeFileSync(code, 'export const version = 1;');
});

afterAll(() => rmSync(join(CACHE, kind), { recursive: true, force: true }));

it('equal inputs are made once, and others anew', async () => {
  expect(await read(['a', 'b'])).toBe('made 1');
  expect(await read(['a', 'b'])).toBe('made 1');
  expect(await read(['a', 'c'])).toBe('made 2');
  // Inputs that would run into one.
  expect(await read(['ab', ''])).toBe('made 3');
});

it('what other code made is made anew, and a comment in it changes nothing', async () => {
  const part = join(folder, `part-${randomUUID()}.ts`);
  const write = (text: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'make-once-')), 'maker.ts');
    writeFileSync(file, text);
    return { kind, code: file };
  };
  writeFileSync(part, 'export const size = 1;');
  const text = `import { size } from '${part}';\nexport const double = 2 * size;`;
  expect(await read([], write(text))).toBe('made 1');
  expect(await read([], write(`// A comment.\n${text}`))).toBe('made 1');
  writeFileSync(part, 'export const size = 2;');
  expect(await read([], write(text))).toBe('made 2');
});

test.each([
  ['is empty', () => ''],
  ['ends early', (entry: Buffer) => entry.subarray(0, -1)],
  ['has other bytes', (entry: Buffer) => Buffer.concat([entry.subarray(0, -1), Buffer.from('x')])],
])('an entry that %s is made anew', async (_, spoil) => {
  await read(['a']);
  const [file = ''] = listEntries();
  writeFileSync(file, spoil(readFileSync(file)));
  expect(await read(['a'])).toBe('made 2');
  expect(await read(['a'])).toBe('made 2');
});

it('two that make the same at once leave one whole entry', async () => {
  await Promise.all([read(['a']), read(['a'])]);
  expect(listEntries()).toHaveLength(1);
  expect(await read(['a'])).toMatch(/^made [12]$/);
});

it('what fails or cannot be made is not kept', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(makeOnce({ kind, code }, ['a'], fail)).rejects.toThrow('no');
  expect(await makeOnce({ kind, code }, ['a'], () => undefined)).toBeUndefined();
  expect(await read(['a'])).toBe('made 1');
});

it('entries that no build has used for an hour go, with what an interrupted one left', async () => {
  await read(['used']);
  const [used = ''] = listEntries();
  await read(['unused']);
  const unused = listEntries().find((file) => file !== used) ?? '';
  const left = `${unused}.left`;
  writeFileSync(left, 'half');
  const longAgo = new Date('2020-01-01');
  for (const file of [used, unused, left]) utimesSync(file, longAgo, longAgo);
  await read(['used']);
  dropUnused();
  expect([used, unused, left].map((file) => existsSync(file))).toEqual([true, false, false]);
});
