/** @shipped-documents */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sandboxRulesSchema } from '@/lib/content/schemas/sandbox/sandbox-rules';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { SAMPLE_LANGUAGES } from '@/lib/openapi/core/sample-languages';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { RUNNABLE, runSnippets } from '../../openapi/snippets/run-snippet';
import { listBundledDocuments } from '../../support/bundled-documents';
import { reportFigure } from '../../support/report-figure';
import { readPageRequests, withApi } from './requests';

jest.setTimeout(300_000);

const requests = readPageRequests();
/** Run by sample-runs.program.test.ts, in the order of their page. */
const languages = RUNNABLE.filter((one) => one !== 'curl');

type Answer = { readonly status: number; readonly body: string };

/** Answers by the number that the first segment of the path is. */
const answers = new Map<number, Answer>();
let host: Awaited<ReturnType<typeof serveDocuments>>;

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Passes requests on to the API host, and notes what each program was answered. */
const proxy = createServer((message, response) => {
  void (async () => {
    const [, index = '', path = ''] = /^\/(\d+)(\/.*)$/.exec(message.url ?? '') ?? [];
    const { prefer = '' } = requests[Number(index)] ?? {};
    const { method = 'GET', headers } = message;
    const sent = await readBody(message);
    const answer = await fetch(host.url.replace(/\/$/, '') + path, {
      method,
      headers: {
        authorization: headers.authorization ?? '',
        ...(headers['content-type'] ? { 'content-type': headers['content-type'] } : {}),
        ...(prefer === '' ? {} : { prefer }),
      },
      ...(sent.length > 0 ? { body: new Uint8Array(sent) } : {}),
    });
    const body = await answer.text();
    answers.set(Number(index), { status: answer.status, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  })();
});

beforeAll(async () => {
  // Without rules the host answers from the examples, which the pages show; `__tests__/sandbox` tries what it remembers.
  const content = { resources: {}, rules: sandboxRulesSchema.parse({}) };
  host = await serveDocuments({
    documents: new Map(),
    apis: listBundledDocuments(),
    port: 0,
    content,
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  proxy.close();
  await host.close();
});

function getProxyUrl(): string {
  const address: string | AddressInfo | null = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

test('the pages have requests, and most of their languages can be run here', () => {
  const missing = Object.keys(SAMPLE_LANGUAGES).filter((one) => !RUNNABLE.some((id) => id === one));
  process.stdout.write(`${requests.length} requests; not run here: ${missing.join(', ')}\n`);
  for (const [id, name] of Object.entries(SAMPLE_LANGUAGES)) {
    if (id === 'curl') continue;
    reportFigure('samples', languages.some((one) => one === id) ? requests.length : 0, name);
  }
  expect(requests.length).toBeGreaterThan(90);
  expect(languages.length).toBeGreaterThan(1);
});

test.each(languages)(
  'every request of the pages gets what its page shows in %s',
  async (language) => {
    answers.clear();
    const programs = requests.map(({ request }, index) => {
      const url = withApi(request.url, `${getProxyUrl()}/${index}`);
      return printSnippet(language, { ...request, url });
    });
    expect(await runSnippets(language, programs)).toEqual([]);
    const wrong = requests.flatMap(({ file, title, responses }, index) => {
      const { status = 0, body = '' } = answers.get(index) ?? {};
      const [shown] = responses;
      const isGood = shown ? shown.status === String(status) : status >= 200 && status < 300;
      return isGood ? [] : [`${file}: ${title} got ${status} ${body}`];
    });
    expect(wrong).toEqual([]);
    const shown = requests.map(({ responses }) => responses[0]?.value ?? {});
    const got = requests.map((_, index): unknown => JSON.parse(answers.get(index)?.body ?? 'null'));
    expect(got).toMatchObject(JSON.parse(JSON.stringify(shown)));
  },
);
