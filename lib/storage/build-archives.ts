/**
 * Packs every release of every plugin from `lib/storage/archives` into `public/storage/plugins`, and
 * prints name, size, SHA-1 and SHA-256 of each.
 *
 * `--check [storage]` writes nothing. It fails when a file of the storage is not what its sources give,
 * or when a plugin's JSON file states a wrong size or checksum. The storage is `public/storage`, or the
 * folder or address that follows.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPlugins } from '@/lib/content/read-plugins';
import { toSiteValues } from '@/lib/content/site';
import { runMain } from '@/lib/export/run-main';
import { readArchiveSources } from './archive-source';
import { checkReleases } from './check-releases';
import { packArchive, toFileFacts } from './pack-archive';
import { readBrand } from './read-brand';
import { readStorage } from './read-storage';

const STORAGE = 'public/storage';

function packAll() {
  return readArchiveSources('lib/storage/archives', toSiteValues(readBrand())).map((content) => ({
    file: content.file,
    bytes: packArchive(content),
  }));
}

function buildArchives(): void {
  const folder = path.join(STORAGE, 'plugins');
  mkdirSync(folder, { recursive: true });
  for (const { file, bytes } of packAll()) {
    writeFileSync(path.join(folder, file), bytes);
    const { size, checksum, sha256 } = toFileFacts(bytes);
    console.log(`${file}\n  size     ${size}\n  checksum ${checksum}\n  sha256   ${sha256}`);
  }
}

async function checkArchives(storage: string): Promise<void> {
  const readStored = readStorage(storage);
  const plugins = readPlugins();
  const faults = await checkReleases(plugins, readStored);
  for (const { file, bytes } of packAll()) {
    const stored = await readStored(file);
    if (stored && Buffer.compare(bytes, stored) !== 0)
      faults.push(`${storage}/plugins/${file} is not what lib/storage/archives gives`);
  }
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${storage}: sizes and checksums of ${plugins.length} plugins are true`);
}

async function main(): Promise<void> {
  const [option, storage = STORAGE] = process.argv.slice(2);
  await (option === '--check' ? checkArchives(storage) : buildArchives());
}

void runMain(main);
