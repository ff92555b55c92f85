import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Most changed files that a message lists. */
const MAX_LISTED = 10;

/** Folder that the shipped content moves to. */
export const EXAMPLES = 'examples';

/** Instructions of the project, which stay in `content`. */
const INSTRUCTIONS = ['README.md', 'REBRANDING.md'];

/** Files beside `content` that move, too. */
const MOVED_FILES = [
  ...['redocly.yaml', '.redocly.lint-ignore.yaml', 'README.md'],
  // They test the project itself, and would be red in another repository.
  ...['workflows', 'dependabot.yml', 'ISSUE_TEMPLATE', 'PULL_REQUEST_TEMPLATE.md'].map(
    (name) => `.github/${name}`,
  ),
];

/** Message where `init` has run before: what it would replace, and where the rest is. */
const MADE_BEFORE = `${EXAMPLES}/ is there: npm run init has made this portal before, and would replace content/site.json, content/navigation.json, content/get-started.json, content/guides/first-request.mdx, content/openapi/, content/sandbox/, redocly.yaml, README.md and the workflow of the repository by new ones. The shipped content that it moved is in ${EXAMPLES}/. To begin anew while nothing of the portal is committed: git checkout . && git clean -fd content ${EXAMPLES}. To add a document to this portal: content/openapi/README.md`;

/** @throws where something is uncommitted, which git could not take back, or `init` has run. */
export function checkUndoable(root: string): void {
  if (existsSync(join(root, EXAMPLES))) throw new Error(MADE_BEFORE);
  if (!existsSync(join(root, '.git'))) return;
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changed.trim() !== '')
    throw new Error(
      `Commit your changes first, so that git can take back what this does. Changed:\n${changed.trimEnd().split('\n').slice(0, MAX_LISTED).join('\n')}`,
    );
}

/** Moves the shipped content of a project to `examples/`. */
export function moveShipped(root: string): void {
  const content = readdirSync(join(root, 'content'))
    .filter((name) => !INSTRUCTIONS.includes(name))
    .map((name) => join('content', name));
  for (const path of [...content, ...MOVED_FILES].filter((one) => existsSync(join(root, one)))) {
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
