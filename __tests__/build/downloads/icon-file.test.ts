/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Where the picture lies in an icon file, by its directory. */
function readPicture(icon: Buffer): Buffer {
  const [length, offset] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  return icon.subarray(offset, offset + length);
}

it('ships the tab icon as a picture that looks like the drawing', async () => {
  const icon = readFileSync('public/favicon.ico');
  const picture = sharp(readPicture(icon));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  expect([icon.readUInt8(6), icon.readUInt8(7)]).toEqual([32, 32]);
  const drawn = await sharp('public/favicon.svg').resize(32).ensureAlpha().raw().toBuffer();
  const shipped = await picture.ensureAlpha().raw().toBuffer();
  // Of each channel on the average: edges differ by how finely they were drawn.
  const away = drawn.reduce((sum, byte, at) => sum + Math.abs(byte - (shipped[at] ?? 0)), 0);
  expect(away / drawn.length).toBeLessThan(3);
});
