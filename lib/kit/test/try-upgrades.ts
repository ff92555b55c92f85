import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readTree } from '@/lib/kit/system/read-tree';
import { copyProject } from '../bench/copy-project';
import { moveShipped } from '../init/move-shipped';
import { linkFolder } from '../system/link-folder';
import { isProjectFile } from '../upgrade/project-files';

/** Portal as `npm run init` made it once. */
type Adopter = {
  readonly name: string;
  /** Release that it was made with. */
  readonly release: string;
  /** Whether that release has `npm run upgrade`; else a clone of the project upgrades it. */
  readonly hasCommand: boolean;
};

/** Folder of the portals, and of the addresses of their pages. */
const FOLDER = '__tests__/fixtures/adopters';
const ADOPTERS: readonly Adopter[] = [
  { name: 'first', release: '1.0.0', hasCommand: false },
  { name: 'second', release: '1.1.0', hasCommand: true },
];
/** Release of the code here, for the time of the trial. */
const NEXT = '99.0.0';

/** Who commits, and `npm` that installs nothing: what is installed here is linked into the portals. */
function buildEnvironment(folder: string): NodeJS.ProcessEnv {
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  const program = join(folder, 'bin/npm');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(program, `#!/bin/sh\n[ "$1" = ci ] && exit 0\nexec '${npm}' "$@"\n`);
  chmodSync(program, 0o755);
  const [name, email] = ['A', 'a@example.com'];
  return {
    ...process.env,
    PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
    ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email },
    ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
  };
}

type Run = (root: string, command: string, ...args: readonly string[]) => string;

/** Sets the version of the project, and a section of the changelog for it. */
function setVersion(root: string, version: string): void {
  const file = join(root, 'package.json');
  const pack: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...pack, version }, null, 2));
  const changelog = join(root, 'CHANGELOG.md');
  const text = readFileSync(changelog, 'utf8');
  writeFileSync(changelog, text.replace('## [Unreleased]', `## [${version}] - 2030-01-01`));
}

function commit(run: Run, root: string, message: string): void {
  run(root, 'git', 'add', '--all');
  run(root, 'git', 'commit', '--quiet', '--message', message);
}

/** Repository of the project with the release that a portal was made with, and the next one. */
function makeRepository(run: Run, root: string, release: string): void {
  copyProject(root);
  run(root, 'git', 'init', '--quiet');
  const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  for (const version of [release, NEXT]) {
    writeFileSync(join(root, 'CHANGELOG.md'), text);
    setVersion(root, version);
    commit(run, root, `chore: release ${version}`);
    run(root, 'git', 'tag', `v${version}`);
  }
}

/** Portal of an adopter: the files of its release, with its own content. */
function makePortal(run: Run, root: string, from: string, { name, release }: Adopter): void {
  run(from, 'git', 'clone', '--quiet', '--branch', `v${release}`, from, root);
  moveShipped(root);
  const files = readTree(join(FOLDER, name));
  cpSync(join(FOLDER, name), root, { recursive: true });
  linkFolder('node_modules', join(root, 'node_modules'));
  // Pictures and downloads lay in `public` once, which git ignores now.
  run(root, 'git', 'add', '--force', ...files);
  commit(run, root, 'feat: our portal');
}

/** Where a file of an adopter lies after the upgrade: before release 1.2.0 some lay in `public`. */
const getPlace = (file: string) =>
  file
    .replace(/^public\/(?=images\/|storage\/)/, 'content/')
    .replace(/^public\//, 'content/public/');

/** Compares an upgraded portal with what it was: addresses, language, files. @returns what is wrong. */
function compare(run: Run, root: string, name: string): readonly string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const found = [...read('out/sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)];
  const pages = new Set(found.map(([, address]) => address));
  const former = readFileSync(join(FOLDER, `${name}.addresses.txt`), 'utf8')
    .trim()
    .split('\n');
  const files = readTree(join(FOLDER, name)).map(getPlace);
  const own = new Set([...files, 'content/openapi/addresses.txt']);
  const added = run(root, 'git', 'diff', '--name-only', '--diff-filter=A', '--no-renames', 'HEAD~1')
    .split('\n')
    .filter((file) => /^(?:content|public)\//.test(file) && !isProjectFile(file));
  const { lang = 'en' }: { lang?: string } = JSON.parse(read('content/site.json'));
  const { navigation }: { navigation: { sections: { guides: string } } } = JSON.parse(
    read(`lib/words/${lang}/shell.json`),
  );
  const html = read('out/index.html');
  return [
    ...former.filter((address) => !pages.has(address)).map((address) => `${address} is lost`),
    ...files.filter((file) => !existsSync(join(root, file))).map((file) => `${file} is lost`),
    ...added.filter((file) => !own.has(file)).map((file) => `${file} is no file of the adopter`),
    ...(html.includes(`lang="${lang}"`) ? [] : [`the first page is not in ${lang}`]),
    ...(html.includes(navigation.sections.guides) ? [] : [`its words are not those of ${lang}`]),
    ...(run(root, 'git', 'status', '--porcelain') === '' ? [] : ['something is not committed']),
  ];
}

/**
 * Upgrades each frozen portal to the code here by the real command, with check, build, tests of the export and commit.
 * @param folder Folder for copies, on the disk of this project.
 * @throws for the first that fails, or that is not what it was.
 */
export function tryUpgrades(folder: string): void {
  const env = buildEnvironment(folder);
  const run: Run = (cwd, command, ...args) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
    if (status === 0) return stdout;
    throw new Error(`${command} ${args.join(' ')}\n${(stdout + stderr).slice(-20_000)}`);
  };
  for (const adopter of ADOPTERS) {
    const { name, release, hasCommand } = adopter;
    const start = Date.now();
    const [repository, portal] = [join(folder, `project of ${name}`), join(folder, name)];
    makeRepository(run, repository, release);
    makePortal(run, portal, repository, adopter);
    const [from, project] = hasCommand ? [portal, []] : [repository, ['--project', portal]];
    run(from, 'npm', 'run', 'upgrade', '--', '--from', repository, ...project);
    const wrong = compare(run, portal, name);
    if (wrong.length > 0) throw new Error(`${name} after the upgrade: ${wrong.join(', ')}`);
    const minutes = Math.ceil((Date.now() - start) / 60_000);
    console.log(`${name}: upgraded from ${release}, built and tested in ${minutes} minutes`);
  }
}
