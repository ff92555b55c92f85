import '@/lib/kit/system/write-words';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { formatContentErrors } from '@/lib/content/source/content-error';
import { dropLetters } from '@/lib/content/source/letters';
import { runMain } from '@/lib/kit/system/run-main';
import { getObject, getText } from '@/lib/openapi/core/json';
import { addDocument } from './add-document';
import { runQuestions } from './ask';
import {
  buildGetStarted,
  buildGuide,
  buildNavigation,
  buildSite,
  findProduction,
  lacksServer,
} from './build-content';
import { buildRepository, PIPELINE_HOSTS } from './build-repository';
import { buildSandboxFiles } from './build-sandbox';
import { printLintConfig } from './lint-config';
import { checkUndoable, EXAMPLES, moveShipped } from './move-shipped';
import { SKELETON } from './new-page';
import {
  getAnswerError,
  listSiteErrors,
  normaliseAnswer,
  type Options,
  parseOptions,
  readDefaults,
  USAGE,
} from './options';
import { askForMissing } from './questions';
import type { NewDocument } from './read-document';

const ANSWERS = ['name', 'email', 'url', 'primary', 'secondary', 'lang'] as const;

/** Whole answers, with the defaults for the rest, and what is wrong with them: a missing name, a colour that is none. */
function completeAnswers(options: Options) {
  const answers = { name: '', ...readDefaults() };
  const errors: string[] = [];
  for (const key of ANSWERS) {
    const { [key]: given } = options;
    if (given === undefined) continue;
    answers[key] = normaliseAnswer(key, given);
    const error = answers[key] === '' ? undefined : getAnswerError(key, answers[key]);
    if (error !== undefined) errors.push(`--${key}: ${error}`);
  }
  if (answers.name === '') errors.push(`The name is missing.\n${USAGE}`);
  return { answers, errors };
}

/** Reads the documents, one after the other, and says what is wrong with those that are none. */
async function readDocuments(sources: readonly string[]) {
  let documents: readonly NewDocument[] = [];
  const errors: string[] = [];
  for (const source of sources)
    try {
      documents = await addDocument(documents, source);
    } catch (error) {
      // A programming error needs its stack.
      if (!(error instanceof Error) || error instanceof TypeError) throw error;
      errors.push(error.message);
    }
  return { documents, errors };
}

/** First address that a document says questions about it go to; `undefined` where none does. */
function findContact(documents: readonly NewDocument[]): string | undefined {
  return documents
    .map(({ api }) => getText(getObject(getObject(api.document, 'info'), 'contact'), 'email'))
    .find((email) => email !== '' && getAnswerError('email', email) === undefined);
}

/** Keys of `content/site.json` whose values are made up: neither an answer nor a document says them. */
function listMadeUp(options: Options, documents: readonly NewDocument[]): readonly string[] {
  const { email, url, primary, secondary } = options;
  return [
    ...(email === undefined ? ['email'] : []),
    ...(url === undefined ? ['url'] : []),
    ...(primary === undefined || secondary === undefined ? ['theme'] : []),
    ...(findProduction(documents) === undefined ? ['productionApi'] : []),
    // The first year of the copyright, and what robots may do with the pages.
    ...['legal', 'contentSignals'],
    ...(documents.some(lacksServer) ? ['apis'] : []),
    // Addresses of applications and of the website.
    'environments',
  ];
}

/** @throws with what `content/site.json` would have wrong: a name with a colon, say. */
function checkSite(site: object): void {
  const errors = listSiteErrors(site);
  if (errors.length > 0) throw new Error(formatContentErrors(errors));
}

/**
 * Makes a project the portal of another provider.
 * @param root folder of the project.
 * @returns what to do next.
 * @throws before anything is changed, with all that is wrong: a missing name, documents that cannot be read. Uncommitted
 *   changes are said alone.
 */
