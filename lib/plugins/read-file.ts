import type { HashedFile } from './identify-download';

/** Largest file that is read, in bytes: all of it has to be in memory to be summed up. */
export const MAX_FILE_BYTES = 50_000_000;

/**
 * Reads a file the reader chose and sums it up with the browser's own cryptography. Nothing is sent.
 * Rejects when the file cannot be read (a folder, a file that is gone) or where the page is not served
 * over HTTPS, which browsers demand for it.
 */
export async function readFile(file: File): Promise<HashedFile> {
  const bytes = await file.arrayBuffer();
  const [sha1, sha256] = await Promise.all([
    crypto.subtle.digest('SHA-1', bytes),
    crypto.subtle.digest('SHA-256', bytes),
  ]);
  return { name: file.name, size: bytes.byteLength, sha1: toHex(sha1), sha256: toHex(sha256) };
}

function toHex(sum: ArrayBuffer): string {
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
