const DIRECTORY_BYTES = 6;
const ENTRY_BYTES = 16;
const BITS_PER_PIXEL = 32;

/**
 * One PNG as an icon file (`.ico`), which browsers ask for at `/favicon.ico` where a page names none
 * that they can show. Chromium does so between two pages of the portal, too.
 * @param size Pixels a side, below 256.
 */
export function encodeIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(DIRECTORY_BYTES + ENTRY_BYTES);
  // An icon, and one of them.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, DIRECTORY_BYTES);
  head.writeUInt8(size, DIRECTORY_BYTES + 1);
  head.writeUInt16LE(1, DIRECTORY_BYTES + 4);
  head.writeUInt16LE(BITS_PER_PIXEL, DIRECTORY_BYTES + 6);
  head.writeUInt32LE(png.length, DIRECTORY_BYTES + 8);
  head.writeUInt32LE(head.length, DIRECTORY_BYTES + 12);
  return Buffer.concat([head, png]);
}
