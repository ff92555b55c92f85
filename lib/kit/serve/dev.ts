import '@/lib/kit/system/write-words';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { DRAWINGS } from '@/lib/content/brand/load-logo';
import { loadContent } from '@/lib/content/load/load-content';
import { type ContentError, InvalidContentError } from '@/lib/content/source/content-error';
import { createDisk } from '@/lib/content/source/disk';
import { TRIMMED_FONTS, trimFonts } from '@/lib/kit/build/fonts/trim-fonts';
import { copyStaticFiles } from '@/lib/kit/build/generated/copy-static-files';
import { generate } from '@/lib/kit/build/generated/generate';
import { writeOwnParts } from '@/lib/kit/build/generated/write-own-parts';
import { CONTENT_STAMP_FILE, printContentStamp } from '@/lib/kit/build/generated/write-settings';
import {
  prepareLanguage,
  readProjectLanguages,
  writeLanguageContent,
} from '@/lib/kit/build/languages/prepare-language';
import { bundleDocuments } from '@/lib/kit/build/openapi/bundle-openapi';
import { PROJECT_DOCUMENTS } from '@/lib/kit/build/openapi/sources';
import { removeStaleTypes } from '@/lib/kit/build/prepare';
import { runMain } from '@/lib/kit/system/run-main';
import { runProgram } from '@/lib/kit/system/run-program';
import { INTERFACE_WORDS } from '@/lib/kit/words/interface-words';

/**
 * Lists the files that were added, edited or removed between two stamps of `Disk.getStamp`, each
 * once. Empty for equal stamps.
 * @param before lines of the first stamp
 * @param after lines of the second stamp
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
  return [...new Set(lines.map((line) => line.split(' ').slice(0, -2).join(' ')))];
}

const GENERATOR = 'lib/kit/build/generated/generate.ts';
/** Words of the interface, which scripts that run before React have, too. */
const WORD_FILES = ['lib/words/', INTERFACE_WORDS];
/** Words, and content that the list of operations and the icons are made of besides the documents. */
const GENERATED_FROM = [
  ...[...WORD_FILES, 'content/api/', 'content/navigation.json', 'content/slots/'],
  ...Object.values(DRAWINGS),
];
/** Partials and components, of which the compiler of Next learns when it starts. */
const OWN_PARTS = /^content\/(?:components|partials)\//;
/** File that Next reads when it starts; an edit restarts Next. */
const READ_AT_START = 'content/site.json';
/** Milliseconds between two looks at the files. */
const POLL_MS = 500;

const say = (text: string) => void (text !== '' && console.log(`\n${text}\n`));

/** Writes what pages are made of, like `The OpenAPI documents`; on a problem, prints it and keeps what was there. */
async function renew(what: string, write: () => unknown): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    say(`${what} stay as they were:\n${error.message}`);
  }
}

const bundle = (write: () => unknown) => renew('The OpenAPI documents', write);

async function writeWordsAgain(): Promise<void> {
  const { writeWords } = await import('@/lib/kit/system/write-words');
  writeWords(process.cwd());
}

/**
 * Writes what pages import, in a process of its own, because this one reads content once; while the content is
 * invalid, the previous files stay.
 */
async function generateAgain(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', GENERATOR], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
}

/** Lets Next render the page of every open tab anew: of most content it does not know that it was read. */
function showEdit(): void {
  writeFileSync(CONTENT_STAMP_FILE, printContentStamp(Date.now()));
}

