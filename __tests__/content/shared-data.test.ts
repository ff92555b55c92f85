import { readFileSync } from 'node:fs';
import { loadContent } from '@/lib/content/load/load-content';
import { readTestData } from '@/lib/content/read-data';
import { buildCodeSets, type ResponseCodes } from '@/lib/content/schemas/response-codes';
import { addDocumentWords, createDocumentWords } from '@/lib/content/source/document-words';
import { checkCodes, checkTestData } from '@/lib/content/validate/check-data';
import type { JsonObject } from '@/lib/openapi/core/types';
import { NO_RULES } from '../support/no-rules';
import { faultsOf, guide, SOUND, writeProject } from '../support/sample-project';

const TEST_DATA = 'content/test-data.json';
const CODES = 'content/response-codes.json';

/** The faults of one of the sound project's files with a text in it replaced. */
function faultsWith(file: string, from: string, to: string): string[] {
  const text = JSON.stringify(SOUND[file]);
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return faultsOf({ [file]: text.replace(from, to) }, file);
}

test.each([
  [
    '4111111111111111',
    '4111111111111112',
    'cards.0.number: the check digit of "4111111111111112" does not fit',
  ],
  ['4111111111111111', '4111', 'cards.0.number: expected 14 to 16 digits, received "4111"'],
  [
    '"0.51"',
    '"0.5"',
    'amounts.0.amount: expected an amount with two decimals, such as "0.51", received "0.5"',
  ],
  [
    '"code":"051"',
    '"code":"no money"',
    'amounts.0.code: expected a code without spaces, such as "051", received "no money"',
  ],
  [
    '"outcome":"Declined"',
    '"out":"Declined"',
    'amounts.0.outcome: expected a text, received nothing',
  ],
])('test data: %s as %s is a fault', (from, to, fault) =>
  expect(faultsWith(TEST_DATA, from, to)).toContain(fault),
);

test.each([
  [
    '"later"',
    '"latr"',
    'platform.0.retry: expected one of "done", "now", "later", "changed", "no", "never", "depends", received "latr". Did you mean "later"?',
  ],
  ['"code":"509"', '"code":"200"', 'http.1.code: the code "200" is listed twice'],
  [
    'Not enough money',
    '[Money](/nowhere/)',
    'platform.0.meaning: no page has the address "/nowhere/".',
  ],
])('response codes: %s as %s is a fault', (from, to, fault) => {
  const file = from.includes('later') || from.includes('money') ? 'platform' : 'http';
  const { [file]: rows, ...rest } = JSON.parse(JSON.stringify(SOUND[CODES]));
  const changed = JSON.parse(JSON.stringify(rows).replace(from, to));
  expect(faultsOf({ [CODES]: { ...rest, [file]: changed } }, CODES)).toContain(fault);
});

