import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLintProblems, writeBundle } from './redocly';
import { runMain } from './run-main';

export type BundlePlaces = {
  /** Holds one folder for each API, with an `openapi.yaml` in it. */
  readonly sourceDir: string;
  /** Gets one `<api>.json` for each API; made when it is missing. */
  readonly targetDir: string;
};

/** Names of the folders below `sourceDir` that hold an `openapi.yaml`, sorted. Empty when none does. */
export function readApiNames(sourceDir: string): readonly string[] {
  return readdirSync(sourceDir)
    .filter((name) => existsSync(join(sourceDir, name, 'openapi.yaml')))
    .sort();
}

/**
 * Lints every OpenAPI document and writes each as one line of JSON, keys in the order of the source
 * (DESIGN 4). Resolves to the paths written. Writes nothing and throws when a document has a problem,
 * with one line for each: `file:line: rule: message`.
 */
export async function bundleDocuments(places: BundlePlaces): Promise<readonly string[]> {
  const { sourceDir, targetDir } = places;
  const names = readApiNames(sourceDir);
  const problems = await Promise.all(
    names.map((name) => readLintProblems(join(sourceDir, name, 'openapi.yaml'))),
  );
  const lines = problems
    .flat()
    .map(({ file, line, rule, message }) => `${file}:${line}: ${rule}: ${message}`);
  if (lines.length > 0) throw new Error([...new Set(lines)].join('\n'));
  mkdirSync(targetDir, { recursive: true });
  return Promise.all(names.map((name) => bundleDocument(name, places)));
}

async function bundleDocument(name: string, places: BundlePlaces): Promise<string> {
  const target = join(places.targetDir, `${name}.json`);
  await writeBundle(join(places.sourceDir, name, 'openapi.yaml'), target);
  writeFileSync(target, `${JSON.stringify(JSON.parse(readFileSync(target, 'utf8')))}\n`);
  return target;
}

async function main(): Promise<void> {
  const written = await bundleDocuments({
    sourceDir: 'content/openapi',
    targetDir: 'public/openapi',
  });
  console.log(written.join('\n'));
}

if (require.main === module) void runMain(main);
