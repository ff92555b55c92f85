import type { Plugin } from '@/lib/content/plugin';
import { releasesOf } from '@/lib/plugins/releases';
import { toFileFacts } from './pack-archive';

/** Gives the bytes of a file of the storage's plugin folder, `undefined` when it is not there. */
export type ReadStored = (file: string) => Promise<Uint8Array | undefined>;

/**
 * Compares what every plugin's JSON file says about its downloads with the files of a storage.
 * @returns one sentence a fault, none when every size and checksum is true
 */
export async function checkReleases(
  plugins: readonly Plugin[],
  readStored: ReadStored,
): Promise<string[]> {
  const faults: string[] = [];
  for (const plugin of plugins) {
    for (const release of releasesOf(plugin)) {
      const at = `content/plugins/${plugin.url}.json, version ${release.v}`;
      const bytes = await readStored(release.file);
      if (bytes === undefined) {
        faults.push(`${at}: ${release.file} is not in the storage`);
        continue;
      }
      const facts = toFileFacts(bytes);
      for (const field of ['size', 'checksum', 'sha256'] as const) {
        if (facts[field] !== release[field])
          faults.push(`${at}: ${field} is "${release[field]}", the file's is "${facts[field]}"`);
      }
    }
  }
  return faults;
}