describe('compared with the documents', () => {
  const row = { meaning: 'What it means', retry: 'later' } as const;
  const none = { http: [], platform: [], issuer: [], gateway: [], cvv2: [], advice: [] };
  const codes = {
    ...none,
    http: ['200', '404'].map((code) => ({ ...row, code })),
    issuer: ['041', '051'].map((code) => ({ ...row, code })),
  };
  const build = (all: ResponseCodes) =>
    buildCodeSets(all, [
      { fields: ['rcode'], set: 'issuer' },
      { fields: ['rcode'], set: 'gateway' },
    ]);
  const words = createDocumentWords();
  words.values.set('rcode', new Set(['000', '051', '777']));
  words.values.set('card_type', new Set(['VS']));
  words.statuses.add('200').add('418').add('default').add('5XX');
  const gather = (check: (report: (at: string, message: string) => void) => void) => {
    const faults: string[] = [];
    check((at, message) => faults.push(`${at}: ${message}`));
    return faults;
  };

  test('a code that no document lists is a fault, and so is one that is missing', () => {
    const faults = gather((report) => checkCodes(build(codes), words, report));
    expect(faults).toContain('issuer: "rcode" is never "041". Did you mean "051"?');
    expect(faults).toContain(
      'issuer: the documents give "rcode" the value "777" as well: add its meaning, as { "code": "777", "meaning": "…", "retry": "depends" }, or empty the list to keep none',
    );
    expect(faults).toContain(
      'http: the documents list the status 418 as well: add its meaning, as { "code": "418", "meaning": "…", "retry": "depends" }, or empty the list to keep none',
    );
    expect(faults.filter((fault) => fault.startsWith('http'))).toHaveLength(1);
  });

  test('a value without a meaning is a fault where others of its list have one', () => {
    const rcode = { $ref: '#/components/schemas/Rcode' };
    const documentWith = (meanings: JsonObject): JsonObject => ({
      components: {
        schemas: {
          Rcode: { enum: ['041', '051'], ...meanings },
          Answer: { properties: { rcode: { allOf: [rcode] }, other: rcode } },
        },
      },
    });
    const faultsOfDocument = (meanings: JsonObject) => {
      const read = createDocumentWords();
      addDocumentWords(documentWith(meanings), read);
      return gather((report) => checkCodes(build({ ...codes, http: [] }), read, report));
    };
    expect(faultsOfDocument({ 'x-enum-descriptions': { '051': 'Not enough money.' } })).toEqual([
      'issuer: the documents explain other values of "rcode", but not "041": add it to their "x-enum-descriptions"',
    ]);
    expect(faultsOfDocument({ 'x-enum-descriptions': { '041': 'Lost.', '051': 'x' } })).toEqual([]);
    expect(faultsOfDocument({})).toEqual([]);
  });

  test('a list that is kept empty is compared with none', () => {
    expect(gather((report) => checkCodes(build(none), words, report))).toEqual([]);
  });

  test('so is an outcome of test data that no document knows, and a row that stands twice', () => {
    const card = { brand: 'Visa', number: '4111111111111111', type: 'VS', note: 'Credit' };
    const declined = { amount: '0.51', code: '051', status: 402, outcome: 'Declined' };
    const check = { cvv2: '123', result: 'M', meaning: 'Match' };
    const twice = {
      sandbox: { ...NO_RULES, response: { code: 'rcode', card: 'card_type' } },
      cards: [card, { ...card, number: '5555555555554444', type: 'MC' }],
      amounts: [declined, { ...declined, amount: '0.05', code: '005' }],
      avs: [{ zip: '94105', name: 'match', result: 'Y', meaning: 'Match' }],
      cvv2: [{ ...check, name: 'match' }, { ...check, cvv2: '998' }, check],
      accounts: [],
    };
    const faults = gather((report) => checkTestData(twice, words, report));
    expect(faults).toContain('cards.1.type: "card_type" is never "MC". Known: VS');
    expect(faults).toContain('amounts.1.code: "rcode" is never "005". Did you mean "000"?');
    expect(faults).toContain('cvv2.2: "123" is listed twice');
    expect(faults).toContain('cvv2.0.name: the name "match" belongs to avs.0.name already');
  });
});

