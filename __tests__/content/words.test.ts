import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@/lib/content/load/load-content';
import { InvalidContentError } from '@/lib/content/source/content-error';
import { copyProject, DOCUMENTS, faultsOf, guide, writeFile } from '../support/sample-project';
import { describeShipped } from '../support/shipped-tests';

const GATEWAY = {
  openapi: '3.1.0',
  info: { title: 'Gateway', version: '1' },
  servers: [{ url: 'https://api.example.com/pg' }],
  webhooks: { invoice_paid: { post: { responses: {} } } },
  paths: {
    '/sale': {
      post: {
        summary: 'Sale',
        tags: ['Payment Gateway'],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  amt_tran: { type: 'number' },
                  type_id: { $ref: '#/components/schemas/TypeId' },
                  events: { type: 'array', items: { enum: ['invoice_paid', 'validate_url'] } },
                  data: { type: 'object', properties: { pg_id: { type: 'string' } } },
                },
              },
            },
          },
        },
        responses: { '200': { description: 'Done.' }, '509': { description: 'Timeout.' } },
      },
    },
    '/capture/{pgIdOrig}': {
      post: { summary: 'Capture', tags: ['Payment Gateway'], responses: {} },
    },
    '/webhook/{id}/batchClose': { put: { summary: 'C', tags: ['Payment Gateway'], responses: {} } },
  },
  components: { schemas: { TypeId: { enum: ['C', 'S', 'ACTIVE'] }, Rcode: { enum: ['051'] } } },
};

const check = (body: string, words: readonly object[] = []) =>
  faultsOf({
    ...DOCUMENTS,
    'public/openapi/payment-gateway.json': GATEWAY,
    'content/guides/webhooks.mdx': guide(body),
    'content/words.json': words,
  });

const UNKNOWN = 'Where it is right, add it to content/words.json with the reason';

test('the words of the documents, their values and texts of other kinds are right', () => {
  const words = [
    ...['amt_tran', 'data.pg_id', 'events', 'type_id', 'pgIdOrig', 'batchClose', 'ACTIVE'],
    ...['/sale', '/pg/sale', '/capture/{pgIdOrig}', '/batchClose'],
    ...['invoice_paid', 'validate_url', '509', 'true', 'Approved', 'receiver.js'],
    ...['{ "amt_tran": 1 }', '-u "$KEY:"', 'amt_tran,GTE,1', '49.95'],
  ];
  expect(check(words.map((word) => `Send \`${word}\`.`).join('\n\n'))).toEqual([]);
});

test('a word that no document has is a fault', () => {
  const faults = {
    amt_trans: 'no document knows "amt_trans". Did you mean "amt_tran"?',
    evnts: 'no document knows "evnts". Did you mean "events"?',
    'data.pgid': 'in "data.pgid", no document knows "pgid". Did you mean "pg_id"?',
    '/sal': 'no document knows "/sal". Did you mean "/sale"?',
    '/pg/sal': 'no document knows "/pg/sal". Did you mean "/pg/sale"?',
    batchClosed: 'no document knows "batchClosed". Did you mean "batchClose"?',
    ACTVE: 'no document knows "ACTVE". Did you mean "ACTIVE"?',
    invoice_payd: 'no document knows "invoice_payd". Did you mean "invoice_paid"?',
    508: 'no document knows "508". Did you mean "509"?',
    constructor: 'no document knows "constructor".',
    'amt_trn,GTE,1': 'no document knows "amt_trn". Did you mean "amt_tran"?',
  };
  const lines = Object.keys(faults).map((word) => `Send \`${word}\`.`);
  expect(check(lines.join('\n'))).toEqual(
    Object.values(faults).map((fault, index) => `line ${index + 8}: ${fault} ${UNKNOWN}`),
  );
});

test.each([
  ['Set `type_id` `C`, not `type_id` `ACTIVE`.', []],
  ['Set `type_id` `K`.', ['line 8: "type_id" is never "K". Known: C, S, ACTIVE']],
  ['Set `type_id` to `K`.', []],
  ['`amt_tran` `anything` is open.', [`line 8: no document knows "anything". ${UNKNOWN}`]],
  [
    '| `type_id` | Means |\n| --- | --- |\n| `C`, `K` | `S` |',
    ['line 10: "type_id" is never "K". Known: C, S, ACTIVE'],
  ],
])('a value behind its field is compared: %j', (body, faults) =>
  expect(check(body)).toEqual(faults),
);

