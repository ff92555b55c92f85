import type { HashedFile } from './identify-download';

/** Largest file that is read, in bytes: all of it is in memory while it is hashed. */
export const MAX_FILE_BYTES = 50_000_000;

/**
 * Reads a file and hashes it with the browser's own cryptography; nothing is sent. Rejects for an
 * unreadable file (a folder, a deleted file), and without HTTPS, which browsers demand for it.
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
