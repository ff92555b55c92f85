/**
 * Packs every release of every plugin of `content/plugins` from `lib/kit/build/downloads/archives` into
 * `content/storage/plugins`, and prints name, size, SHA-1 and SHA-256 of each.
 *
 * `--sums` also writes size and checksums into `content/plugins/*.json`: after a new release, and
 * after a change of content/site.json, whose name and API address the archives hold.
 *
 * `--check [downloads]` writes nothing. It fails when a plugin's JSON file states a wrong size or
 * checksum of any release, when a file is missing or is not what its sources give, and when a PDF
 * guide is missing. The downloads are in `content/storage`, or in the folder or at the http(s)
 * address that follows.
 */

import '@/lib/kit/system/write-words';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { readPlugins } from '@/lib/content/read-plugins';
import { runMain } from '@/lib/kit/system/run-main';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { listReleases } from '@/lib/plugins/list-releases';
import { readArchiveSources } from './archive-source';
import { checkGuides, checkReleases } from './check-releases';
import { createDownloadReader } from './download-reader';
import { computeFileSums, type FileSums, packArchive } from './pack-archive';

const SOURCES = 'lib/kit/build/downloads/archives';
const DOWNLOADS_FOLDER = 'content/storage';
const PLUGINS = 'content/plugins';
const GUIDES = 'content/pdf';

/** Names of the files in a folder with an ending; empty without the folder. */
function listFiles(folder: string, ending: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
}

/** Packs the archives that plugins name: the portal of another provider lacks those of the shipped plugins. */
function packAll() {
  const named = listFiles(PLUGINS, '.json')
    .map((name) => readFileSync(path.join(PLUGINS, name), 'utf8'))
    .join('\n');
  return readArchiveSources(SOURCES, getSiteValues(readSiteFile()))
    .filter(({ file }) => named.includes(JSON.stringify(file)))
    .map((content) => ({ file: content.file, bytes: packArchive(content) }));
}

function buildArchives(): ReadonlyMap<string, FileSums> {
  const sums = new Map<string, FileSums>();
  const archives = packAll();
  if (archives.length === 0) {
    console.log(`No plugin in ${PLUGINS} names an archive whose sources are in ${SOURCES}`);
    return sums;
  }
  const folder = path.join(DOWNLOADS_FOLDER, 'plugins');
  mkdirSync(folder, { recursive: true });
  for (const { file, bytes } of archives) {
    writeFileSync(path.join(folder, file), bytes);
    const { size, checksum, sha256 } = computeFileSums(bytes);
    sums.set(file, { size, checksum, sha256 });
    console.log(`${file}\n  size     ${size}\n  checksum ${checksum}\n  sha256   ${sha256}`);
  }
  return sums;
}

async function writeSums(sums: ReadonlyMap<string, FileSums>): Promise<void> {
  const prettier = await import('prettier');
  for (const name of listFiles(PLUGINS, '.json')) {
    const file = path.join(PLUGINS, name);
    const filled = fillSums(readFileSync(file, 'utf8'), sums);
    const style = (await prettier.resolveConfig(file)) ?? {};
    writeFileSync(file, await prettier.format(filled, { ...style, parser: 'json' }));
  }
}

async function checkArchives(storage: string): Promise<void> {
  const readDownload = createDownloadReader(storage);
  const plugins = readPlugins();
  const guides = listFiles(GUIDES, '.mdx').map((name) => path.parse(name).name);
  const errors = [
    ...(await checkReleases(plugins, readDownload)),
    ...(await checkGuides(guides, readDownload)),
  ];
  for (const { file, bytes } of packAll()) {
    const stored = await readDownload(`plugins/${file}`);
    if ('bytes' in stored && Buffer.compare(bytes, stored.bytes) !== 0)
      errors.push(`plugins/${file} is not what lib/kit/build/downloads/archives gives`);
  }
  if (errors.length > 0)
    throw new Error(
      [`${storage}:`, ...errors, 'To build and state them anew: build-archives.ts --sums'].join(
        '\n',
      ),
    );
  const releases = plugins.flatMap(listReleases).length;
  console.log(
    `${storage}: ${releases} releases of ${plugins.length} plugins and ${guides.length} PDF guides are as stated`,
  );
}

/**
 * The command, with its arguments.
 * @throws for unknown ones, and for `--check` with one line for each error.
 */
export async function runArchives(args: readonly string[]): Promise<void> {
  const [option, storage = DOWNLOADS_FOLDER, ...more] = args;
  const isKnown = option === undefined || option === '--check' || option === '--sums';
  // A mistyped --check must not write.
  if (!isKnown || more.length > 0)
    throw new Error('Use it without options, with --sums, or with --check [folder or address]');
  if (option === '--check') return checkArchives(storage);
  const sums = buildArchives();
  if (option === '--sums') await writeSums(sums);
}

if (require.main === module) void runMain(() => runArchives(process.argv.slice(2)));

/**
 * Writes size and checksums beside each `file` into a plugin's JSON text; everything else, the
 * order of keys included, stays. A file without `sums` keeps what is stated.
 * @throws {SyntaxError} for text that is not JSON
 */
export function fillSums(json: string, sums: ReadonlyMap<string, FileSums>): string {
  const filled: unknown = JSON.parse(json, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('file' in value)) return value;
    return typeof value.file === 'string' ? { ...value, ...sums.get(value.file) } : value;
  });
  return JSON.stringify(filled, null, 2);
}
