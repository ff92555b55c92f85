import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import { WORKER_PATH } from '@/lib/bootstrap/offline/names';
import type { OfflineCopy } from '@/lib/bootstrap/offline/worker';
import { REFERENCE_FOLDER } from '@/lib/pages/reading/reference-files';
import { LOCALE } from '@/lib/text/locale';
import { readTree } from '../tree';
import { packFiles } from './pack-files';

/** Files of the copy: pages with what they load, scripts, styles, pictures, search and documents. */
const KEPT =
  /^(?:_next\/static\/.*\.(?:js|css|woff2)|(?:scripts|search|openapi)\/.*|images\/.*\.(?:svg|webp)|[^/]*\.(?:css|js|svg|ico)|(?:.*\/)?(?:index\.html|index\.txt|404\.html))$/;

/**
 * Writes what keeps the portal offline: the pack of this build in `offline/`, its size, and the worker that stores it.
 * Where the portal offers no copy, the worker removes itself and the copy of readers who have one.
 * @param root folder of the finished export.
 * @returns bytes of the pack; 0 without one.
 */
export async function writeOffline(
  root: string,
  basePath: string,
  isOffered: boolean,
): Promise<number> {
  if (!isOffered) {
    writeFileSync(join(root, WORKER_PATH), await bundleWorker(undefined));
    return 0;
  }
  const names = readTree(root)
    .filter((file) => KEPT.test(file) && !file.startsWith(`${REFERENCE_FOLDER}/`))
    // Alike files one after the other.
    .toSorted((one, other) => extname(one).localeCompare(extname(other), LOCALE));
  const pack = packFiles(new Map(names.map((file) => [file, readFileSync(join(root, file))])));
  const sum = createHash('sha256').update(pack).digest('hex');
  const file = `/offline/${sum.slice(0, 12)}.bin`;
  mkdirSync(join(root, 'offline'), { recursive: true });
  writeFileSync(join(root, file), pack);
  writeFileSync(join(root, 'offline/info.json'), JSON.stringify({ bytes: pack.length }));
  const worker = await bundleWorker({ build: sum, pack: basePath + file, basePath });
  writeFileSync(join(root, WORKER_PATH), worker);
  return pack.length;
}

async function bundleWorker(copy: OfflineCopy | undefined): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, '../../bootstrap/offline/worker-entry.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { WORKER_SCOPE: 'self', OFFLINE_COPY: JSON.stringify(copy) ?? 'undefined' },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
