import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Content of a download, or why it cannot be read: the end of a sentence after its name. */
export type StoredFile = Readonly<{ bytes: Uint8Array } | { error: string }>;

/** Reads a download by its path: `plugins/zencart-1.0.0.zip`. Never rejects. */
export type DownloadReader = (file: string) => Promise<StoredFile>;

const MISSING = { error: 'is not in the storage' } as const;
const TIMEOUT_MS = 30_000;

/**
 * Creates a reader of downloads.
 * @param base folder (`content/storage`), or the http or https address that serves it
 * @param timeoutMs milliseconds to wait for one file of an address
 */
export function createDownloadReader(base: string, timeoutMs = TIMEOUT_MS): DownloadReader {
  if (!/^https?:/.test(base)) return async (file) => readLocal(path.join(base, file));
  return (file) => fetchStored(`${base.replace(/\/+$/, '')}/${file}`, timeoutMs);
}

function readLocal(file: string): StoredFile {
  return existsSync(file) ? { bytes: readFileSync(file) } : MISSING;
}

async function fetchStored(address: string, timeoutMs: number): Promise<StoredFile> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    const { origin } = new URL(response.url);
    // The policy of the pages allows downloads only from the configured origin.
    if (origin !== new URL(address).origin)
      return { error: `is sent on to ${origin}: make that the storage, browsers would block it` };
    if (response.status === 404 || response.status === 410) return MISSING;
    if (!response.ok) return { error: `could not be read: the response is ${response.status}` };
    return { bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch (error) {
    return { error: `could not be read: ${describeReason(error)}` };
  }
}

/** Reason of a failed `fetch`, whose own message says little: that of its innermost cause. */
function describeReason(error: unknown): string {
  if (!isObject(error)) return String(error);
  if ('name' in error && error.name === 'TimeoutError') return 'no response in time';
  if ('cause' in error && isObject(error.cause)) return describeReason(error.cause);
  return 'message' in error ? String(error.message) : String(error);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
