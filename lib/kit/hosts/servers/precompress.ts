import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readTree } from '@/lib/kit/system/read-tree';
import { runMain } from '@/lib/kit/system/run-main';

/** Extensions of text; everything else is compressed already. */
const TEXT: ReadonlySet<string> = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.md',
  '.svg',
  '.txt',
  '.xml',
]);

/** Bytes below which servers send a file as it is. */
const MIN_BYTES = 512;

/** Files that are compressed at a time: enough for the threads of Node, little for its memory. */
const BATCH = 16;

/** Compressions by extension, as strong as they are: the files are sent many times. */
const COMPRESSIONS = [
  ['.gz', (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION })],
  ['.br', (text: Buffer) => promisify(brotliCompress)(text)],
] as const;

/**
 * Writes `.gz` and `.br` beside each text file of an export, for servers that send such files
 * instead of compressing at every request: nginx (`.gz`), Caddy, GitLab Pages.
 * @returns printable summary: files, and kilobytes before and after.
 * @throws `ENOENT` when the folder is missing.
 */
export async function precompress(root: string): Promise<string> {
  const files = readTree(root).filter((file) => TEXT.has(extname(file)));
  const total = { files: 0, text: 0, '.gz': 0, '.br': 0 };
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH);
    await Promise.all(batch.map((file) => compressFile(join(root, file), total)));
  }
  const [text, gz, br] = [total.text, total['.gz'], total['.br']].map(formatKilobytes);
  return `${total.files} files of ${text}: ${gz} as .gz, ${br} as .br`;
}

async function compressFile(
  file: string,
  total: { files: number; text: number; '.gz': number; '.br': number },
): Promise<void> {
  const text = await readFile(file);
  if (text.length < MIN_BYTES) return;
  total.files += 1;
  total.text += text.length;
  for (const [extension, compress] of COMPRESSIONS) {
    const packed = await compress(text);
    total[extension] += packed.length;
    await writeFile(file + extension, packed);
  }
}

const formatKilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

if (require.main === module) {
  void runMain(async () => {
    console.error(await precompress(process.argv[2] ?? process.env.DIST_DIR ?? 'out'));
  });
}
