import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { runMain } from '@/lib/build/run-main';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { siteSchema } from '@/lib/content/schemas/site';
import { formatContentErrors } from '@/lib/content/source/content-error';
import { createDisk } from '@/lib/content/source/disk';
import { createLoader } from '@/lib/content/source/loader';
import { DEFAULT_LANGUAGE } from '@/lib/words/languages';
import {
  type Answers,
  buildGetStarted,
  buildGuide,
  buildNavigation,
  buildSite,
  getApiBase,
} from './build-content';
import { printLintConfig } from './lint-config';
import { type NewDocument, readDocument } from './read-document';
import { separateTags } from './separate-tags';
import { withServer } from './with-server';

const USAGE = `npm run init -- --name NAME [--openapi FILE-OR-ADDRESS]… [--email ADDRESS] [--url ORIGIN]
                  [--primary #hex] [--secondary #hex] [--lang LANGUAGE]
  Makes this clone the portal of another provider. The shipped content moves to examples/. git takes it back:
  git checkout . && git clean -fd content examples`;

/** Folder that the shipped content moves to. */
const EXAMPLES = 'examples';

/** What moves there, and what goes with it. Instructions and skeletons stay where they are. */
const MOVED = [
  ...['api', 'guides', 'libs', 'openapi', 'pdf', 'plugins', 'releases', 'skeletons', 'solutions'],
  ...['workflows', 'agents.md', 'code-fields.json', 'get-started.json', 'navigation.json'],
  ...['plugin-groups.json', 'releases.json', 'response-codes.json', 'search-words.json'],
  ...['site.json', 'terms.json', 'test-data.json', 'webhook-signature.json', 'words.json'],
].map((name) => `content/${name}`);
const MOVED_FILES = [
  ...MOVED,
  ...['public/images/get-started', 'public/images/plugins', 'public/storage'],
  ...['redocly.yaml', '.redocly.lint-ignore.yaml'],
];

/** Answers of the command line, and sources of documents. */
type Options = Partial<Answers> & { readonly openapi: readonly string[] };

function parseOptions(args: readonly string[]): Options | undefined {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...{ name: text, email: text, url: text, primary: text, secondary: text, lang: text },
      openapi: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  });
  const { help, openapi = [], ...answers } = values;
  return help ? undefined : { ...answers, openapi };
}

/** Asks for what the command line does not say, where somebody is there to answer. */
async function askForMissing(options: Options): Promise<Options> {
  if (options.name !== undefined || !process.stdin.isTTY) return options;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const name = await terminal.question('Name of the provider: ');
  const source =
    options.openapi.length > 0
      ? ''
      : await terminal.question('OpenAPI document, a file or an address (none: Enter): ');
  terminal.close();
  return { ...options, name, openapi: source === '' ? options.openapi : [source] };
}

/** Whole answers, with what the shipped portal has for the rest. @throws without a name. */
function completeAnswers({ name = '', ...rest }: Partial<Answers>): Answers {
  if (name.trim() === '') throw new Error(`The name is missing.\n${USAGE}`);
  const { theme } = readSiteFile();
  const { email = 'developers@example.com', url = 'https://developer.example.com' } = rest;
  const { primary = theme.primary, secondary = theme.secondary, lang = DEFAULT_LANGUAGE } = rest;
  return { name: name.trim(), email, url, primary, secondary, lang };
}

/** Reads the documents, one after the other. */
async function readDocuments(sources: readonly string[]): Promise<readonly NewDocument[]> {
  const documents: NewDocument[] = [];
  for (const source of sources) {
    const taken = documents.map(({ id }) => id);
    documents.push(separateTags(await readDocument(source, taken), documents));
  }
  return documents;
}