/** Creates a process of Next that can be restarted. */
function createNext(args: readonly string[]) {
  const command = require.resolve('next/dist/bin/next');
  // As in a build: no usage data.
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  let child: ChildProcess | undefined;
  const start = () => {
    child = spawn(process.execPath, [command, 'dev', ...args], { stdio: 'inherit', env });
    const started = child;
    // Ends this process too, unless the child was stopped for a restart.
    child.once('exit', (code) => started === child && process.exit(code ?? 0));
  };
  const stop = () => {
    // Without a child, only this ends the polling of files.
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
 * Calls `act` with the changed files of content and words, once they have settled. Polls, because the file
 * watchers of some systems miss how editors save (write anew, rename).
 */
function watchContent(act: (files: readonly string[]) => void): void {
  const disk = createDisk(process.cwd());
  const read = () => disk.getStamp(['content', 'lib/words']).split('\n');
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
 * Runs the development server of another language than the first: in the project of that, whose content is made anew
 * at every save.
 * @throws for a language that the content does not have.
 */
async function devLanguage(name: string, args: readonly string[]): Promise<void> {
  const languages = readProjectLanguages();
  const others = languages.all.slice(1);
  const language = others.find((one) => one === name);
  if (language === undefined)
    throw new Error(
      `--language ${name}: content has ${others.length === 0 ? 'no other language' : others.join(', ')}. Begin with npm run translate.`,
    );
  const folder = prepareLanguage(languages, language);
  watchContent(() => {
    const write = () => writeLanguageContent(readProjectLanguages(), language);
    void renew(`The pages of content/${language}`, write);
  });
  const command = ['--import', 'tsx', 'lib/kit/serve/dev.ts', ...args];
  const env = { ...process.env, BASE_PATH: `${process.env.BASE_PATH ?? ''}/${language}` };
  process.exit(await runProgram(process.execPath, command, { cwd: folder, env }));
}

/**
 * `npm run dev`: the development server, which prints errors of the content at every save. It
 * starts with errors too, and its pages show them. `--language de` shows another language than the first. Other arguments
 * go to `next dev`.
 */
async function dev(): Promise<void> {
  const args = process.argv.slice(2);
  const at = args.indexOf('--language');
  if (at !== -1) return devLanguage(args[at + 1] ?? '', args.toSpliced(at, 2));
  // Others are not here: their links would lead nowhere.
  process.env.LANGUAGES = 'first';
  removeStaleTypes();
  if (!existsSync(TRIMMED_FONTS)) await trimFonts(process.cwd());
  await bundle(() => bundleDocuments(PROJECT_DOCUMENTS));
  await renew('The components', () => writeOwnParts(process.cwd()));
  // The script of the search says then why it has no index.
  Object.assign(process.env, { NODE_ENV: 'development' });
  let parts = '';
  const { report, isSound } = createContentReport(() => {
    parts = loadContent(process.cwd()).parts.join();
  });
  const next = createNext(args);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, next.stop);
  const startNext = () => {
    // Next reads that file itself, and stops when it is invalid.
    if (isSound(READ_AT_START)) next.restart();
    else say(`Next starts as soon as ${READ_AT_START} is valid.`);
  };
  say(report());
  if (isSound()) await generate(process.cwd(), process.env.BASE_PATH ?? '');
  let startedParts = parts;
  startNext();
  watchContent((files) => {
    // The documents contain values of site.json.
    const isApi = files.some(
      (file) => file.startsWith(PROJECT_DOCUMENTS.sourceDir) || file === READ_AT_START,
    );
    const isGeneratedFrom = files.some((file) =>
      GENERATED_FROM.some((start) => file.startsWith(start)),
    );
    let hasOtherOwnParts = false;
    const rewrite = async () => {
      if (files.some((file) => OWN_PARTS.test(file)))
        await renew('The components', () => void (hasOtherOwnParts = writeOwnParts(process.cwd())));
      await renew('Pictures and downloads', () => copyStaticFiles(process.cwd()));
      if (isApi) await bundle(() => bundleDocuments(PROJECT_DOCUMENTS));
      if (files.some((file) => WORD_FILES.some((start) => file.startsWith(start))))
        await renew('The words', writeWordsAgain);
    };
    void rewrite().then(async () => {
      showEdit();
      say(report());
      // Next reads the list of its routes when it starts.
      const hasOtherParts = parts !== startedParts;
      if (isApi || isGeneratedFrom || hasOtherParts) {
        await generateAgain();
        showEdit();
      }
      if (files.includes(READ_AT_START) || hasOtherParts || hasOtherOwnParts) startNext();
      startedParts = parts;
    });
  });
}

if (require.main === module) void runMain(dev);

/**
 * Creates a report on the content for a writer.
 * @param check reads all content, and throws an `InvalidContentError` for errors.
 * @returns `report` checks, and returns what to print: the errors, that they are corrected, or an
 * empty text when nothing changed. `isSound` says whether the last check found no error, in a file
 * or in all.
 */
export function createContentReport(check: () => void) {
  let last = '';
  let errors: readonly ContentError[] = [];
  const report = (): string => {
    const before = last;
    [last, errors] = ['', []];
    try {
      check();
    } catch (error) {
      if (!(error instanceof InvalidContentError)) throw error;
      [last, errors] = [error.message, error.errors];
    }
    if (last === before) return '';
    return last === '' ? 'The content is sound again.' : last;
  };
  const isSound = (inFile?: string) =>
    errors.every(({ file }) => inFile !== undefined && file !== inFile);
  return { report, isSound };
}
