import { readTestData } from '@/lib/content/read-data';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { buildRequest, type SampleRequest } from '@/lib/openapi/request/build-request';
import { readOperations } from '@/lib/pages/read-apis';
import { findRealCard } from '@/lib/workbench/send/find-real-card';

const TEST_CARDS = readTestData().cards.map(({ number }) => number);
/** Valid check digit, and no test card. */
const REAL = '4242424242424242';

const BASE: SampleRequest = {
  method: 'POST',
  url: 'https://api-test.example.com/pg/sale',
  keys: [],
  headers: [],
  cookies: [],
};

const withBody = (value: SampleRequest['body']): SampleRequest => ({
  ...BASE,
  ...(value ? { body: value } : {}),
});
const json = (value: Parameters<typeof JSON.stringify>[0]) =>
  withBody({ kind: 'json', media: 'application/json', value });

test.each([
  ['the address', { ...BASE, url: `${BASE.url}?note=4242+4242+4242+4242` }],
  ['the address', { ...BASE, url: `${BASE.url}/4242%204242%204242%204242` }],
  ['the header “X-Note”', { ...BASE, headers: [['X-Note', `card ${REAL}`] as const] }],
  ['a cookie', { ...BASE, cookies: [`card=${REAL}`] }],
  ['“card_number”', json({ card_number: REAL })],
  ['“card_number”', json({ card_number: Number(REAL) })],
  ['“billing.0.note”', json({ billing: [{ note: 'card 4242-4242-4242-4242, please' }] })],
  ['the body', json({ [REAL]: true })],
  ['“card”', withBody({ kind: 'text', media: 'application/json', text: `{"card": "${REAL}", ` })],
  ['the body', withBody({ kind: 'text', media: 'text/plain', text: '4242 4242 4242 4242' })],
  [
    '“card”',
    withBody({
      kind: 'text',
      media: 'application/json',
      text: '{"card": "\\u003424242424242424\\u0032", "card": "4111111111111111"}',
    }),
  ],
  ['“card”', withBody({ kind: 'pairs', media: 'form', pairs: [['card', REAL]] })],
  [
    '“inner”',
    withBody({
      kind: 'form',
      media: 'multipart/form-data',
      parts: [
        {
          name: 'outer',
          text: '',
          file: false,
          parts: [{ name: 'inner', text: REAL, file: false }],
        },
      ],
    }),
  ],
])('a real card in %s is refused by its place and last digits', (where, request) => {
  const reason = findRealCard(request, TEST_CARDS);
  expect(reason).toBe(
    `The number in ${where} that ends in 4242 could be a real card, so nothing was sent. Use the test card 4111111111111111.`,
  );
  expect(reason).not.toContain(REAL);
});

test.each([
  '4242.4242.4242.4242',
  '4242/4242/4242/4242',
  '4242\n4242\r\n4242\n4242',
  '4242_4242 4242\u20134242',
  '4242%2D4242%2D4242%2D4242',
  '4242&nbsp;4242&#47;4242&ndash;4242',
  '４２４２４２４２４２４２４２４２',
  '4.242424242424242e15',
])('a real card is refused with other signs or digits, too: %j', (text) => {
  const requests = [
    json({ card_number: text }),
    withBody({ kind: 'text', media: 'application/json', text: JSON.stringify({ card: text }) }),
    withBody({ kind: 'pairs', media: 'form', pairs: [['card', text]] }),
    { ...BASE, url: `${BASE.url}?card=${encodeURIComponent(text)}` },
  ];
  for (const request of requests)
    expect(findRealCard(request, TEST_CARDS)).toContain('that ends in 4242 could be a real card');
});

test.each([
  { card: ['4242', '4242', '4242', '4242'] },
  { card: [4242, 4242, 4242, 4242] },
  { card: [...REAL] },
  { card: Array.from(REAL, Number) },
])('a real card in the items of a list is refused: %j', (value) => {
  expect(findRealCard(json(value), TEST_CARDS)).toContain('“card” that ends in 4242');
});

test.each([
  ['a time in milliseconds', json({ at: 1763658272002 })],
  ['a time without signs', json({ at: '20261120170836' })],
  ['a number of twelve digits', json({ id: '123456789015' })],
  ['a test card with dots', json({ card_number: '4111.1111.1111.1111' })],
  ['a test card', json({ card_number: '4111 1111 1111 1111' })],
  ['a number without a valid check digit', json({ card_number: '4242424242424241' })],
  ['a merchant id of twelve digits', json({ merchant_id: 971000000101 })],
  ['an id of 32 hexadecimal digits', json({ id: '42424242424242424242424242424242' })],
  ['no body', BASE],
])('%s is sent', (_, request) => {
  expect(findRealCard(request, TEST_CARDS)).toBe('');
});

test('no sample of the provider has a number that is refused', () => {
  const refused = readOperations().flatMap(({ saved, entry }) => {
    const operation = resolveOperation(saved.api, entry.id);
    if (!operation || entry.webhook) return [];
    const request = buildRequest(saved.api, operation, { fields: 'all' });
    const reason = findRealCard(request, TEST_CARDS);
    return reason === '' ? [] : [`${entry.id}: ${reason}`];
  });
  expect(refused).toEqual([]);
});
