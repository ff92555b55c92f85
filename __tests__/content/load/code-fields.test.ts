/** @jest-environment node */
import { loadContent } from '@/lib/content/load/load-content';
import type { CodeFields } from '@/lib/content/schemas/workbench/code-fields';
import { faultsOf, guide, mdx, SOUND, writeProject } from '../sample-project';

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
  const files = {
    ...SOUND,
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
    '0.table: no heading of content/api/reference.mdx with a table has the id "no-table".',
  ],
  [
    'a column that the table does not have',
    { ...AVS, meaning: ['Steet'] },
    '0: the table "avs-codes" has no column "Steet". Did you mean "Street"?',
  ],
])('refuses %s', (_, fields, fault) => {
  expect(faults([fields])).toEqual([fault]);
});

test('refuses a list that does not exist', () => {
  expect(faults([{ fields: ['code'], set: 'plattform' }])).not.toEqual([]);
});