describe('what a page draws from these files', () => {
  const faults = (body: string) => faultsOf({ 'content/guides/webhooks.mdx': guide(body) });

  test.each([
    '<TestData set="cards" />',
    '<TestData set="amounts" only="0.51" />',
    '<ResponseCodes set="http" />',
    '<ResponseCodes set="rcode" only="051" />\n\n[a](/guides/webhooks/)',
    '<ResponseCodes set="http" />\n\n[one](#http-509)',
  ])('%j is sound', (body) => expect(faults(body)).toEqual([]));

  test.each([
    [
      '<TestData set="card" />',
      'line 8: <TestData> set: expected one of "cards", "amounts", "avs", "cvv2", "accounts", received "card". Did you mean "cards"?',
    ],
    [
      '<TestData set="amounts" only="0.51 0.53" />',
      'line 8: <TestData> only: nothing has the value "0.53". Did you mean "0.51"?',
    ],
    [
      '<ResponseCodes set="http" only="404" />',
      'line 8: <ResponseCodes> only: nothing has the value "404". Known: 200, 509',
    ],
    [
      '<ResponseCodes set="rcode" />',
      'line 8: <ResponseCodes> set: "rcode" is a field: say which codes, or take its list "issuer" or "gateway"',
    ],
    [
      '<ResponseCodes set="isuer" only="051" />',
      'line 8: <ResponseCodes> set: content/response-codes.json has no list "isuer". Did you mean "issuer"?',
    ],
    [
      '<ResponseCodes set="http" />\n\n[one](#http-508)',
      'line 10: nothing on /guides/webhooks/ has the id "http-508". Did you mean "#http-509"?',
    ],
    [
      '<ResponseCodes set="http" />\n\n<ResponseCodes set="http" />',
      'line 10: the id "http-200" stands on this page already: rename the heading or drop the <Anchor>',
    ],
    [
      '```sequence\nactors: A, B\nA: x\n```',
      'line 8: a sequence needs a title: ```sequence title="…"',
    ],
    [
      '```sequence title="T"\nactors: A, B\nA -> C: x\n```',
      'line 10: no actor has the name "C". The actors are A, B.',
    ],
    [
      '<CodeGroup>\n\n```sequence title="T"\nactors: A, B\nA: x\n```\n\n</CodeGroup>',
      'line 10: <CodeGroup>: expected only fences with title="…"',
    ],
  ])('%j is a fault', (body, fault) => expect(faults(body)).toContain(fault));
});

describe('a provider who has no such codes or data', () => {
  const file = (name: string, key: string) => ({
    [name]: { ...JSON.parse(JSON.stringify(SOUND[name])), [key]: [] },
  });

  test.each([
    [CODES, 'platform'],
    [CODES, 'http'],
    [TEST_DATA, 'cards'],
    [TEST_DATA, 'accounts'],
  ])('keeps a list of %s empty: %s', (name, key) => expect(faultsOf(file(name, key))).toEqual([]));

  test.each([
    [CODES, 'cvv2', '<ResponseCodes set="cvv2" />'],
    [TEST_DATA, 'avs', '<TestData set="avs" />'],
  ])('draws no table of an empty list of %s: %s', (name, key, body) => {
    const page = { 'content/guides/webhooks.mdx': guide(body) };
    const tag = body.split(' ')[0];
    expect(faultsOf({ ...file(name, key), ...page })).toEqual([
      `line 8: ${tag}> set: "${key}" is empty in ${name}: fill it, or take this out`,
    ]);
  });
});

test('a printed guide is checked like a page', () => {
  const pdf = (body: string) => ({
    'content/pdf/ach.mdx': `---\ntitle: ACH\ndescription: ${'Fifty characters are needed. '.repeat(2)}\n---\n\n${body}\n`,
  });
  expect(faultsOf(pdf('[Testing](/guides/webhooks/) from {storage}.'))).toEqual([]);
  expect(faultsOf(pdf('[Testing](/guides/nowhere/)\n\n# Title'))).toEqual([
    'line 8: a heading "#" is refused: the title comes from the front matter. Begin with "##"',
    'line 6: no page has the address "/guides/nowhere/".',
  ]);
});

test('the shared lists come with the content', () => {
  const { testData, codeSets } = loadContent(writeProject(SOUND));
  expect(testData).toEqual(SOUND[TEST_DATA]);
  const codes = codeSets.map((set) => [set.name, set.codes]);
  expect(Object.fromEntries(codes)).toEqual(SOUND[CODES]);
});

test('the real test cards are the published ones, and none is written twice', () => {
  const file: unknown = JSON.parse(readFileSync(TEST_DATA, 'utf8'));
  expect(file).toEqual(readTestData());
  const numbers = readTestData().cards.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});
