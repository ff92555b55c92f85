import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { HEADERS_FILE } from '@/lib/kit/hosts/host-files';
import { makeOnce } from '@/lib/kit/system/make-once';
import { readTree } from '@/lib/kit/system/read-tree';
import { getBuildTime } from './agents/security-txt';
import { EXPORT_SOURCES } from './source-stamp.mjs';

/** Further sources of an export: made by the build, or settings of its tools. */
const OTHER_SOURCES = ['.fonts', '.generated', 'postcss.config.mjs', 'tsconfig.json'];

/** Variables that change an export. */
const VARIABLES =
  /^(?:BASE_PATH|BUILD_ID|LANGUAGES|NODE_ENV|PLAIN_NEXT|PREVIEW_URL|(?:__)?NEXT_.*)$/;

/** Bytes of the largest export that is kept: it is held in memory once more. */
const MAX_KEPT_BYTES = 512 * 1024 * 1024;

/** Name of the summary among the files of a kept export. */
const SUMMARY = '.summary';

/**
 * Makes the finished export of `next build` and what follows, unless nothing that it is made from has changed since it
 * was made: then its files are written as they were.
 * @param root folder of the export.
 * @param make makes it, and returns its summary.
 * @returns the summary.
 */
export async function exportOnce(root: string, make: () => Promise<string>): Promise<string> {
  const inputs = listExportInputs(process.cwd());
  if (!inputs) return make();
  let summary: string | undefined;
  const kept = await makeOnce({ kind: 'export', code: __filename }, inputs, async () => {
    summary = await make();
    return packExport(root, summary);
  });
  return summary ?? (kept ? unpackExport(root, kept) : '');
}

/**
 * Lists what an export is made from: each source with its path, the variables, and the month, which decides when
 * `security.txt` expires. `undefined` where a source is a link, behind which something may change unseen.
 */
function listExportInputs(project: string): readonly (string | Buffer)[] | undefined {
  const sources = [...EXPORT_SOURCES, ...OTHER_SOURCES].map((name) => join(project, name));
  const entries = sources.flatMap((path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isDirectory()) return stats ? [{ path, isFile: true }] : [];
    return readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory()
        ? []
        : [{ path: join(entry.parentPath, entry.name), isFile: entry.isFile() }],
    );
  });
  if (entries.some(({ isFile }) => !isFile)) return undefined;
  const variables = Object.entries(process.env).filter(([name]) => VARIABLES.test(name));
  const month = getBuildTime().toISOString().slice(0, 'YYYY-MM'.length);
  const paths = entries.map(({ path }) => path).sort();
  return [
    JSON.stringify([project, variables.sort(), month]),
    ...paths.flatMap((path) => [path, readFileSync(path)]),
  ];
}

/** Packs an export; `undefined` for one that is too large. Its mark is last, as `unpackExport` writes it. */
function packExport(root: string, summary: string): Uint8Array | undefined {
  const names = readTree(root).filter((name) => name !== HEADERS_FILE);
  const files = [...names, HEADERS_FILE].map(
    (name) => [name, readFileSync(join(root, name))] as const,
  );
  if (files.reduce((sum, [, { length }]) => sum + length, 0) > MAX_KEPT_BYTES) return undefined;
  return zipSync(
    { [SUMMARY]: Buffer.from(summary), ...Object.fromEntries(files) },
    // Time is dearer than room: an export is kept for an hour.
    { level: 0 },
  );
}

/** Writes a packed export in the place of what lies there. @returns its summary. */
function unpackExport(root: string, packed: Uint8Array): string {
  rmSync(root, { recursive: true, force: true });
  const { [SUMMARY]: summary = '', ...files } = unzipSync(packed);
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return Buffer.from(summary).toString();
}
