import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadStored } from './check-releases';

/**
 * Reads the plugin folder of a storage.
 * @param base a folder (`public/storage`), or the http or https address that serves one
 * @returns a reader that gives `undefined` for a file the storage does not have
 */
export function readStorage(base: string): ReadStored {
  if (!/^https?:/.test(base)) return async (file) => readFile(path.join(base, 'plugins', file));
  return async (file) => {
    const response = await fetch(`${base.replace(/\/+$/, '')}/plugins/${file}`);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };
}

function readFile(file: string): Uint8Array | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
