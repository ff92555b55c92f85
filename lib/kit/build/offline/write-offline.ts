import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { build as bundle } from 'esbuild';
import { LOCALE } from '@/.generated/words/locale';
import {
  getPackPath,
  INFO_PATH,
  type OfflineInfo,
  WORKER_PATH,
} from '@/lib/bootstrap/offline/names';
import { readTree } from '@/lib/kit/system/read-tree';
import { PROOF_PATH } from '@/lib/routes/proof-files';
import { REFERENCE_FOLDER } from '@/lib/routes/urls';
import { packFiles } from './pack-files';

/** Files of the copy: pages with what they load, scripts, styles, pictures, search and documents. */
const KEPT =
  /^(?:_next\/static\/.*\.(?:js|css|woff2)|(?:scripts|search|openapi)\/.*|images\/.*\.(?:svg|webp)|[^/]*\.(?:css|js|svg|ico)|(?:.*\/)?(?:index\.html|index\.txt|404\.html))$/;

/** Folders of which nothing is kept: large files, and the page that is filled again after its tests. */
const LEFT_OUT = [`${REFERENCE_FOLDER}/`, PROOF_PATH.slice(1)];

/**
 * Writes what keeps the portal offline: the pack of this build, what the host says of it, and the worker that stores it.
 * Where the portal offers no copy, the host says so: the workers of readers who have one remove it.
 * @param root folder of the finished export.
 * @returns bytes of the pack; 0 without one.
 */
export async function writeOffline(root: string, isOffered: boolean): Promise<number> {
  if (!isOffered) {
    writeInfo(root, { build: null, bytes: 0 });
    return 0;
  }
  const names = readTree(root)
    .filter((file) => KEPT.test(file) && !LEFT_OUT.some((folder) => file.startsWith(folder)))
    // Alike files one after the other.
    .toSorted((one, other) => extname(one).localeCompare(extname(other), LOCALE));
  const pack = packFiles(new Map(names.map((file) => [file, readFileSync(join(root, file))])));
  const build = createHash('sha256').update(pack).digest('hex');
  writeInfo(root, { build, bytes: pack.length });
  writeFileSync(join(root, getPackPath(build)), pack);
  writeFileSync(join(root, WORKER_PATH), await bundleWorker());
  return pack.length;
}

function writeInfo(root: string, info: OfflineInfo): void {
  const file = join(root, INFO_PATH);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(info));
}

async function bundleWorker(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [join(__dirname, '../../../bootstrap/offline/worker-entry.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { WORKER_SCOPE: 'self' },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