export async function init(root: string, options: Options): Promise<string> {
  checkUndoable(root);
  const read = options.documents
    ? { documents: options.documents, errors: [] }
    : await readDocuments(options.openapi);
  const contact = findContact(read.documents);
  const known = contact === undefined ? options : { email: contact, ...options };
  const { answers, errors } = completeAnswers(known);
  const { host = '' } = options;
  if (host !== '' && !PIPELINE_HOSTS.includes(host))
    errors.push(`--host: expected one of ${PIPELINE_HOSTS.join(', ')}, received "${host}"`);
  const all = [...read.errors, ...errors];
  if (all.length > 0) throw new Error(all.join('\n'));
  const { documents } = read;
  const site = { ...buildSite(answers, documents), unconfirmed: listMadeUp(known, documents) };
  checkSite(site);
  // Read before the shipped content moves: they may lie in it.
  const overlays = readOverlays(documents);
  moveShipped(root);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const writeJson = (path: string, data: object) => write(path, dropLetters(JSON.stringify(data)));
  writeJson('content/site.json', site);
  writeJson('content/response-codes.json', {});
  writeJson('content/code-fields.json', []);
  writeJson('content/navigation.json', buildNavigation(answers, documents));
  writeJson('content/get-started.json', buildGetStarted(answers, documents));
  const guide = buildGuide(answers, documents);
  if (guide !== undefined) write('content/guides/first-request.mdx', dropLetters(guide));
  for (const kind of ['guide', 'solution']) write(`content/skeletons/${kind}.mdx`, SKELETON);
  const apis = documents.map(({ id, api }) => ({ id, index: api }));
  for (const [path, text] of buildRepository(answers.name, options.host)) write(path, text);
  const rules = buildSandboxFiles(apis);
  for (const [path, text] of rules) write(path, text);
  // The linter reads it, and the shipped one has moved.
  write('redocly.yaml', await printLintConfig(root, new Map()));
  const files = new Map(documents.map(({ id }) => [id, `content/openapi/${id}/openapi.json`]));
  for (const one of documents) {
    write(`content/openapi/${one.id}/openapi.json`, `${JSON.stringify(one.document, null, 2)}\n`);
    for (const [path, text] of overlays.get(one.id) ?? []) write(path, text);
  }
  write('redocly.yaml', await printLintConfig(root, files));
  formatWritten(root, [...rules.keys()]);
  return describeNext(documents);
}

/** Overlays of documents by id: where each goes, and its text. */
function readOverlays(documents: readonly NewDocument[]) {
  return new Map(
    documents.map(({ id, overlays }) => [
      id,
      overlays.map((file) => {
        const text = readFileSync(file, 'utf8').replace(EXTENDED_FILE, '$1"openapi.json"');
        return [`content/openapi/${id}/${basename(file)}`, text] as const;
      }),
    ]),
  );
}

/** Value of `extends` in an overlay, unless it is an address: the file of the document, which gets another name. */
const EXTENDED_FILE =
  /((?:^extends|"extends")\s*:\s*)(?!["']?[\w+.-]+:)(?:"[^"]*"|'[^']*'|[^\s,#]+)/m;

/** Formats the written files as `npm run check` wants them. */
function formatWritten(root: string, rules: readonly string[]): void {
  const command = require.resolve('prettier/bin/prettier.cjs');
  const options = [`--config=${resolve('.prettierrc.json')}`, '--write', '--log-level=warn'];
  const files = ['content/*.json', 'redocly.yaml', ...rules];
  execFileSync(process.execPath, [command, ...options, ...files], { cwd: root });
}

/** Notice of a portal whose sandbox or production is not known. */
const NO_RUNNER = `No document names a sandbox and a production server, each on its own host, so no page sends requests:
content/site.json has "runner": false. Delete that line when "environments" has the sandbox as "api", and
"productionApi" is another host.`;

/** Says what became of the overlays beside the file of a document, in one line; nothing where there were none. */
function describeOverlays({ id, overlays, misfit }: NewDocument): readonly string[] {
  if (misfit !== undefined)
    return [`Overlays were left behind, because they do not fit the document ${id}: ${misfit}`];
  if (overlays.length === 0) return [];
  return [
    `The overlays came along to content/openapi/${id}/: the build applies them to openapi.json, which stays as it is.`,
  ];
}

/** `1 document`, `2 documents`. */
const count = ({ length }: { readonly length: number }, name: string) =>
  `${length} ${name}${length === 1 ? '' : 's'}`;

function describeNext(documents: readonly NewDocument[]): string {
  const operations = documents.flatMap(({ api }) => [...api.operations.values()]);
  const hasCall = operations.some(({ webhook }) => !webhook);
  return [
    `Made a portal of ${count(documents, 'document')} with ${count(operations, 'operation')}. The shipped content is in ${EXAMPLES}/.`,
    ...(hasCall && findProduction(documents) === undefined ? [NO_RUNNER] : []),
    '',
    ...documents.flatMap(describeOverlays),
    'npm start                                       builds and serves it',
    'content/site.json                               name, colours, hosts; content/REBRANDING.md says more',
    'git checkout . && git clean -fd content examples   takes it all back',
  ].join('\n');
}

async function main(): Promise<void> {
  const { options, isHelp, mayAsk } = parseOptions(process.argv.slice(2));
  if (isHelp) return console.log(USAGE);
  const root = process.cwd();
  checkUndoable(root);
  const isAsked = mayAsk && process.stdin.isTTY;
  const { stdin: input, stdout: output } = process;
  const answers = isAsked
    ? await runQuestions({ input, output }, (terminal) => askForMissing(options, terminal))
    : options;
  console.log(await init(root, answers));
}

if (require.main === module) void runMain(main);
