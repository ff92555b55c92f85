import fc from 'fast-check';
import { openPack } from '@/lib/bootstrap/offline/pack';
import { packFiles } from '@/lib/kit/build/offline/pack-files';

const open = async (files: ReadonlyMap<string, Buffer>) =>
  openPack(new Blob([new Uint8Array(packFiles(files))]));

/** Texts that repeat parts of each other, and of themselves. */
const texts = fc.array(
  fc
    .array(
      fc.constantFrom('a'.repeat(50), 'The shell of a page, which all have. ', 'é', '\0', 'xyz'),
      {
        maxLength: 30,
      },
    )
    .map((parts) => Buffer.from(parts.join(''))),
  { maxLength: 8 },
);

it('gives back every file as it was', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (contents) => {
      const files = new Map(contents.map((content, index) => [`${index}/index.html`, content]));
      const pack = await open(files);
      for (const [path, content] of files)
        expect(Buffer.from(pack.read(path) ?? []).equals(content)).toBe(true);
    }),
  );
});

it('has what files share once, at any distance', () => {
  const random = (seed: number) =>
    Buffer.from(
      Array.from({ length: 60_000 }, (_, at) => (Math.imul(at + seed, 2654435761) >>> 13) & 255),
    );
  const [shared, other] = [random(1), random(77_777)];
  const one = packFiles(
    new Map([
      ['a', shared],
      ['b', other],
    ]),
  ).length;
  const twice = packFiles(
    new Map([
      ['a', shared],
      ['b', other],
      ['c', shared],
    ]),
  ).length;
  expect(twice - one).toBeLessThan(200);
});

it('has no file that it was not given, whatever its name', async () => {
  const pack = await open(new Map([['a', Buffer.from('1')]]));
  expect(pack.read('b')).toBeUndefined();
  expect(pack.read('__proto__')).toBeUndefined();
});
