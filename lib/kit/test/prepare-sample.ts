import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkContent } from '@/lib/content/check-content';
import { InvalidContentError } from '@/lib/content/source/content-error';
import { generate } from '../build/generated/generate';
import { bundleDocuments } from '../build/openapi/bundle-openapi';
import { PROJECT_DOCUMENTS } from '../build/openapi/sources';
import { linkProject } from '../system/link-project';

/** Folder of the shipped content in the portal of another provider (`npm run init`). */
const EXAMPLES = 'examples';
/** Project with this code and that content, which is built and tested beside the portal. */
const SAMPLE = '.sample';

/** Settings that the portal has of its own. */
const OWN = ['redocly.yaml', '.redocly.lint-ignore.yaml', '.github'];

/** Instructions for writers, which `npm run init` leaves in their place. */
const DOCUMENTATION = ['content/README.md', 'content/REBRANDING.md', 'content/openapi/README.md'];

/** Makes the project anew, all but its exports: own content and files, links to the code. */
function linkSample(): void {
  linkProject(SAMPLE, [...OWN, ...readdirSync(EXAMPLES)]);
  // The portal has others of its own: through a link they would be overwritten.
  cpSync('.github', join(SAMPLE, '.github'), { recursive: true });
  for (const name of DOCUMENTATION) cpSync(name, join(SAMPLE, name));
  cpSync(EXAMPLES, SAMPLE, { recursive: true });
}

/**
 * Prepares the project of the shipped content where it has moved to `examples/`: bundles its documents and writes
 * what its pages import.
 * @returns its folder: this one where the content is still in its place.
 */
export async function prepareSample(): Promise<string> {
  if (!existsSync(join(EXAMPLES, 'content'))) {
    rmSync(SAMPLE, { recursive: true, force: true });
    return '.';
  }
  linkSample();
  const args = ['--import', 'tsx', resolve('lib/kit/build/prepare.ts')];
  execFileSync(process.execPath, args, { cwd: SAMPLE, stdio: 'inherit' });
  return SAMPLE;
}

/** Files and a folder that `generate` writes. */
const GENERATED = ['.generated/parts.json', '.generated/overlays.ts', 'public/scripts'];

/**
 * Prepares this project: bundles its documents, and writes what its pages import where that is missing, as in a fresh
 * clone. Errors of the content are left to the tests that find them.
 */
export async function preparePortal(): Promise<void> {
  await bundleDocuments(PROJECT_DOCUMENTS);
  if (GENERATED.every((name) => existsSync(name))) return;
  try {
    checkContent();
    await generate(process.cwd(), '');
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
  }
}
