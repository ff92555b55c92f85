import { fillSums } from '@/lib/kit/build/downloads/build-archives';

const facts = new Map([
  ['a-2.zip', { size: 2, checksum: 'c2', sha256: 's2' }],
  ['a-1.zip', { size: 1, checksum: 'c1', sha256: 's1' }],
]);

test('true sums replace the stated ones in their places; nothing else changes', () => {
  const stated = {
    name: '{name}',
    file: 'a-2.zip',
    size: 0,
    checksum: '',
    sha256: '',
    releases: [{ v: '1', file: 'a-1.zip', checksum: '' }],
    disclaimer: 'As it is.',
  };
  const filled = fillSums(JSON.stringify(stated), facts);
  expect(filled.replace(/\s/g, '')).toBe(
    '{"name":"{name}","file":"a-2.zip","size":2,"checksum":"c2","sha256":"s2",' +
      '"releases":[{"v":"1","file":"a-1.zip","checksum":"c1","size":1,"sha256":"s1"}],' +
      '"disclaimer":"Asitis."}',
  );
});

test('a file of another storage keeps what is stated', () => {
  const stated = { file: 'other.zip', size: 9, releases: [null, 'file'] };
  expect(JSON.parse(fillSums(JSON.stringify(stated), facts))).toEqual(stated);
});
