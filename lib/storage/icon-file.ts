const DIRECTORY = 6;
const ENTRY = 16;
const BITS = 32;

/**
 * One PNG as an icon file (`.ico`), which browsers ask for at `/favicon.ico` where a page names none
 * that they can show. Chromium does so between two pages of the portal, too.
 * @param size Pixels a side, below 256.
 */
export function toIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(DIRECTORY + ENTRY);
  // An icon, and one of them.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, DIRECTORY);
  head.writeUInt8(size, DIRECTORY + 1);
  head.writeUInt16LE(1, DIRECTORY + 4);
  head.writeUInt16LE(BITS, DIRECTORY + 6);
  head.writeUInt32LE(png.length, DIRECTORY + 8);
  head.writeUInt32LE(head.length, DIRECTORY + 12);
  return Buffer.concat([head, png]);
}
