import { loadContent } from '@/lib/content/load/load-content';
import type { CodeFields } from '@/lib/content/schemas/workbench/code-fields';
import {
  faultsOf,
  guide,
  mdx,
  SAMPLE_CODES,
  SOUND,
  writeProject,
} from '../../support/sample-project';

const FILE = 'content/code-fields.json';
const APPENDIX = mdx(`## AVS codes

Text.

| Code | Street | Kept? |
| --- | --- | --- |
| \`A\`, \`B\` | See [N](#no-table) of {name} \\| others | Yes |

## No table

Text.`);
const AVS = { fields: ['avs_result'], table: 'avs-codes', meaning: ['Street'] };

const faults = (fields: CodeFields | object[]) =>
  faultsOf({ 'content/api/reference.mdx': APPENDIX, [FILE]: fields }, FILE);

test('reads the codes of fields from the lists and from the tables of the appendix', () => {
  const fields = [
    { fields: ['code'], beside: ['message'], set: 'platform' },
    { ...AVS, advice: ['Street', 'Kept?'] },
  ];
  const http = ['200', '509'].map((code) => ({ ...SAMPLE_CODES[0], code }));
  const files = {
    ...SOUND,
    'content/response-codes.json': { http, platform: SAMPLE_CODES },
    'content/api/reference.mdx': APPENDIX,
    'content/guides/webhooks.mdx': guide('## Errors\n\n<ResponseCodes set="http" only="200" />'),
    [FILE]: fields,
  };
  const { statuses, tables } = loadContent(writeProject(files)).codeTables;
  const meaning = 'See [N](/api/reference/#no-table) of ExamplePay | others';
  const row = {
    meaning,
    advice: `Street: ${meaning}; Kept? Yes`,
    href: '/api/reference/#avs-codes',
  };
  expect(statuses['509']).toEqual({
    meaning: 'Not enough money',
    retry: 'Retry later',
    href: '/api/reference/#http-509',
  });
  expect(statuses['200']?.guide).toEqual({ name: 'Webhooks', href: '/guides/webhooks/' });
  expect(tables).toEqual([
    {
      fields: ['code'],
      beside: ['message'],
      codes: {
        '051': {
          meaning: 'Not enough money',
          retry: 'Retry later',
          href: '/api/reference/#platform-051',
        },
      },
    },
    { fields: ['avs_result'], codes: { A: row, B: row } },
  ]);
});

test.each([
  [
    'a heading without a table',
    { ...AVS, table: 'no-table' },
    '0.table: no heading of content/api/reference.mdx with a table has the id "no-table". Known: avs-codes',
  ],
  [
    'a column that the table does not have',
    { ...AVS, meaning: ['Steet'] },
    '0: the table "avs-codes" has no column "Steet". Did you mean "Street"?',
  ],
])('refuses %s', (_, fields, fault) => {
  expect(faults([fields])).toEqual([fault]);
});

test.each(['plattform', 'http'])('refuses the list %s, which holds no codes of fields', (set) => {
  expect(faults([{ fields: ['code'], set }])).toContain(
    `0.set: content/response-codes.json has no list "${set}".${set === 'http' ? ' Known: platform, issuer, gateway, cvv2, advice' : ' Did you mean "platform"?'}`,
  );
});

test('a portal may have lists of its own, with anchors by list, or by the field that several share', () => {
  const row = { meaning: 'Not enough money', retry: 'later' };
  const files = {
    ...SOUND,
    'content/response-codes.json': {
      declines: [{ ...row, code: '51' }],
      refusals: [{ ...row, code: '90' }],
      'risk-checks': [{ ...row, code: 'R1' }],
    },
    [FILE]: [
      { fields: ['response_code'], set: 'declines' },
      { fields: ['response_code'], set: 'refusals' },
      { fields: ['risk'], set: 'risk-checks' },
    ],
    'content/guides/webhooks.mdx': guide(
      '<ResponseCodes set="risk-checks" />\n\n<ResponseCodes set="response_code" only="51 90" />\n\n[a](#risk-checks-R1)',
    ),
  };
  const { statuses, tables } = loadContent(writeProject(files)).codeTables;
  expect(statuses).toEqual({});
  expect(tables.flatMap(({ codes }) => Object.values(codes).map(({ href }) => href))).toEqual([
    '/api/reference/#response_code-51',
    '/api/reference/#response_code-90',
    '/api/reference/#risk-checks-R1',
  ]);
});

test('a portal may have neither codes nor fields', () => {
  const files = { ...SOUND, 'content/response-codes.json': {}, [FILE]: [] };
  const { codeSets, codeTables } = loadContent(writeProject(files));
  expect(codeSets).toEqual([]);
  expect(codeTables).toEqual({ statuses: {}, tables: [] });
});

describe('the lists of codes', () => {
  const CODES = 'content/response-codes.json';
  const codes = (files: Record<string, object>) => faultsOf(files, CODES);

  test('need a field, but for that of HTTP statuses', () =>
    expect(codes({ [CODES]: { declines: SAMPLE_CODES, http: SAMPLE_CODES }, [FILE]: [] })).toEqual([
      'declines: no field holds these codes: add { "fields": ["…"], "set": "declines" } to content/code-fields.json',
    ]));

  test('of one field have each code once', () =>
    expect(
      codes({
        [CODES]: { declines: SAMPLE_CODES, refusals: SAMPLE_CODES },
        [FILE]: ['declines', 'refusals'].map((set) => ({ fields: ['reply'], set })),
      }),
    ).toEqual(['refusals.0.code: "declines" has the code "051" too, and "reply" holds both']));

  test('have names that anchors can begin with', () =>
    expect(codes({ [CODES]: { 'My list': [] } })[0]).toContain(
      'expected a list named in small letters',
    ));
});
