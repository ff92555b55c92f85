import { parse } from 'yaml';
import {
  sandboxResourceSchema,
  sandboxRulesSchema,
} from '@/lib/content/schemas/sandbox/sandbox-rules';
import { testDataSchema } from '@/lib/content/schemas/test-data';
import { buildSandboxFiles } from '@/lib/kit/init/build-sandbox';
import { isList, isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { createSandbox } from '@/lib/sandbox/create-sandbox';
import { type Cycle, CYCLES, NESTED } from './cycle-documents';

/** Sandbox of a document with the rules that `init` writes. */
function openSandbox(document: JsonObject) {
  const parsed = parseDocument(document);
  if (!parsed.ok) throw new Error('no document');
  const apis = [{ id: 'shop', index: indexApi(parsed.document) }];
  const files = [...buildSandboxFiles(apis)].flatMap(([path, file]) => {
    const name = /^content\/sandbox\/(.*)\.yaml$/.exec(path)?.[1];
    return name === undefined ? [] : [[name, sandboxResourceSchema.parse(parse(file))] as const];
  });
  const sandbox = createSandbox({
    ...{ apis, rules: sandboxRulesSchema.parse({}), resources: Object.fromEntries(files) },
    testData: testDataSchema.parse({}),
  });
  return async (method: string, path: string, body?: JsonObject) => {
    const response = await sandbox.respond({
      ...{ method, path: `/v1${path}`, query: new URLSearchParams() },
      headers: { 'content-type': 'application/json' },
      body: new TextEncoder().encode(body ? JSON.stringify(body) : ''),
    });
    const { status = 0, headers = {}, body: shown = null } = response ?? {};
    return { status, headers, body: JSON.stringify(shown) };
  };
}

/** Id that the response to a new record has. */
function findId({ id: names }: Cycle, { headers, body }: { headers: JsonObject; body: string }) {
  if (names.length === 0) return String(headers.Location).replace(/^.*\//, '');
  const json: Json = JSON.parse(body);
  const found = names.reduce<Json | undefined>(
    (value, name) =>
      isList(value) ? value[Number(name)] : isObject(value) ? value[name] : undefined,
    json,
  );
  return String(found);
}

test.each(Object.entries(CYCLES))(
  '%s: what is created is read, listed, changed, deleted and then gone',
  async (_, cycle) => {
    const send = openSandbox(cycle.document);
    const { list, create = `POST ${list}`, item = (id) => `${list}/${id}`, change } = cycle;
    const [method = '', path = ''] = create.split(' ');
    const created = await send(method, path, cycle.body('Ann'));
    expect(created.status).toBeLessThan(300);
    const id = findId(cycle, created);
    expect(id).toMatch(cycle.form ?? /^(?!undefined)./);
    expect(await send('GET', item(id))).toMatchObject({
      ...{ status: 200, body: expect.stringContaining('"Ann"') },
    });
    expect((await send('GET', item(id))).body).toContain(id);
    const other =
      method === 'POST' && !/10|SUMMER/.test(id) && (await send(method, path, cycle.body('Zoe')));
    if (other) expect(findId(cycle, other)).not.toBe(id);
    const listed = (await send('GET', list)).body;
    expect(listed).toContain('"Ann"');
    expect(listed).toMatch(new RegExp(`"${id}"|:${id}[,}]`));
    const changed = await send(change ?? 'PATCH', item(id), cycle.body('Bob'));
    expect(changed.status).toBe(200);
    expect(changed.body).toContain('"Bob"');
    expect((await send('GET', item(id))).body).toContain('"Bob"');
    expect((await send('GET', list)).body).not.toContain('"Ann"');
    expect((await send('DELETE', item(id))).status).toBeLessThan(300);
    expect((await send('GET', item(id))).status).toBe(404);
    expect((await send('DELETE', item(id))).status).toBe(404);
    const rest = await send('GET', list);
    expect(rest.status).toBe(200);
    expect(rest.body).not.toMatch(new RegExp(`"${id}"|:${id}[,}]`));
  },
);

describe('a record that stands in another', () => {
  /** Creates a customer with a card that has a token, and gives their paths. */
  async function createAll(send: ReturnType<typeof openSandbox>) {
    const create = async (path: string) => {
      const { body } = await send('POST', path, { name: 'Ann' });
      return `${path}/${/"id":"([^"]+)/.exec(body)?.[1]}`;
    };
    const customer = await create('/customers');
    const card = await create(`${customer}/cards`);
    return { customer, card, token: await create(`${card}/tokens`) };
  }

  test('needs the other to be there, in whatever it stands', async () => {
    const send = openSandbox(NESTED);
    const { customer, card, token } = await createAll(send);
    for (const path of ['/customers/nobody/cards', `${customer}/cards/none/tokens`]) {
      expect((await send('GET', path)).status).toBe(404);
      expect((await send('POST', path, { name: 'Ann' })).status).toBe(404);
    }
    expect((await send('GET', token)).status).toBe(200);
    expect((await send('GET', token.replace(customer, '/customers/nobody'))).status).toBe(404);
    expect((await send('GET', `${customer}/cards`)).body).toContain(card.replace(/.*\//, ''));
  });

  test('is not found, changed, removed or listed in another', async () => {
    const send = openSandbox(NESTED);
    const [one, other] = [await createAll(send), await createAll(send)];
    const foreign = one.card.replace(one.customer, other.customer);
    expect((await send('GET', foreign)).status).toBe(404);
    expect((await send('PATCH', foreign, { name: 'Bob' })).status).toBe(404);
    expect((await send('DELETE', foreign)).status).toBe(404);
    expect((await send('GET', one.token.replace(one.customer, other.customer))).status).toBe(404);
    const cards = await send('GET', `${other.customer}/cards`);
    expect(cards.body.match(/"id"/g)).toHaveLength(1);
    expect((await send('GET', one.card)).body).toContain('"Ann"');
  });

  test('has none of the examples where the other is new', async () => {
    const send = openSandbox(NESTED);
    const { body } = await send('POST', '/customers', { name: 'Ann' });
    const path = `/customers/${/"id":"([^"]+)/.exec(body)?.[1]}/cards`;
    expect((await send('GET', path)).body).toBe('[]');
    expect((await send('GET', `${path}/string`)).status).toBe(404);
  });

  test('goes with the other', async () => {
    const send = openSandbox(NESTED);
    const [one, other] = [await createAll(send), await createAll(send)];
    expect((await send('DELETE', one.customer)).status).toBe(204);
    for (const path of [one.card, one.token, `${one.customer}/cards`])
      expect((await send('GET', path)).status).toBe(404);
    expect((await send('GET', other.token)).status).toBe(200);
  });
});
