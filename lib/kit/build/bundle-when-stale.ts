import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkContent } from '@/lib/content/check-content';
import { InvalidContentError } from '@/lib/content/source/content-error';
import { generate } from '@/lib/kit/build/generated/generate';
import { bundleDocuments } from '@/lib/kit/build/openapi/bundle-openapi';
import { readTree } from '@/lib/kit/system/read-tree';

const SOURCES = 'content/openapi';
const TARGET = 'public/openapi';

/** Files that the bundled documents are made of, besides their sources. */
const RULES = ['content/site.json', 'redocly.yaml', '.redocly.lint-ignore.yaml'];
const PROGRAM = 'lib/kit/build/openapi';

/** A file and a folder that `generate` writes. */
const GENERATED = ['.generated/parts.json', 'public/scripts'];

/** Remembers what the documents were last bundled from. */
const STATE = 'node_modules/.cache/portal/openapi-sources';

/**
 * Bundles the OpenAPI documents to `public/openapi`, unless that was done from the very same sources, and writes what
 * a build reads where it is missing, as in a fresh clone.
 */
export async function bundleWhenStale(): Promise<void> {
  await bundleChangedDocuments();
  if (!GENERATED.every((folder) => existsSync(folder))) await generateIfSound();
}

/** Leaves errors of the content to the tests that find them. */
async function generateIfSound(): Promise<void> {
  try {
    checkContent();
    await generate(process.cwd(), '');
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
  }
}

/**
 * Bundles the OpenAPI documents, unless both they and their bundles are those of the last time.
 * @throws as `bundleDocuments` does.
 */
export async function bundleChangedDocuments(): Promise<void> {
  if (readState() === hashDocuments()) return;
  await bundleDocuments({ sourceDir: SOURCES, targetDir: TARGET });
  mkdirSync(dirname(STATE), { recursive: true });
  writeFileSync(STATE, hashDocuments());
}

function readState(): string | undefined {
  return existsSync(STATE) ? readFileSync(STATE, 'utf8') : undefined;
}

/** Hash of the sources and of what was made of them, which a build may have replaced meanwhile. */
function hashDocuments(): string {
  const hash = createHash('sha256');
  const folders = [SOURCES, PROGRAM, TARGET]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readTree(folder).map((file) => join(folder, file)));
  for (const file of [...RULES, ...folders].filter((one) => existsSync(one)))
    hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}
