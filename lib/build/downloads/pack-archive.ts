import { createHash } from 'node:crypto';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { ArchiveContent } from './archive-source';

/** What a plugin's JSON file says about a download. Sums in lower-case hexadecimal, size in bytes. */
export type FileSums = Readonly<{ size: number; checksum: string; sha256: string }>;

const UNIX = 3;
const READABLE = 0o100644 << 16;

/**
 * Packs one release. The same sources give the same bytes on every machine: entries are sorted, every
 * date is the release's day, and no owner is kept.
 */
export function packArchive({ date, entries }: ArchiveContent): Uint8Array {
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number);
  // A zip holds local time without a zone: a date built from local parts packs alike in every zone.
  const mtime = new Date(year, month - 1, day);
  const files: Zippable = {};
  for (const [name, text] of entries) {
    files[name] = [strToU8(text), { mtime, os: UNIX, attrs: READABLE, level: 9 }];
  }
  return zipSync(files);
}

/** Size, SHA-1 (the specification's `checksum`) and SHA-256 of a file. */
export function computeFileSums(bytes: Uint8Array): FileSums {
  return {
    size: bytes.byteLength,
    checksum: createHash('sha1').update(bytes).digest('hex'),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
