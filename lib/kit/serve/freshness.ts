import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EXPORT_SOURCES } from '@/lib/kit/build/export-once';
import { HEADERS_FILE } from '@/lib/kit/hosts/host-files';
import { readTree } from '@/lib/kit/system/read-tree';

/** Folder that the build writes itself. */
const GENERATED = 'public/openapi/';

/**
 * Reason to build an export before it is served; `undefined` when it is complete, newer than every
 * source file, and built for this `basePath`.
 * @param project root folder of the project.
 * @param root folder of the export.
 */
export function readStaleReason(
  project: string,
  root: string,
  basePath: string,
): string | undefined {
  const marker = join(root, HEADERS_FILE);
  if (!existsSync(marker)) return `${root} is missing or incomplete`;
  const index = readFileSync(join(root, 'index.html'), 'utf8');
  if (!index.includes(`"${basePath}/_next/`)) return `${root} was built for another BASE_PATH`;
  const built = statSync(marker).mtimeMs;
  const changed = listSources(project).find(
    (file) => statSync(join(project, file)).mtimeMs > built,
  );
  return changed === undefined ? undefined : `${changed} is newer than ${root}`;
}

function listSources(project: string): readonly string[] {
  return EXPORT_SOURCES.filter((source) => existsSync(join(project, source)))
    .flatMap((source) =>
      statSync(join(project, source)).isDirectory()
        ? readTree(join(project, source)).map((file) => `${source}/${file}`)
        : [source],
    )
    .filter((file) => !file.startsWith(GENERATED));
}
