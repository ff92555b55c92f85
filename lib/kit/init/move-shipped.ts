import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder that the shipped content moves to. */
export const EXAMPLES = 'examples';

/** Files that move there. Instructions and skeletons stay where they are. */
const MOVED = [
  ...['api', 'guides', 'libs', 'openapi', 'pdf', 'plugins', 'releases', 'sandbox', 'skeletons'],
  ...[
    'solutions',
    'workflows',
    'agents.md',
    'icon.svg',
    'code-fields.json',
    'get-started.json',
    'navigation.json',
    'sandbox.yaml',
  ],
  ...['plugin-groups.json', 'releases.json', 'response-codes.json', 'search-words.json'],
  ...['site.json', 'terms.json', 'test-data.json', 'webhook-signature.json', 'words.json'],
].map((name) => `content/${name}`);
const MOVED_FILES = [
  ...MOVED,
  ...['public/images/get-started', 'public/images/plugins', 'public/storage'],
  ...['redocly.yaml', '.redocly.lint-ignore.yaml', 'README.md'],
  // They test the project itself, and would be red in another repository.
  ...['workflows', 'dependabot.yml', 'ISSUE_TEMPLATE', 'PULL_REQUEST_TEMPLATE.md'].map(
    (name) => `.github/${name}`,
  ),
];

/** @throws where something is uncommitted, which git could not take back, or `init` has run. */
export function checkUndoable(root: string): void {
  if (existsSync(join(root, EXAMPLES)))
    throw new Error(`${EXAMPLES}/ is there: this portal was made before. git takes that back`);
  if (!existsSync(join(root, '.git'))) return;
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changed.trim() !== '')
    throw new Error('Commit your changes first, so that git can take back what this does');
}

/** Moves the shipped content of a project to `examples/`, with its pictures and downloads. */
export function moveShipped(root: string): void {
  for (const path of MOVED_FILES.filter((one) => existsSync(join(root, one)))) {
    const target = join(root, EXAMPLES, path);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(root, path), target);
  }
  for (const kept of ['content/openapi/README.md', 'content/sandbox/README.md']) {
    if (!existsSync(join(root, EXAMPLES, kept))) continue;
    mkdirSync(join(root, dirname(kept)), { recursive: true });
    renameSync(join(root, EXAMPLES, kept), join(root, kept));
  }
  rmSync(join(root, 'public/openapi'), { recursive: true, force: true });
}
