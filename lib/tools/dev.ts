import { type ChildProcess, spawn } from 'node:child_process';
import { loadContent } from '@/lib/content/load/load-content';
import { createDisk } from '@/lib/content/source/disk';
import { InvalidContentError } from '@/lib/content/source/content-error';
import { bundleDocuments } from '@/lib/build/openapi/bundle-openapi';
import { removeStaleTypes } from '@/lib/build/prepare';
import { runMain } from '@/lib/build/run-main';
import { trimFonts } from '@/lib/build/fonts/trim-fonts';

/** The path in a line of a stamp: `content/site.json 1764000000000 812`. */
const stampPath = (line: string) => line.split(' ').slice(0, -2).join(' ');

/**
 * The files that were added, edited or removed between two stamps of `Disk.getStamp`, each once; given
 * as their lines. Empty when the stamps are the same.
 */
export function listChangedFiles(
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const old = new Set(before);
  const current = new Set(after);
  const lines = [
    ...after.filter((line) => !old.has(line)),
    ...before.filter((line) => !current.has(line)),
  ];
  return [...new Set(lines.map(stampPath))];
}

const FOLDERS = { sourceDir: 'content/openapi', targetDir: 'public/openapi' };
/** What Next itself reads when it starts: an edit of it starts Next again. */
const READ_AT_START = 'content/site.json';
/** How often the files are looked at. */
const POLL_MS = 500;

const say = (text: string) => void (text !== '' && console.log(`\n${text}\n`));

/** Bundles the OpenAPI documents; their problems are told, and the documents of before stay. */
async function bundle(): Promise<void> {
  try {
    await bundleDocuments(FOLDERS);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    say(`The OpenAPI documents stay as they were:\n${error.message}`);
  }
}

/** Whether Next can start: it reads `content/site.json` by itself, and stops when that is at fault. */
function isSiteSound(): boolean {
  try {
    loadContent(process.cwd());
    return true;
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
    return error.errors.every(({ file }) => file !== READ_AT_START);
  }
}

/** Next as a process that can be started again. */
function createNext(args: readonly string[]) {
  const command = require.resolve('next/dist/bin/next');
  let child: ChildProcess | undefined;
  const start = () => {
    child = spawn(process.execPath, [command, 'dev', ...args], { stdio: 'inherit' });
    const started = child;
    // Only the end of the last one is the end: the ones before were stopped here.
    child.once('exit', (code) => started === child && process.exit(code ?? 0));
  };
  const stop = () => {
    // Without one nothing else would end the watching of the files.
    if (!child) process.exit();
    child.kill('SIGTERM');
  };
  const restart = () => {
    const stopped = child;
    child = undefined;
    if (!stopped) return start();
    stopped.once('exit', start);
    stopped.kill('SIGTERM');
  };
  return { restart, stop };
}

/**
 * Calls `act` with the files of `content` that changed, once they stay as they are. Looks at them every
 * half a second: what editors do when they save (write anew, rename) escapes the watchers of some systems.
 */
function watchContent(act: (files: readonly string[]) => void): void {
  const disk = createDisk(process.cwd());
  const read = () => disk.getStamp(['content']).split('\n');
  let reported = read();
  let last = reported;
  setInterval(() => {
    const now = read();
    const isSettled = now.join() === last.join();
    last = now;
    if (!isSettled || now.join() === reported.join()) return;
    const changed = listChangedFiles(reported, now);
    reported = now;
    act(changed);
  }, POLL_MS);
}

/**
 * `npm run dev`: the development server, with faults of the content told in the terminal at every save.
 * It starts with faults too, and its pages show them. Arguments go to `next dev`.
 */
async function dev(): Promise<void> {
  removeStaleTypes();
  await trimFonts();
  await bundle();
  const report = createContentReport(() => void loadContent(process.cwd()));
  const next = createNext(process.argv.slice(2));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, next.stop);
  const startNext = () => {
    if (isSiteSound()) next.restart();
    else say(`Next starts as soon as ${READ_AT_START} is mended.`);
  };
  say(report());
  startNext();
  watchContent((files) => {
    // The documents hold values of site.json.
    const isApi = files.some(
      (file) => file.startsWith(FOLDERS.sourceDir) || file === READ_AT_START,
    );
    void (isApi ? bundle() : Promise.resolve()).then(() => {
      say(report());
      if (files.includes(READ_AT_START)) startNext();
    });
  });
}

if (require.main === module) void runMain(dev);

/**
 * Tells a writer what became of the content with each save.
 * @param check reads all content, and throws a `InvalidContentError` for faults.
 * @returns a function that checks, and gives what to print: the faults, that they are mended, or nothing
 * when nothing changed.
 */
export function createContentReport(check: () => void): () => string {
  let last = '';
  return () => {
    const before = last;
    last = '';
    try {
      check();
    } catch (error) {
      if (!(error instanceof InvalidContentError)) throw error;
      last = error.message;
    }
    if (last === before) return '';
    return last === '' ? 'The content is sound again.' : last;
  };
}
