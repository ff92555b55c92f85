import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { writeSample } from '../../support/sample-export';
import { sampleApi } from './sample-api';
import { sampleData } from './sample-data';

jest.setTimeout(30_000);

const folder = writeSample({ 'sample.json': JSON.stringify(sampleApi) });
const file = join(folder, 'sample.json');
const gone = join(folder, 'gone.json');

let host: Awaited<ReturnType<typeof serveDocuments>>;
beforeAll(async () => {
  const documents = new Map([['/shop/doc', file]]);
  host = await serveDocuments({
    documents,
    apis: [gone, file],
    content: { testData: sampleData },
    port: 0,
  });
});
afterAll(() => host.close());

const KEY = `Basic ${Buffer.from('a-key:').toString('base64')}`;
const CARD = { card_number: '4111111111111111', exp_date: '1228' };

/** Status and parsed body of an answer. */
async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(new URL(`shop/${path}`, host.url), {
    method,
    headers: { Authorization: KEY, 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const sell = (body: object, headers = {}) => send('POST', 'sale', { ...CARD, ...body }, headers);

describe('an API answered from its document', () => {
  it('gives the first example of the success, to any origin', async () => {
    const sent = { amt_tran: 49.95, avs_zip: '94105', cvv2: '123' };
    expect(await sell(sent)).toEqual({
      status: 200,
      body: { rcode: '000', rmsg: 'Yes', auth_avs_result: 'Y', auth_cvv2_result: 'M' },
    });
    const preflight = await fetch(new URL('shop/sale', host.url), { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
  });

  it('prefers a fixed path to one with a variable, and answers without a body where none is described', async () => {
    expect((await send('GET', 'list/first')).body).toEqual({ id: 'first' });
    expect((await send('GET', 'list/second')).body).toEqual({ id: 'any' });
    expect(await send('PUT', 'list/12')).toEqual({ status: 204, body: undefined });
  });

  it('leaves the document itself where it is', async () => {
    expect((await send('GET', 'doc')).body).toEqual(sampleApi);
    expect((await send('POST', 'doc', {})).status).toBe(405);
  });

  it.each([
    ['no key', ''],
    ['a key without a name', `Basic ${Buffer.from(':').toString('base64')}`],
    ['another scheme', 'Bearer a-key'],
  ])('refuses %s with 401', async (_, authorization) => {
    const answer = await sell({ amt_tran: 1 }, { Authorization: authorization });
    expect(answer).toEqual({ status: 401, body: { rcode: '101', rmsg: 'Who are you' } });
  });

  it.each([
    ['GET', 'sale'],
    ['POST', 'sell'],
  ])('says that %s /%s is no operation', async (method, path) => {
    const { status, body } = await send(method, path, method === 'GET' ? undefined : {});
    expect([status, body.rcode]).toEqual([404, '100']);
    expect(body.rmsg).toBe(`${method} /${path} is no operation of the Sample API`);
  });

  it('reads the document again when it has changed', async () => {
    const text = JSON.stringify(sampleApi);
    writeFileSync(file, text.replace('"rmsg":"Yes"', '"rmsg":"Changed"'));
    utimesSync(file, 1, 1);
    expect((await sell({ amt_tran: 1 })).body.rmsg).toBe('Changed');
    writeFileSync(file, text);
    expect((await sell({ amt_tran: 1 })).body.rmsg).toBe('Yes');
  });
});

describe('a request that the document does not describe', () => {
  const data = (...fields: readonly (readonly [string, string])[]) =>
    fields.map(([field, message]) => ({ field, message }));

  it.each([
    ['a missing field', CARD, data(['amt_tran', 'Is required'])],
    ['a wrong type', { ...CARD, amt_tran: 'x' }, data(['amt_tran', 'Must be number'])],
    ['too much', { ...CARD, amt_tran: 100 }, data(['amt_tran', 'Must be at most 99'])],
    [
      'an unknown value',
      { ...CARD, amt_tran: 1, kind: 'C' },
      data(['kind', 'Must be one of: A, B']),
    ],
    [
      'a field that needs another',
      { ...CARD, amt_tran: 1, avs_address: 'x' },
      data(['avs_zip', 'Is required']),
    ],
    [
      'no alternative',
      { amt_tran: 1 },
      data(['card_number', 'Send one of: card_number with exp_date; card_id']),
    ],
    [
      'a misspelt field',
      { ...CARD, amt_tran: 1, avs_zipp: '1' },
      data(['avs_zipp', 'Is not described. Did you mean avs_zip?']),
    ],
    [
      'a misspelt field in a list',
      { ...CARD, amt_tran: 1, lines: [{ nam: 'x' }] },
      [
        {
          field: 'lines',
          message: 'Has an invalid entry',
          errors: [
            {
              field: '0',
              message: 'Has an invalid entry',
              errors: data(['nam', 'Is not described. Did you mean name?']),
            },
          ],
        },
      ],
    ],
    [
      'two of what excludes each other',
      { ...CARD, amt_tran: 1, owner: { id: 1, name: 'x' } },
      [
        {
          field: 'owner',
          message: 'Has an invalid entry',
          errors: data(['name', 'Send only one of: id; name']),
        },
      ],
    ],
    ['no body', undefined, data(['body', 'Is required, as JSON'])],
    ['no JSON', '{', data(['body', 'Is not valid JSON'])],
    [
      'a fault in a list',
      { ...CARD, amt_tran: 1, items: [{ name: 'x' }, {}] },
      [
        {
          field: 'items',
          message: 'Has an invalid entry',
          errors: [
            { field: '1', message: 'Has an invalid entry', errors: data(['name', 'Is required']) },
          ],
        },
      ],
    ],
  ])('with %s is told the field and the fix', async (_, body, expected) => {
    const answer = await send('POST', 'sale', body);
    expect(answer.status).toBe(400);
    expect(answer.body.data).toEqual(expected);
    expect(answer.body.rcode).toBe('100');
    expect(answer.body.rmsg).toMatch(/^\w+ is (required|not valid)$/);
  });

  it('gets code and words of the document where it has an example of the field', async () => {
    const body = { rcode: '107', rmsg: 'Bad date' };
    const missing = await send('POST', 'sale', { amt_tran: 1, card_number: CARD.card_number });
    expect(missing.body).toEqual({ ...body, data: data(['exp_date', 'Is required']) });
    const wrong = await sell({ amt_tran: 1, exp_date: 'May' });
    expect(wrong.body).toEqual({ ...body, data: data(['exp_date', 'Must be MMYY']) });
  });

  it('is told the content type', async () => {
    const { status, body } = await sell({ amt_tran: 1 }, { 'Content-Type': 'text/plain' });
    expect(status).toBe(400);
    expect(body.data).toEqual(data(['Content-Type', 'Must be application/json']));
  });

  it('is told a parameter that does not exist', async () => {
    const { status, body } = await send('GET', 'list?pag=1');
    expect([status, body.data]).toEqual([
      400,
      data(['pag', 'Is not described. Did you mean page?']),
    ]);
  });

  it('is told the parameter by the name that the document writes', async () => {
    const list = await send('GET', 'list?page=-1&filter=7&filter=x');
    expect(list).toEqual({
      status: 400,
      body: {
        code: 2,
        message: 'Bad',
        data: [
          { field: 'page', message: 'Must be at least 0' },
          {
            field: 'filter',
            message: 'Has an invalid entry',
            errors: data(['1', 'Must match pattern "^[0-9]+$", such as 7']),
          },
        ],
      },
    });
    const record = await send('PUT', 'list/x');
    expect(record.body.data).toEqual(data(['Id', 'Must match pattern "^[0-9]+$", such as 12']));
  });
});

describe('the data of the sandbox', () => {
  it.each([
    ['0.51', { amt_tran: 0.51 }, 402, { rcode: '051', rmsg: 'No money' }],
    [
      '0.14, of which there is no example',
      { amt_tran: 0.14 },
      402,
      { rcode: '014', rmsg: 'No such card' },
    ],
    ['0.13, which is no code', { amt_tran: 0.13 }, 200, { rcode: '000' }],
    ['9.98', { amt_tran: 9.98 }, 509, { rcode: '998' }],
    [
      '10.10 in part',
      { amt_tran: 10.1, partial_auth: true },
      200,
      { rcode: '010', amt_tran: 5.05 },
    ],
    ['10.10 in whole', { amt_tran: 10.1 }, 200, { rcode: '000' }],
    ['another card', { amt_tran: 1, card_number: '4111' }, 400, { rcode: '108' }],
  ])('decides: %s', async (_, sent, status, body) => {
    const answer = await sell(sent);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(body);
  });

  it('shows the token when the card is to be stored', async () => {
    expect((await sell({ amt_tran: 1, tokenize: true })).body.card_id).toMatch(/^[a-z]{6}$/);
    expect((await sell({ amt_tran: 0.51, tokenize: true })).status).toBe(402);
  });

  it('gives the results of the checks that were asked for, and no others', async () => {
    const { body } = await sell({ amt_tran: 1, avs_zip: '99999', cvv2: '0998' });
    expect([body.auth_avs_result, body.auth_cvv2_result]).toEqual(['N', 'P']);
    const bare = await sell({ amt_tran: 1 });
    expect(bare.body).toEqual({ rcode: '000', rmsg: 'Yes' });
  });

  it('empties the page after the last one', async () => {
    expect((await send('GET', 'list?page=0')).body).toEqual({ data: [1] });
    expect((await send('GET', 'list?page=1')).body).toEqual({ data: [] });
  });
});

describe('a Prefer header', () => {
  it.each([
    ['code=409', 409, { code: 9 }],
    ['example=none', 200, { data: [] }],
  ])('%s chooses the documented answer', async (prefer, status, body) => {
    expect(await send('GET', 'list', undefined, { Prefer: prefer })).toEqual({ status, body });
  });

  it('that nothing fits is answered in words', async () => {
    const { status, body } = await send('GET', 'list', undefined, { Prefer: 'code=418' });
    expect(status).toBe(404);
    expect(body.message).toContain('418');
  });
});