/** @throws where something is uncommitted, which git could not take back, or `init` has run. */
function checkUndoable(root: string): void {
  if (existsSync(join(root, EXAMPLES)))
    throw new Error(`${EXAMPLES}/ is there: this portal was made before. git takes that back`);
  if (!existsSync(join(root, '.git'))) return;
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changed.trim() !== '')
    throw new Error('Commit your changes first, so that git can take back what this does');
}

function moveShipped(root: string): void {
  for (const path of MOVED_FILES.filter((one) => existsSync(join(root, one)))) {
    const target = join(root, EXAMPLES, path);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(root, path), target);
  }
  const kept = 'content/openapi/README.md';
  if (existsSync(join(root, EXAMPLES, kept))) {
    mkdirSync(join(root, dirname(kept)), { recursive: true });
    renameSync(join(root, EXAMPLES, kept), join(root, kept));
  }
  rmSync(join(root, 'public/openapi'), { recursive: true, force: true });
}

/** @throws with what `content/site.json` would have wrong: a name with a colon, say. */
function checkSite(site: object): void {
  const text = JSON.stringify(site);
  const disk = { ...createDisk('.'), readText: () => text };
  const loader = createLoader(disk);
  if (!loader.load(siteSchema, 'content/site.json', {}))
    throw new Error(formatContentErrors(loader.errors));
}

const SKELETON = `---
title: Title
description: 'Write here: what a reader has built at the end of this page, in one or two sentences.'
order: 0
---

Write here: what this is and when to use it.

## Write here: a first step
`;

/**
 * Makes a project the portal of another provider.
 * @param root folder of the project.
 * @returns what to do next.
 * @throws before anything is changed: for a missing name, a document that cannot be read, uncommitted changes.
 */
export async function init(root: string, options: Options): Promise<string> {
  const answers = completeAnswers(options);
  checkUndoable(root);
  const documents = await readDocuments(options.openapi);
  const site = buildSite(answers, documents);
  checkSite(site);
  moveShipped(root);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const writeJson = (path: string, data: object) => write(path, JSON.stringify(data));
  writeJson('content/site.json', site);
  writeJson('content/navigation.json', buildNavigation(documents));
  writeJson('content/get-started.json', buildGetStarted(answers, documents));
  write('content/guides/first-request.mdx', buildGuide(documents));
  for (const kind of ['guide', 'solution']) write(`content/skeletons/${kind}.mdx`, SKELETON);
  write('redocly.yaml', await printLintConfig(root, new Map()));
  const files = new Map(documents.map(({ id }) => [id, `content/openapi/${id}/openapi.json`]));
  for (const one of documents)
    write(
      `content/openapi/${one.id}/openapi.json`,
      `${JSON.stringify(withServer(one, getApiBase(documents)), null, 2)}\n`,
    );
  write('redocly.yaml', await printLintConfig(root, files));
  formatWritten(root);
  return describeNext(documents);
}

/** Formats the written files as `npm run check` wants them. */
function formatWritten(root: string): void {
  const command = require.resolve('prettier/bin/prettier.cjs');
  const options = [`--config=${resolve('.prettierrc.json')}`, '--write', '--log-level=warn'];
  const files = ['content/*.json', 'redocly.yaml'];
  execFileSync(process.execPath, [command, ...options, ...files], { cwd: root });
}

function describeNext(documents: readonly NewDocument[]): string {
  const operations = documents.reduce((sum, { api }) => sum + api.operations.size, 0);
  return [
    `Made a portal of ${documents.length} ${documents.length === 1 ? 'document' : 'documents'} with ${operations} operations. The shipped content is in ${EXAMPLES}/.`,
    '',
    'npm start                                       builds and serves it',
    'npx tsx lib/build/images/build-images.ts        paints the social card in your name and colours',
    'content/site.json                               name, colours, hosts; content/REBRANDING.md says more',
    'git checkout . && git clean -fd content examples   takes it all back',
  ].join('\n');
}

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  if (!options) return console.log(USAGE);
  console.log(await init(process.cwd(), await askForMissing(options)));
}

if (require.main === module) void runMain(main);
