import type { CodeTables } from '@/lib/content/schemas/workbench/code-fields';
import { explainCodes, explainStatus } from '@/lib/workbench/response/explain/explain-codes';

const row = (meaning: string) => ({ meaning, href: `/api/reference/#${meaning}` });
const FUNDS = { ...row('funds'), retry: 'Retry later', advice: 'wait' };
const TABLES: CodeTables = {
  statuses: { '402': row('declined') },
  tables: [
    {
      fields: ['rcode'],
      codes: { '051': FUNDS },
    },
    { fields: ['code'], beside: ['message'], codes: { '2': row('invalid') } },
    { fields: ['avs_result', 'auth_avs_result'], codes: { N: row('none') } },
  ],
};

test('explains each code of a body with its place, in the order of the body', () => {
  const body = { data: [{ rcode: '051' }, { auth_avs_result: 'N' }], code: 2, message: 'x' };
  expect(explainCodes(body, TABLES)).toEqual([
    { pointer: '/data/0/rcode', field: 'rcode', code: '051', ...FUNDS },
    { pointer: '/data/1/auth_avs_result', field: 'auth_avs_result', code: 'N', ...row('none') },
    { pointer: '/code', field: 'code', code: '2', ...row('invalid') },
  ]);
});

test.each([51, '51', '0051'])('explains 051 that a program has made %j', (rcode) => {
  const found = { pointer: '/rcode', field: 'rcode', code: '051', ...FUNDS };
  expect(explainCodes({ rcode }, TABLES)).toEqual([found]);
});

test('prefers the code as it is written', () => {
  const tables = [{ fields: ['code'], codes: { '02': row('late'), '2': row('early') } }];
  const explain = (code: string) => explainCodes({ code }, { statuses: {}, tables })[0]?.meaning;
  expect([explain('2'), explain('02'), explain('002')]).toEqual(['early', 'late', 'early']);
});

test('explains no value that is not listed, and no field that has another meaning here', () => {
  expect(explainCodes({ rcode: '77', name: '051', code: 2, list: ['051'] }, TABLES)).toEqual([]);
  expect(explainCodes({ rcode: 'constructor', constructor: '051' }, TABLES)).toEqual([]);
  expect(explainCodes('051', TABLES)).toEqual([]);
});

test('explains at most 100 codes', () => {
  const body = Array.from({ length: 150 }, () => ({ rcode: '051' }));
  expect(explainCodes(body, TABLES)).toHaveLength(100);
});

test('explains an HTTP status, which no body holds', () => {
  expect(explainStatus(402, TABLES)).toEqual({
    pointer: '',
    field: 'HTTP status',
    code: '402',
    ...row('declined'),
  });
  expect(explainStatus(418, TABLES)).toBeUndefined();
});
