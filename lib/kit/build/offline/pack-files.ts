import { gzipSync } from 'node:zlib';
import type { PackHead } from '@/lib/bootstrap/offline/pack';

const { imul } = Math;

/** Bytes by which an equal part of an earlier file is found. */
const KEY_BYTES = 32;
/** Distance of the places that are found by a key. */
const KEY_DISTANCE = 8;
/** Factor of the rolling sum of a key, and of its last byte: `FACTOR ** KEY_BYTES`, in 32 bits. */
const FACTOR = 0x01000193;
const LAST_FACTOR = Array.from({ length: KEY_BYTES }).reduce<number>(
  (product) => imul(product, FACTOR),
  1,
);
/** Places that are kept, one for each of these low bits of a sum. */
const TABLE_BITS = 22;

/**
 * Packs files so that what they share with any earlier one is a reference to it: pages have the same shell, and gzip
 * alone sees 32 kB. A tenth of what gzip makes of each.
 * @param files contents by path, alike ones one after the other.
 * @returns pack that `lib/bootstrap/offline/pack.ts` opens.
 */
export function packFiles(files: ReadonlyMap<string, Buffer>): Buffer {
  const all = Buffer.concat([...files.values()]);
  const { steps, rest } = encode(all);
  const head: PackHead = {
    files: [...files].map(([path, { length }]) => [path, length]),
    steps: steps.length,
  };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return gzipSync(Buffer.concat([length, json, steps, rest]), { level: 9 });
}

/** Splits bytes into steps (new bytes, then a copy of earlier ones) and the new bytes themselves. */
function encode(all: Buffer): { readonly steps: Buffer; readonly rest: Buffer } {
  const steps: number[] = [];
  const rest: Buffer[] = [];
  const places = new Int32Array(1 << TABLE_BITS).fill(-1);
  let lastDistance = 0;
  let start = 0;
  let sum = 0;
  let at = 0;
  let isSummed = false;
  let indexed = 0;
  const slotAt = (value: number) => (value ^ (value >>> 15)) & ((1 << TABLE_BITS) - 1);
  const index = (until: number) => {
    for (; indexed + KEY_BYTES <= until; indexed += KEY_DISTANCE)
      places[slotAt(sumKey(all, indexed))] = indexed;
  };
  while (at + KEY_BYTES <= all.length) {
    if (!isSummed) sum = sumKey(all, at);
    isSummed = true;
    const place = places[slotAt(sum)] ?? -1;
    const match = place === -1 ? undefined : extendMatch(all, place, at, start);
    if (match && match.length >= KEY_BYTES) {
      const distance = match.at - match.place;
      writeNumber(steps, match.at - start);
      writeNumber(steps, match.length);
      writeNumber(steps, zigzag(distance - lastDistance));
      rest.push(all.subarray(start, match.at));
      lastDistance = distance;
      at = match.at + match.length;
      start = at;
      isSummed = false;
      index(at);
      continue;
    }
    sum = (imul(sum, FACTOR) + (all[at + KEY_BYTES] ?? 0) - imul(LAST_FACTOR, all[at] ?? 0)) | 0;
    at += 1;
    // Only what lies before the current key is found, so that no copy overlaps itself.
    if (at - indexed > KEY_BYTES + KEY_DISTANCE) index(at);
  }
  writeNumber(steps, all.length - start);
  rest.push(all.subarray(start));
  return { steps: Buffer.from(steps), rest: Buffer.concat(rest) };
}

function sumKey(all: Buffer, at: number): number {
  let sum = 0;
  for (let byte = at; byte < at + KEY_BYTES; byte += 1)
    sum = (imul(sum, FACTOR) + (all[byte] ?? 0)) | 0;
  return sum;
}

/** Extends an equal part in both directions: not before `start`, and not into itself. */
function extendMatch(all: Buffer, place: number, at: number, start: number) {
  let length = 0;
  while (
    at + length < all.length &&
    place + length < at &&
    all[place + length] === all[at + length]
  )
    length += 1;
  let before = 0;
  while (
    at - before > start &&
    place - before > 0 &&
    all[place - before - 1] === all[at - before - 1]
  )
    before += 1;
  return { at: at - before, place: place - before, length: Math.min(length + before, at - place) };
}

/** Numbers around zero as whole numbers from zero on. */
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);

/** Writes a whole number from zero on, seven bits a byte, the lowest first. */
function writeNumber(bytes: number[], value: number): void {
  let left = value;
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  bytes.push(left);
}
