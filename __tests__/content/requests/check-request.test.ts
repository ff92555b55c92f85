/** @shipped-documents */
import site from '@/content/site.json';
import { readApiLookup } from '@/lib/content/source/api-lookup';
import { createDisk } from '@/lib/content/source/disk';
import { checkBody } from '@/lib/content/validate/check-page-body';

const api = readApiLookup(
  createDisk(process.cwd()),
  site.apis.map(({ id }) => id),
  () => () => undefined,
);

function check(source: string): readonly string[] {
  const found: string[] = [];
  const report = (at: string, message: string) => void found.push(`${at}: ${message}`);
  checkBody(source, { report, values: { currency: 'USD' }, api, hasImage: () => true });
  return found;
}

const fence = (meta: string, text: string) => `\`\`\`${meta}\n${text}\n\`\`\`\n`;
const request = (operation: string, ...fences: readonly string[]) =>
  `<Request operation="${operation}" title="Step">\n\n${fences.join('\n')}\n</Request>`;

const ID = fence('yaml', 'pgIdOrig: 8a1f6b0e2c9d4f7ab6d2e51c0f93a847');
const BODY = fence('json', '{ "merchant_id": 971000000101, "amt_tran": 20.00 }');
const CAPTURE = 'post /capture/{pgIdOrig}';
const VAULT = 'post /vault/customer';
const withCards = (cards: string) =>
  fence('json', `{ "customer_id": "JLEE-1001", "billing_cards": ${cards} }`);

test.each([
  ['all its parts', request(CAPTURE, ID, BODY)],
  [
    'a response',
    request(
      CAPTURE,
      ID,
      BODY,
      fence(
        'json title="200 Done"',
        '{ "rcode": "000", "rmsg": "Done", "pg_id": "8a1f6b0e2c9d4f7ab6d2e51c0f93a847" }',
      ),
    ),
  ],
  [
    'optional parameters',
    request('get /reporting/batches', fence('yaml', 'count: 5\nfilter:\n  - batch_id,IS,450917')),
  ],
  ['nothing to send', '<Request operation="get /embedded" title="Key" />'],
])('a request with %s is right', (_, source) => expect(check(source)).toEqual([]));

test.each([
  [
    'an operation',
    request('post /sell', BODY),
    'line 1: <Request> operation: no document has the operation "post /sell". Did you mean "post /sale"?',
  ],
  [
    'a name of the body',
    request(CAPTURE, ID, BODY.replace('amt_tran', 'amt_trn')),
    'line 7: <Request> post /capture/{pgIdOrig}: body: there is no field "amt_trn". Did you mean "amt_tran"?',
  ],
  [
    'a nested name',
    request(VAULT, withCards('[{ "card_number": "4111111111111111", "exp_dat": "1228" }]')),
    'there is no field "exp_dat" in "billing_cards.0". Did you mean "exp_date"?',
  ],
  [
    'a missing field',
    request('post /sale', fence('json', '{ "merchant_id": 971000000101 }')),
    'body: the field "amt_tran" is missing',
  ],
  [
    'a type',
    request(CAPTURE, ID, BODY.replace('20.00', '"20"')),
    'body: "amt_tran" does not fit its schema: "20"',
  ],
  ['a body', request(CAPTURE, ID), 'a body is required: add a json fence without a title'],
  ['a body too many', request('get /embedded', BODY), 'the operation takes no body'],
  [
    'a parameter',
    request('get /reporting/batches', fence('yaml', 'cuont: 5')),
    'there is no parameter "cuont". Did you mean "count"?',
  ],
  [
    'a value of one',
    request('get /reporting/batches', fence('yaml', 'count: many')),
    'parameter "count" does not fit its schema: "many"',
  ],
  ['a value in the path', request(CAPTURE, BODY), 'the path parameter "pgIdOrig" has no value'],
  [
    'a status',
    request(CAPTURE, ID, BODY, fence('json title="201 Done"', '{}')),
    'the operation documents no response 201. Did you mean 200?',
  ],
  [
    'a field of a response',
    request(
      CAPTURE,
      ID,
      BODY,
      fence('json title="200 Done"', '{ "rcode": "000", "rmsg": "Done", "pgid": "1" }'),
    ),
    'response 200: there is no field "pgid". Did you mean "pg_id"?',
  ],
  ['JSON', request(CAPTURE, ID, fence('json', '{ "a": }')), 'line 7: <Request>: '],
  [
    'YAML',
    request(CAPTURE, fence('yaml', 'pgIdOrig'), BODY),
    'expected a line "name: value" for each parameter',
  ],
  [
    'another fence',
    request(CAPTURE, ID, BODY, fence('bash', 'ls')),
    'expected a yaml fence with parameters',
  ],
  ['text inside', request(CAPTURE, ID, BODY, 'Text.\n'), 'expected only fences inside'],
])('%s that is wrong is named with its line', (_, source, message) =>
  expect(check(source).join('\n')).toContain(message),
);
