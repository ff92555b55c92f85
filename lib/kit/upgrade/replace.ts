import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readTree } from '@/lib/kit/system/read-tree';
import { runMain } from '@/lib/kit/system/run-main';
import { runProgram } from '@/lib/kit/system/run-program';
import { changeContent } from './content-changes';
import { type Files, isProjectFile, planReplacement, suggestPlace } from './project-files';
import { isBetween, readReleaseNotes } from './release-notes';

/** Digests of files by path. */
function readFiles(root: string, paths: readonly string[]): Files {
  const digest = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex');
  const there = paths.filter((path) => lstatSync(join(root, path), { throwIfNoEntry: false }));
  return new Map(there.map((path) => [path, digest(path)]));
}

/** Files of a folder without those that are installed. */
const listFiles = (root: string) =>
  readTree(root).filter((path) => !path.startsWith('node_modules/'));

function readVersion(root: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return version;
}

/** Difference of each changed file between the former release and the portal, as one patch for `git apply`. */
function printPatch(former: string, project: string, paths: readonly string[]): string {
  return paths
    .map((path) => {
      const [before, own] = [former, project].map((root) => {
        const file = join(root, path);
        return existsSync(file) ? file : '/dev/null';
      });
      const args = ['diff', '--no-index', '--no-color', '--binary', before ?? '', own ?? ''];
      const { stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 100_000_000 });
      return stdout.replaceAll(`a${former}/`, 'a/').replaceAll(`b${project}/`, 'b/');
    })
    .join('');
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`;

/** Name of the patch of what was changed in the project's files. */
const nameOfPatch = (version: string) => `examples/changed-before-${version}.patch`;

/**
 * Replaces the files of a portal by those of the release in this folder.
 * @returns what was done, for the terminal.
 */
function replaceFiles(release: string, project: string, former: string): string {
  const all = listFiles(release);
  const before = readFiles(former, listFiles(former));
  const paths = [...new Set([...all, ...before.keys()])].filter(isProjectFile);
  const plan = planReplacement(before, readFiles(release, all), readFiles(project, paths));
  const version = readVersion(release);
  if (plan.changed.length > 0) {
    mkdirSync(join(project, 'examples'), { recursive: true });
    writeFileSync(join(project, nameOfPatch(version)), printPatch(former, project, plan.changed));
  }
  for (const path of plan.deleted) rmSync(join(project, path));
  for (const path of plan.written) copy(join(release, path), join(project, path));
  for (const folder of ['content', 'public'])
    rmSync(join(project, 'examples', folder), { recursive: true, force: true });
  for (const path of [...plan.examples, ...plan.kept])
    copy(join(release, path), join(project, 'examples', path));
  const places = plan.changed.map((path) => `${path}: ${suggestPlace(path)}`);
  return [
    `${plan.written.length} files written, ${plan.deleted.length} deleted.\n`,
    list(
      `You had changed files of the project; ${nameOfPatch(version)} keeps what you did:`,
      places,
    ),
    list('Yours, and left as they are; those of the release are in examples/:', plan.kept),
  ].join('');
}

/** Message of the commit: what the releases changed, and what an adopter has to do. */
function printCommit(
  release: string,
  from: string,
  to: string,
  changes: readonly string[],
): string {
  const notes = readReleaseNotes(readFileSync(join(release, 'CHANGELOG.md'), 'utf8'));
  const passed = notes.filter(({ version }) => isBetween(version, from, to));
  const upgrade = passed.flatMap(({ upgrade: text }) => (text === '' ? [] : [text]));
  return [
    `chore: upgrade the portal to ${to}`,
    ...(changes.length > 0 ? [changes.map((one) => `- ${one}`).join('\n')] : []),
    ...(upgrade.length > 0 ? ['When you upgrade:', ...upgrade] : []),
    ...passed.map(({ version, text }) => `${version}\n\n${text}`),
  ].join('\n\n');
}

/** Commands after an upgrade, in their order. */
const CHECKS = [
  ['npm', 'ci'],
  // Content that was changed is printed as JSON, and checked for its format later.
  ['npx', 'prettier', '--write', '--log-level=warn', 'content/*.json'],
  ['npx', 'tsx', 'lib/kit/build/prepare.ts', '--strict'],
  ['npm', 'run', 'build'],
  ['npm', 'run', 'test:site'],
] as const;

/** Runs in the folder of the release: `replace.ts PROJECT FORMER [--untested]`. */
async function main(): Promise<void> {
  const [project = '', former = '', flag] = process.argv.slice(2);
  const release = process.cwd();
  const site: { release?: string } = JSON.parse(
    readFileSync(join(project, 'content/site.json'), 'utf8'),
  );
  const [from, to] = [site.release ?? '1.0.0', readVersion(release)];
  console.log(replaceFiles(release, project, former));
  const changes = changeContent(project, from, to);
  console.log(list('Content was changed, because the release needs it:', changes));
  const message = printCommit(release, from, to, changes);
  if (flag === '--untested') return console.log(message);
  for (const [command, ...args] of CHECKS)
    if ((await runProgram(command, args, { cwd: project })) !== 0)
      throw new Error(
        `${[command, ...args].join(' ')} failed. Nothing is committed. Mend what it says and commit, or take all back: git reset --hard && git clean -fd`,
      );
  execFileSync('git', ['add', '--all'], { cwd: project });
  execFileSync('git', ['commit', '--quiet', '--file=-'], { cwd: project, input: message });
  console.log(`The portal is at release ${to}: git show --stat`);
}

if (require.main === module) void runMain(main);
