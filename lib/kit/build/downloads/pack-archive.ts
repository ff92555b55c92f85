import { createHash } from 'node:crypto';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { ArchiveContent } from './archive-source';

/** Size in bytes and checksums in lower-case hexadecimal, as a plugin's JSON file states them. */
export type FileSums = Readonly<{ size: number; checksum: string; sha256: string }>;

const UNIX = 3;
const READABLE = 0o100644 << 16;

/**
 * Packs one release as zip. The same sources give the same bytes on every machine: the order of
 * entries is given, every date is the release's day, and no owner is kept.
 */
export function packArchive({ date, entries }: ArchiveContent): Uint8Array {
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number);
  // A date in local time: a zip holds local time without a zone, so it is the same in every zone.
  const mtime = new Date(year, month - 1, day);
  const files: Zippable = {};
  for (const [name, text] of entries) {
    files[name] = [strToU8(text), { mtime, os: UNIX, attrs: READABLE, level: 9 }];
  }
  return zipSync(files);
}

/** Computes size, SHA-1 (`checksum` of SPEC 3) and SHA-256 of a file. */
export function computeFileSums(bytes: Uint8Array): FileSums {
  return {
    size: bytes.byteLength,
    checksum: createHash('sha1').update(bytes).digest('hex'),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
