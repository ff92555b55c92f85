import { join } from 'node:path';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { reviewResponse } from '@/lib/workbench/response/compare-response';
import { decodeResponse } from '@/lib/workbench/response/decode-response';
import { writeSample } from '../../support/sample-export';

const TABLES = { statuses: {}, tables: [] };

/** Each header that is explained, with its meaning. */
const EXPLAINED = {
  Deprecation: ['@1688169599', 'Deprecated from June 30, 2023'],
  Sunset: ['Fri, 30 Jun 2028 23:59:59 GMT', 'Ends on June 30, 2028'],
  Link: ['</v2/users>; rel="successor-version"', 'Address of what replaces it'],
  'Retry-After': ['7', 'Try again in 7 seconds'],
  RateLimit: ['"default";r=50', '50 requests left in the window'],
  'RateLimit-Policy': ['"default";q=100;w=60', 'At most 100 requests in 60 seconds'],
  'RateLimit-Limit': ['100', 'At most 100 requests in a window'],
  'X-RateLimit-Remaining': ['1', '1 request left in the window'],
  'RateLimit-Reset': ['5', 'The window ends in 5 seconds'],
} as const;

const document = {
  openapi: '3.1.0',
  info: { title: 'Users', version: '1' },
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: {
    '/users': {
      get: {
        deprecated: true,
        'x-sunset': '2028-06-30',
        responses: {
          200: {
            description: '',
            headers: Object.fromEntries(
              Object.entries(EXPLAINED).map(([name, [example]]) => [
                name,
                { example, schema: { type: 'string' } },
              ]),
            ),
            content: { 'application/json': { example: {} } },
          },
        },
      },
    },
  },
};

const folder = writeSample({ 'users.json': JSON.stringify(document) });
let host: Awaited<ReturnType<typeof serveDocuments>>;
beforeAll(async () => {
  host = await serveDocuments({
    documents: new Map(),
    apis: [join(folder, 'users.json')],
    port: 0,
  });
});
afterAll(() => host.close());

/** Headers that a page of another origin may read without credentials (Fetch standard, "CORS filtered response"). */
const SAFELISTED =
  /^(?:cache-control|content-language|content-length|content-type|expires|last-modified|pragma)$/;
function listReadable({ headers }: Response): [string, string][] {
  const exposed = (headers.get('access-control-expose-headers') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  return [...headers].filter(
    ([name]) => SAFELISTED.test(name) || exposed.includes('*') || exposed.includes(name),
  );
}

async function receive() {
  const response = await fetch(new URL('v1/users', host.url), { credentials: 'omit' });
  return {
    status: response.status,
    headers: listReadable(response),
    body: await response.text(),
  };
}

const MEANINGS = Object.values(EXPLAINED).map(([, meaning]) => meaning);

test('a page can read and explain each header of a response', async () => {
  const api = indexApi(document);
  const operation = resolveOperation(api, 'get /users');
  if (!operation) throw new Error('no operation');
  const { explanations, differences } = reviewResponse(api, operation, TABLES, await receive());
  expect(explanations.map(({ meaning }) => meaning).toSorted()).toEqual(MEANINGS.toSorted());
  expect(differences).toEqual([]);
});

test('each header is explained in a response that a reader pastes', async () => {
  const { status, headers, body } = await receive();
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const pasted = [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n');
  const meanings = decodeResponse(pasted, TABLES)?.explanations.map(({ meaning }) => meaning);
  expect(meanings?.toSorted()).toEqual(MEANINGS.toSorted());
});
