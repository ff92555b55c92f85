import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS_FILE } from '@/lib/build/hosts/host-files';
import { readTree } from '@/lib/build/tree';

/** What an export is made of. `public/openapi` is not here: it is written by the build itself. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'mdx-components.tsx',
  'next.config.mjs',
  'package.json',
];
const GENERATED = 'public/openapi/';

/**
 * Why an export must be built before it is served; `undefined` when it is complete, newer than every
 * source file, and built for this `basePath`. `project` is the project's root folder.
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
  return SOURCES.filter((source) => existsSync(join(project, source)))
    .flatMap((source) =>
      statSync(join(project, source)).isDirectory()
        ? readTree(join(project, source)).map((file) => `${source}/${file}`)
        : [source],
    )
    .filter((file) => !file.startsWith(GENERATED));
}
