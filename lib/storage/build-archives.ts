/**
 * Packs every release of every plugin from `lib/storage/archives` into `public/storage/plugins`, and
 * prints name, size, SHA-1 and SHA-256 of each. With `--check` it writes nothing: it fails when a file
 * is not what its sources give, or when a plugin's JSON file states a wrong size or checksum.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pluginSchema } from '@/lib/content/plugin';
import { readArchiveSources } from './archive-source';
import { checkReleases } from './check-releases';
import { packArchive, toFileFacts } from './pack-archive';
import { readSiteValues } from './site-values';

const STORAGE = 'public/storage/plugins';
const PLUGINS = 'content/plugins';

function readStored(file: string): Uint8Array | undefined {
  const stored = path.join(STORAGE, file);
  return existsSync(stored) ? readFileSync(stored) : undefined;
}

function packAll() {
  const site = readSiteValues('content/site.json');
  return readArchiveSources('lib/storage/archives', site).map((content) => ({
    file: content.file,
    bytes: packArchive(content),
  }));
}

function buildArchives(): void {
  mkdirSync(STORAGE, { recursive: true });
  for (const { file, bytes } of packAll()) {
    writeFileSync(path.join(STORAGE, file), bytes);
    const { size, checksum, sha256 } = toFileFacts(bytes);
    console.log(`${file}\n  size     ${size}\n  checksum ${checksum}\n  sha256   ${sha256}`);
  }
}

async function checkArchives(): Promise<string[]> {
  const archives = packAll();
  const stale = archives
    .filter(({ file, bytes }) => Buffer.compare(bytes, readStored(file) ?? Buffer.alloc(0)) !== 0)
    .map(({ file }) => `public/storage/plugins/${file} is not what lib/storage/archives gives`);
  const plugins = readdirSync(PLUGINS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => pluginSchema.parse(JSON.parse(readFileSync(path.join(PLUGINS, file), 'utf8'))));
  const faults = await checkReleases(plugins, async (file) => readStored(file));
  if (stale.length + faults.length === 0)
    console.log(
      `${archives.length} archives of ${plugins.length} plugins: sizes and checksums are true`,
    );
  return [...stale, ...faults];
}

async function main(): Promise<void> {
  if (!process.argv.includes('--check')) return buildArchives();
  const faults = await checkArchives();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();
