import { getVisit } from '@/components/workbench/visit/visit-store';
import { runSteps } from '@/components/workbench/workflow/run-steps';
import { getRuns } from '@/components/workbench/workflow/run-store';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';
import { getFixture, readJsonText } from '../../fixtures/documents';

// The page that sends stands on this machine.
Object.assign(globalThis, { location: { hostname: 'localhost' } });

jest.mock('@/components/workbench/saved-api', () => ({ readSavedApi: () => mockApi() }));
jest.mock('@/.generated/runner', () => ({
  RUNNER_SETTINGS: {
    apiBases: { prod: 'https://api.staging.parking.test' },
    sandboxes: { parking: { base: 'https://api.staging.parking.test', path: '/v2' } },
    ...{ production: 'https://api.parking.test', testCards: [] },
  },
}));

function mockApi() {
  const parsed = parseDocument(
    JSON.parse(readJsonText(getFixture('oauth-token-operation-3.0.yaml'))),
  );
  return indexApi(parsed.ok ? parsed.document : {});
}

const TOKEN = 'token-of-the-sandbox-1';
const STEP = { api: 'parking', keys: [], parameters: {}, outputs: {} };
const KEY = { in: 'basic', variable: 'SANDBOX_USER', password: 'SANDBOX_PASSWORD' } as const;
const WORKFLOW = {
  name: 'hold',
  steps: [
    {
      ...{ ...STEP, id: 'get', title: 'Get', operation: 'post /oauth/token' },
      body: { grant_type: 'client_credentials' },
      ...{ criteria: ['$statusCode == 200'], outputs: { access: '$response.body#/access_token' } },
      ...{ keys: [KEY], tokens: ['access'] },
    },
    {
      ...{ ...STEP, id: 'hold', title: 'Hold', operation: 'post /places', body: { hours: 2 } },
      ...{ criteria: ['$statusCode == 201'], token: { step: 'get', output: 'access' } },
    },
  ],
};

let fetched: Headers[] = [];

beforeEach(() => {
  fetched = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const isToken = String(input).endsWith('/token');
    fetched.push(new Headers(init.headers));
    const body = isToken ? { access_token: TOKEN } : { id: `place of ${TOKEN}` };
    return Promise.resolve(new Response(JSON.stringify(body), { status: isToken ? 200 : 201 }));
  });
});
afterEach(() => sandboxKey.forget());

const run = (steps = WORKFLOW.steps) =>
  runSteps(WORKFLOW, steps, { environment: 'prod', signal: new AbortController().signal });

test('a step sends the token that a step before got, and the page does not show it', async () => {
  for (const [kind, text] of [
    ['user', 'me'],
    ['password', 'a-password'],
  ] as const)
    sandboxKey.take(
      { name: `https://api.staging.parking.test basic ${kind}`, kind },
      text,
      undefined,
    );
  await run();
  const { get, hold } = getRuns('hold');
  expect(get?.result?.isMet).toBe(true);
  expect(hold?.result?.isMet).toBe(true);
  expect(fetched[1]?.get('Authorization')).toBe(`Bearer ${TOKEN}`);
  expect(get?.result?.outputs).toEqual({ access: '•••' });
  expect(
    JSON.stringify([get?.request, get?.result, hold?.request, hold?.result, getVisit()]),
  ).not.toContain(TOKEN);
});

test('a step whose token is not there sends nothing and says which step gives it', async () => {
  await run(WORKFLOW.steps.slice(1));
  expect(fetched).toEqual([]);
  expect(getRuns('hold')['hold']?.state).toEqual({
    kind: 'stopped',
    reason: expect.stringMatching(/access.*step 1/i),
  });
});
