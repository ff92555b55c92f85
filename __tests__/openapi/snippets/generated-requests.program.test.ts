import fc from 'fast-check';
import { isLanguage, type Language } from '@/lib/openapi/core/sample-languages';
import { buildRequest, type SampleRequest } from '@/lib/openapi/request/build-request';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { generatedDocument } from '../../fixtures/generated-documents';
import { RUNS } from '../../support/property-runs';
import { getOperation, toApi } from '../core/support';
import { type Arrived, type Echo, startEcho } from './echo-server';
import { RUNNABLE, runSnippets } from './run-snippet';

/** Documents whose requests are sent by languages that start and run at once, and by all others. */
const MANY = Math.ceil(RUNS / 4);
const FEW = Math.ceil(RUNS / 25);

/** Languages of many requests; a program of any other one is compiled first, or starts slowly. */
const QUICK: readonly Language[] = ['curl', 'javascript', 'python'];

jest.setTimeout(60_000 + RUNS * 2_000);

/** Requests of generated documents, but for their server. */
function listRequests(count: number): readonly SampleRequest[] {
  return fc.sample(generatedDocument, count).map((document) => {
    const api = toApi(document);
    return buildRequest(api, getOperation(api, 'post /x/{id}'), { fields: 'all' });
  });
}

/** Parts of a form without the boundary, which each client chooses. */
function splitParts(type: string, body: string): readonly string[] {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? '';
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.replace(/^content-(length|transfer-encoding):.*\r\n/gim, ''))
    .map((part) => part.replace(/^content-[a-z]+/gim, (name) => name.toLowerCase()))
    .map((part) => part.replace('form-data; name=""', 'form-data'));
}

/** What a server reads of a request, however its client writes it. */
function describeArrived({ method, url, headers, body }: Arrived) {
  const type = String(headers['content-type'] ?? '');
  const isForm = type.startsWith('multipart/');
  return {
    method,
    url: decodeURIComponent(url),
    type: type.replace(/;\s*boundary=.*/, ''),
    own: headers['x-a'],
    cookie: headers.cookie,
    body: isForm ? splitParts(type, body) : describeBody(type, body),
  };
}

function describeBody(type: string, body: string): unknown {
  if (/json/.test(type)) return JSON.parse(body);
  return /urlencoded/.test(type) ? [...new URLSearchParams(body)] : body;
}

/** What arrives of requests that the programs of a language send. */
async function sendAll(language: Language, requests: readonly SampleRequest[]) {
  const echoes: readonly Echo[] = await Promise.all(requests.map(() => startEcho()));
  const codes = requests.map((request, index) => {
    const { pathname, search } = new URL(request.url);
    return printSnippet(language, { ...request, url: `${echoes[index]?.url}${pathname}${search}` });
  });
  const failures = await runSnippets(language, codes);
  const arrived = echoes.map((echo) => echo.take().map(describeArrived));
  await Promise.all(echoes.map((echo) => echo.close()));
  return { failures, arrived };
}

const others = RUNNABLE.filter((language) => !QUICK.includes(language));

test.each([
  ['languages that start at once', QUICK.filter((one) => RUNNABLE.includes(one)), MANY],
  ['all languages', ['curl', ...others].filter(isLanguage), FEW],
] as const)('%s send the same request, whatever a document has', async (_, languages, count) => {
  const requests = listRequests(count);
  const [first, ...rest] = await Promise.all(
    languages.map(async (language) => ({ language, ...(await sendAll(language, requests)) })),
  );
  expect(first?.failures).toEqual([]);
  expect(first?.arrived.map((one) => one.length)).toEqual(requests.map(() => 1));
  for (const { language, failures, arrived } of rest)
    expect({ language, failures, arrived }).toEqual({ ...first, language });
});
