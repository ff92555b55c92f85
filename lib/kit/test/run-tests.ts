import '@/lib/kit/system/write-words';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideBrowsers, provideChromium } from '@/lib/kit/browsers/provide-browsers';
import {
  LANGUAGE_PROJECTS,
  readProjectLanguages,
} from '@/lib/kit/build/languages/prepare-language';
import { runMain } from '@/lib/kit/system/run-main';
import { runProgram } from '@/lib/kit/system/run-program';
import { preparePortal, prepareSample } from './prepare-sample';

/** First argument of `npm run test:unit` and `npm run test:programs`, with the suites that it selects. */
const KINDS: Readonly<Record<string, string>> = { '--unit': 'unit', '--programs': 'programs' };
/** First argument of `npm run test:engines`. */
const ENGINES = '--engines';
/** First argument of `npm run test:site`. */
const SITE = '--site';

/** Suites about the site, whosever it is: they take what they expect from its content. */
export const SITE_SUITES = [
  ...[
    'agents',
    'foreign-words',
    'markdown-parity',
    'out',
    'plain-hosts',
    'proof',
    'reference',
    'search-files',
    'specification',
    'well-known',
    'proof',
  ],
  ...['complaints', 'pages', 'site', 'shell/axe', 'shell/privacy'],
];

/** Tool that writes the results of the last run into the export. */
const WRITE_PROOF = 'build/proof/write-proof.ts';

/** Folder of the project. */
const HERE = '.';
/** Base path and folder of the second export of a run. */
const SUB_PATH = { BASE_PATH: '/developer', DIST_DIR: 'out-developer' };

/**
 * `npm test`: checks and unit tests, which need no build, come first; then the portal is built under a
 * sub-path and at the root, and both exports are tested. Where another provider's content is in place of the shipped
 * one, all this happens to the sample (`lib/kit/test`), and the site is built and tested, too. With arguments it
 * bundles stale documents and hands them to Jest; `--unit` before them leaves out what needs an export or starts
 * programs, `--programs` runs the latter alone, `--engines` runs all flows in all engines and fails where one is
 * missing, `--site` tests the export of the site alone.
 */
async function runTests(): Promise<void> {
  const [first, ...others] = process.argv.slice(2);
  const kind = KINDS[first ?? ''];
  // Jest takes all that follows the option for names of projects.
  if (kind !== undefined) return runNamed([...others, ...selectProjects(kind)]);
  if (first === ENGINES) {
    await provideBrowsers();
    return runNamed([...others, ...selectProjects('engines')], { ENGINES: 'all' });
  }
  if (first === SITE) {
    await provideChromium();
    return testSite();
  }
  if (first !== undefined) return runNamed([first, ...others]);
  await provideBrowsers();
  await runTool('build/prepare.ts');
  const sample = await prepareSample();
  const counts = { TEST_COUNTS: join(makeTemporaryFolder(), 'counts') };
  await runAll([
    runTool('test/run-checks.ts', ['--prepared']),
    runJest(selectProjects('unit'), counts),
  ]);
  if (sample !== HERE) {
    await runTool('build/build.ts', ['--prepared']);
    await testSite(counts);
  }
  // What stands under a sub-path is the same in all languages.
  await runTool('build/build.ts', ['--prepared'], { ...SUB_PATH, LANGUAGES: 'first' }, sample);
  await runTool('build/build.ts', ['--prepared'], {}, sample);
  const exported = selectProjects('programs', 'export', 'browser', 'engines', 'sub-path');
  const subPath = { SUB_PATH: SUB_PATH.BASE_PATH, SUB_PATH_DIR: SUB_PATH.DIST_DIR };
  try {
    await runJest(exported, { ...counts, ...subPath });
  } finally {
    if (sample === HERE) await runTool(WRITE_PROOF, ['--whole']);
  }
}

/** One folder for everything that this run and its programs write to the system's; it goes when the run ends. */
function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-run-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** Waits for all of them, and then rejects where one does. */
async function runAll(programs: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(programs);
  await Promise.all(programs);
}

async function runNamed(args: readonly string[], env: Variables = {}): Promise<void> {
  await preparePortal();
  await prepareSample();
  await runJest(args, env);
}

/** Tests the export in `out/`, and then that of each further language, in its project. */
async function testSite(env: Variables = {}): Promise<void> {
  const suites = `__tests__/(export|browser)/(${SITE_SUITES.join('|')})\\.test`;
  const args = [suites, ...selectProjects('export', 'browser')];
  const settings = { ...env, TEST_SITE: '1' };
  try {
    await runJest(args, settings);
  } finally {
    await runTool(WRITE_PROOF);
  }
  const { own, all } = readProjectLanguages();
  for (const language of all.filter((one) => one !== own)) {
    const base = { BASE_PATH: `${process.env.BASE_PATH ?? ''}/${language}`, DIST_DIR: 'out' };
    await runJest(args, { ...settings, ...base }, join(LANGUAGE_PROJECTS, language));
  }
}

type Variables = Readonly<Record<string, string>>;

const selectProjects = (...names: readonly string[]) => ['--selectProjects', ...names];

/** Options of Node for Jest and its workers: suites make much that lives shortly, which larger spaces collect sooner. */
const MEMORY = ['--min-semi-space-size=64', '--max-semi-space-size=128'];

/** Runs Jest. No shell reads its arguments: it would take `-t "opens the menu"` apart. */
function runJest(args: readonly string[], env: Variables = {}, cwd = HERE): Promise<void> {
  return run([...MEMORY, require.resolve('jest/bin/jest'), ...args], env, cwd);
}

/** Runs a program of `lib/kit` in a folder. */
function runTool(
  file: string,
  args: readonly string[] = [],
  env: Variables = {},
  cwd = HERE,
): Promise<void> {
  return run(['--import', 'tsx', join('lib/kit', file), ...args], env, cwd);
}

/** Runs Node with its output on show. Rejects with its exit code when it fails. */
async function run(args: readonly string[], env: Variables, cwd = HERE): Promise<void> {
  const status = await runProgram(process.execPath, args, { cwd, env: { ...process.env, ...env } });
  if (status !== 0) throw new Failure(status);
}

/** A program that failed has said why. */
class Failure extends Error {
  constructor(readonly exitCode: number) {
    super(`Exit code ${exitCode}`);
  }
}

/** Leaves with the exit code of the program that failed. */
async function main(): Promise<void> {
  try {
    await runTests();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.exitCode = error.exitCode;
  }
}

if (require.main === module) void runMain(main);
