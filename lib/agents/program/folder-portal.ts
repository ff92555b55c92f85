import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPath, openWebPortal, type Portal } from '../portal';

/**
 * Opens a portal by its address, or an export of one in a folder, for use without network.
 * @param address `https://…`, `file:///…` or the path of a folder.
 * @param published address under which the portal is published.
 */
export function openPortal(address: string, published: string): Portal {
  if (/^https?:/i.test(address)) return openWebPortal(address, published);
  const folder = /^file:/i.test(address) ? fileURLToPath(address) : resolve(address);
  return {
    address: folder.replace(/[/\\]+$/, ''),
    published,
    readText: async (path) => {
      const file = join(folder, decodeURI(checkPath(path)));
      return readFile(file, 'utf8').catch(() => undefined);
    },
  };
}
