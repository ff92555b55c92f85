/** @shipped-documents */
import { runInNewContext } from 'node:vm';
import { readWorkflows } from '@/lib/content/read-workflows';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { buildPostmanCollection } from '@/lib/pages/workflows/postman-collection';
import { listBundledDocuments } from '../../support/bundled-documents';

jest.setTimeout(60_000);

let host: Awaited<ReturnType<typeof serveDocuments>>;
beforeAll(async () => {
  host = await serveDocuments({ documents: new Map(), apis: listBundledDocuments(), port: 0 });
});
afterAll(() => host.close());

type Item = ReturnType<typeof buildPostmanCollection>['item'][number];
type Body = {
  readonly raw?: string;
  readonly formdata?: readonly {
    readonly key: string;
    readonly value?: string;
    readonly src?: string;
  }[];
};

/** Body and headers of a request, as Postman sends them. */
function buildInit({ request }: Item, fill: (text: string) => string): RequestInit {
  const { method } = request;
  const body: Body | undefined = 'body' in request ? request.body : undefined;
  const Authorization = `Basic ${Buffer.from('a-key:').toString('base64')}`;
  if (body?.formdata) {
    const form = new FormData();
    for (const { key, value, src } of body.formdata) {
      if (src === undefined) form.append(key, value ?? '');
      else form.append(key, new Blob(['%PDF']), src);
    }
    return { method, headers: { Authorization }, body: form };
  }
  const headers = { Authorization, 'Content-Type': 'application/json' };
  return { method, headers, ...(body?.raw === undefined ? {} : { body: fill(body.raw) }) };
}

/** Runs the requests of a collection in order, each with its script, as Postman does. */
async function runCollection(items: readonly Item[]) {
  const variables = new Map<string, unknown>();
  const fill = (text: string) =>
    text.replace(/\{\{(.+?)\}\}/g, (token, name: string) => String(variables.get(name) ?? token));
  const results: { name: string; actual: unknown; expected: unknown }[] = [];
  for (const item of items) {
    const { pathname, search } = new URL(fill(item.request.url));
    const response = await fetch(new URL(pathname + search, host.url), buildInit(item, fill));
    const body: unknown = await response.json();
    const expectValue = (actual: unknown) => ({
      to: {
        eql: (expected: unknown) => void results.push({ name: item.name, actual, expected }),
      },
    });
    runInNewContext(item.event[0]?.script.exec.join('\n') ?? '', {
      pm: {
        response: { code: response.status, json: () => body },
        test: (_: string, check: () => void) => check(),
        expect: expectValue,
        collectionVariables: {
          set: (name: string, value: unknown) => void variables.set(name, value),
        },
      },
    });
  }
  return { results, variables };
}

test.each(readWorkflows().map((workflow) => [workflow.name, workflow] as const))(
  'the collection of %s runs, and all of its tests pass',
  async (_, workflow) => {
    const { item, info } = buildPostmanCollection(workflow);
    expect(info).toMatchObject({ name: workflow.title, schema: expect.stringContaining('v2.1.0') });
    const { results, variables } = await runCollection(item);
    expect(results.filter(({ actual, expected }) => actual !== expected)).toEqual([]);
    expect(results).toHaveLength(workflow.steps.flatMap(({ criteria }) => criteria).length);
    const outputs = workflow.steps.flatMap(({ id, outputs: names }) =>
      Object.keys(names).map((name) => `${id}.${name}`),
    );
    expect([...variables.keys()]).toEqual(outputs);
  },
);

test('what comes from a step before is a variable, and the key is one, too', () => {
  const workflow = readWorkflows().find(({ name }) => name === 'card-on-file');
  if (!workflow) throw new Error('card-on-file is gone');
  const { item } = buildPostmanCollection(workflow);
  expect(item.map(({ request }) => request.url.replace(/^https:\/\/[^/]+/, ''))).toEqual([
    '/platform/vault/customer',
    '/pg/sale',
    '/pg/recharge/{{charge-the-card.pg_id}}',
    '/platform/vault/customer/{{store-the-card.customer_id}}',
  ]);
  expect(JSON.stringify(item[1]?.request)).toContain('{{store-the-card.card_id}}');
  expect(item[0]?.request.auth).toMatchObject({ type: 'basic' });
  expect(JSON.stringify(item)).not.toContain('5f0c2a9be1d74836a4c7d90b3e6f1182');
});
