/** @shipped-documents */

import { spawnSync } from 'node:child_process';
import site from '@/content/site.json';
import { sandboxRulesSchema } from '@/lib/content/schemas/sandbox/sandbox-rules';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { listBundledDocuments } from '../../support/bundled-documents';
import { reportFigure } from '../../support/report-figure';
import { type Fence, readFences } from '../fences';
import { isRunnable, type Run, runFences } from './run-fences';

/** Stands for the address of the local API host until it is known. */
const HOST = 'http://api-host.invalid';
const values = { ...getSiteValues(site), sandboxApi: HOST };
const fences = readFences(values);
const samples = fences.filter(isRunnable);
const plain = samples.filter(({ run }) => run === '');
const toName = ({ file, line, title, language }: Fence) =>
  `${file}:${line} ${language} ${title}`.trim();

/** Run by webhook-signature, browser-samples and shop-sample. */
const ELSEWHERE = ['receiver', 'signature', 'browser', 'shop'];

/** The sample in PHP needs an extension that some machines have not; the page says so. */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  php: ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
};
const isThere = (command: string) =>
  spawnSync(command, CHECKS[command] ?? ['--version']).status === 0;

let host: Awaited<ReturnType<typeof serveDocuments>>;
let runs: readonly Run[] = [];

beforeAll(async () => {
  // Without rules the host answers from the examples, which the pages show; `__tests__/sandbox` tries what it remembers.
  const content = { resources: {}, rules: sandboxRulesSchema.parse({}) };
  host = await serveDocuments({
    documents: new Map(),
    apis: listBundledDocuments(),
    port: 0,
    content,
  });
  const local = host.url.replace(/\/$/, '');
  const ready = plain.map((fence) => ({ ...fence, text: fence.text.replaceAll(HOST, local) }));
  runs = await runFences(ready, isThere);
}, 300_000);

afterAll(() => host.close());

const getRun = ({ file, line }: Fence) =>
  runs.find(({ fence }) => fence.file === file && fence.line === line);

describe('every sample', () => {
  it.each(samples.map((fence) => [toName(fence), fence] as const))(
    '%s is run, or says why not',
    (_, { run }) => {
      if (run !== '' && !ELSEWHERE.includes(run)) expect(run).toMatch(/^no: \S.{9,}/);
    },
  );
});

describe('run against the local API host,', () => {
  it.each(plain.map((fence) => [toName(fence), fence] as const))('%s works', (_, fence) => {
    const run = getRun(fence);
    if (!run) return expect(isThere(fence.language)).toBe(false);
    expect({ errors: run.errors, exitCode: run.exitCode }).toEqual({ errors: '', exitCode: 0 });
    const [answer] = run.answers;
    for (const { status, body } of run.answers) {
      const isGood = status === (fence.answer?.status ?? (/^2/.test(status) ? status : '2xx'));
      // The body says which field was refused.
      expect(isGood ? '' : `${status} ${body}`).toBe('');
    }
    if (fence.answer) {
      expect(answer).toBeDefined();
      expect(JSON.parse(answer?.body ?? '')).toMatchObject(JSON.parse(fence.answer.text));
    }
  });
});

it('says for each page what was run', () => {
  const lines = [...new Set(samples.map(({ file }) => file))].map((file) => {
    const own = samples.filter((fence) => fence.file === file);
    const ran = own.flatMap((fence) => getRun(fence) ?? []);
    const curls = ran.filter(({ fence }) => fence.language === 'bash');
    const requests = curls.flatMap(({ answers }) => answers).length;
    const programs = ran.filter(({ fence }) => fence.language !== 'bash');
    const marked = own.filter(({ run }) => run !== '');
    const reasons = marked.map(({ language, title, run }) => `${title || language} (${run})`);
    const missing = own.filter((fence) => fence.run === '' && !getRun(fence)).map(toName);
    return [
      `${file}: ${own.length} samples, ${ran.length} ran here`,
      `${requests} curl requests, ${programs.length} programs`,
      ...(reasons.length > 0 ? [`marked: ${reasons.join(', ')}`] : []),
      ...(missing.length > 0 ? [`no interpreter here: ${missing.join(', ')}`] : []),
    ].join('; ');
  });
  const all = `${samples.length} samples on ${lines.length} pages, ${runs.length} ran here as they stand`;
  process.stdout.write(`${[...lines, all].join('\n')}\n`);
  reportFigure('samples', runs.length);
  reportFigure('requests', runs.flatMap(({ answers }) => answers).length);
  expect(runs.length).toBeGreaterThan(50);
});
