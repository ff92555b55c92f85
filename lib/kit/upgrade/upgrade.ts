import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readOptions, runMain } from '@/lib/kit/system/run-main';
import { runProgram } from '@/lib/kit/system/run-program';
import { fetchReleases } from './fetch-releases';

const USAGE = `npm run upgrade -- [VERSION] [--from REPOSITORY] [--base VERSION] [--project FOLDER] [--untested]
  Brings this portal to a release of the project: to VERSION (a branch or a commit, too), else to the newest.
  content/ is yours and stays; all else is replaced. A file of the project that you changed is kept as a patch in
  examples/, with what the release was shipped with. Then the content is checked, the export built and tested, and all
  of it is one commit.
  --from      address or folder of the project's repository; "repository" of package.json by default
  --base      release that this portal was made from, where neither content/site.json nor git says it
  --project   portal of an older release, which has no such command: run it from a clone of the project
  --untested  leaves out installing, build and test; nothing is committed`;

/** Value of a file of JSON. */
function readJson(file: string) {
  const value: { release?: string; repository?: string } = JSON.parse(readFileSync(file, 'utf8'));
  return value;
}

/** @throws for a folder that is no portal, has no git, or has changes that git could not take back. */
function checkProject(project: string): void {
  if (!existsSync(join(project, 'content/site.json')))
    throw new Error(`${project} is no portal: it has no content/site.json.`);
  if (!existsSync(join(project, '.git')))
    throw new Error(
      'git could not take it back: git init && git add --all && git commit --message "My portal"',
    );
  const options = { cwd: project, encoding: 'utf8' } as const;
  if (execFileSync('git', ['status', '--porcelain'], options).trim() !== '')
    throw new Error('Commit your changes first, so that git can take back what this does.');
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = { from: text, base: text, project: text, untested: flag, help: flag };
  const config = { args: process.argv.slice(2), options, allowPositionals: true } as const;
  const { values, positionals } = readOptions(config, USAGE);
  if (values.help) return console.log(USAGE);
  const project = resolve(values.project ?? '.');
  checkProject(project);
  const from = values.from ?? readJson(join(project, 'package.json')).repository;
  if (from === undefined) throw new Error(`--from is missing.\n${USAGE}`);
  const folder = mkdtempSync(join(tmpdir(), 'portal-upgrade-'));
  try {
    const releases = fetchReleases(from, join(folder, 'repository'), project);
    const commit = releases.find(positionals[0]);
    const made = values.base ?? readJson(join(project, 'content/site.json')).release;
    const base =
      (values.base === undefined ? releases.findBase(commit) : undefined) ??
      (made === undefined ? undefined : releases.find(made));
    if (base === undefined) throw new Error(`--base is missing.\n${USAGE}`);
    const [release, former] = [join(folder, 'release'), join(folder, 'former')];
    releases.extract(commit, release);
    releases.extract(base, former);
    symlinkSync(resolve('node_modules'), join(release, 'node_modules'), 'junction');
    // The code of the release knows what it needs: this one may be years old.
    const program = ['--import', 'tsx', 'lib/kit/upgrade/replace.ts', project, former];
    const flags = values.untested ? ['--untested'] : [];
    process.exitCode = await runProgram(process.execPath, [...program, ...flags], { cwd: release });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (require.main === module) void runMain(main);