test.each([
  ['Call `showButton`.', ['line 8: no document knows "showButton".']],
  ['Call `showButton`.\n\n```js\nfunction showButton() {}\n```', []],
  ['Set `MY_KEY`.\n\n```bash\necho $MY_KEY\n```', []],
  ['Send `amt_trn`.\n\n```js\namt_trn\n```', ['line 8: no document knows "amt_trn".']],
])('a function or variable of a sample is no field: %j', (body, faults) =>
  expect(check(body)).toEqual(faults.map((fault) => expect.stringContaining(fault))),
);

test('words and paths of a diagram are compared, at their lines', () => {
  const diagram =
    '```sequence title="T"\nactors: You, {name}\nYou -> {name}: POST /sal\n{name} --> You: amt_trn, and/or data\n```';
  expect(check(diagram)).toEqual([
    `line 10: no document knows "/sal". Did you mean "/sale"? ${UNKNOWN}`,
    `line 11: no document knows "amt_trn". Did you mean "amt_tran"? ${UNKNOWN}`,
  ]);
});

describe('words.json', () => {
  const entry = (word: string) => [{ words: [word], reason: 'An option of another script' }];

  test('lets a word pass that no document knows', () =>
    expect(check('Set `formId`.', entry('formId'))).toEqual([]));

  test('does not let a field take a value that it never has', () =>
    expect(check('`type_id` `KEY`', entry('KEY'))).toEqual([
      'line 8: "type_id" is never "KEY". Known: C, S, ACTIVE',
    ]));

  test('may not hold what stands on no page', () =>
    expect(check('Text.', entry('formId'))).toEqual([
      '(root): "formId" stands on no page: take it out',
    ]));

  test('gives a reason for each entry', () =>
    expect(check('Set `formId`.', [{ words: ['formId'] }])).toContain(
      '0.reason: expected a text, received nothing',
    ));
});

test('without documents no word is compared', () =>
  expect(faultsOf({ 'content/guides/webhooks.mdx': guide('Send `amt_trans`.') })).toEqual([]));

describeShipped('in the real content', () => {
  const PG = 'content/guides/payment-gateway.mdx';
  const changes = [
    [
      'a field',
      PG,
      '`duplicate_seconds`',
      '`duplicate_secs`',
      'no document knows "duplicate_secs"',
    ],
    [
      'a code',
      'content/guides/checkout.mdx',
      '`rcode` `051`',
      '`rcode` `052`',
      '"rcode" is never "052"',
    ],
    ['an operation', PG, '`batchClose`', '`closeBatch`', 'no document knows "closeBatch"'],
    [
      'an event',
      'content/guides/webhooks.mdx',
      '`invoice_paid`',
      '`invoice_payed`',
      'no document knows "invoice_payed"',
    ],
    [
      'a path',
      'content/guides/reporting.mdx',
      '`/reporting/deposits`',
      '`/reporting/deposit`',
      'no document knows "/reporting/deposit"',
    ],
    [
      'a drawn field',
      PG,
      'body.retry_id ',
      'body.retryid ',
      'has no "retryid" at "body.retryid". Did you mean "retry_id"?',
    ],
    [
      'a word of a PDF',
      'content/pdf/ach-payments.mdx',
      '`tr_number`',
      '`tr_numbr`',
      'no document knows "tr_numbr"',
    ],
    [
      'a word of a code',
      'content/response-codes.json',
      '`partial_auth`',
      '`partial_auht`',
      'no document knows "partial_auht"',
    ],
    ['test data', 'content/test-data.json', '"051"', '"052"', '"rcode" is never "052"'],
  ] as const;

  /** The faults after all these changes, each with its file. */
  function listFaults(): readonly string[] {
    const root = copyProject();
    for (const [, file, from, to] of changes) {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFile(root, file, text.replace(from, to));
    }
    try {
      loadContent(root);
      return [];
    } catch (error) {
      if (!(error instanceof InvalidContentError)) throw error;
      return error.errors.map(({ file, at, message }) => `${file} ${at}: ${message}`);
    }
  }

  let faults: readonly string[] = [];
  beforeAll(() => {
    faults = listFaults();
  });

  test.each(changes)('%s that is wrong is found', (_, file, __, ___, fault) =>
    expect(faults.filter((one) => one.startsWith(`${file} `)).join('\n')).toContain(fault),
  );
});
