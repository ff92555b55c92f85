import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runMain } from '@/lib/build/run-main';

/** Folder of the shipped content in the portal of another provider (`npm run init`). */
const EXAMPLES = 'examples';
/** Project with this code and that content, which tests about the shipped content run in. */
const SAMPLE = '.sample';
/** What the project has of its own; all else is that of this one. */
const OWN = [
  ...['content', 'public', 'redocly.yaml', '.redocly.lint-ignore.yaml', '.generated', '.fonts'],
  ...['.git', '.next', EXAMPLES, SAMPLE, 'out'],
];

/** Instructions for writers, which `npm run init` leaves in their place. */
const DOCUMENTATION = ['content/README.md', 'content/REBRANDING.md', 'content/openapi/README.md'];

/** Makes the project anew: own content and files, links to the code. */
function linkSample(): void {
  rmSync(SAMPLE, { recursive: true, force: true });
  mkdirSync(SAMPLE);
  for (const name of readdirSync('.'))
    if (!OWN.includes(name)) symlinkSync(resolve(name), join(SAMPLE, name));
  for (const name of DOCUMENTATION) cpSync(name, join(SAMPLE, name));
  cpSync('public', join(SAMPLE, 'public'), { recursive: true });
  cpSync(EXAMPLES, SAMPLE, { recursive: true });
}

/**
 * Prepares the project of the shipped content where it has moved to `examples/`: bundles its documents and writes
 * what its pages import. Nothing where the content is still in its place.
 */
export async function prepareSample(): Promise<void> {
  if (!existsSync(join(EXAMPLES, 'content'))) return;
  linkSample();
  const args = ['--import', 'tsx', resolve('lib/build/prepare.ts')];
  execFileSync(process.execPath, args, { cwd: SAMPLE, stdio: 'inherit' });
}

if (require.main === module) void runMain(prepareSample);
