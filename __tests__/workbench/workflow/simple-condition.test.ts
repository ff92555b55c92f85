import type { Json } from '@/lib/openapi/core/types';
import { judgeCondition } from '@/lib/workbench/workflow/simple-condition';

const VALUES: Readonly<Record<string, Json>> = {
  $statusCode: 200,
  '$response.body#/rcode': '05A',
  '$response.body#/data/0/amt': 29.95,
  '$response.body#/list': [{ name: 'x' }, { name: 'y' }],
  '$response.body#/flag': true,
  '$response.body#/nothing': null,
  '$response.body': { desk: { name: 'north', 'open-from': 9 }, parcels: [{ id: 7 }] },
  '$response.header.X.Y': 'a',
};
const judge = (condition: string) => judgeCondition(condition, (name) => VALUES[name]);

test.each([
  ['$statusCode == 200', true],
  ['$statusCode==200', true],
  ['$statusCode != 200', false],
  ['$statusCode >= 200 && $statusCode < 300', true],
  ['$statusCode < 200 || $statusCode > 299', false],
  ['$statusCode <= 200', true],
  ["$response.body#/rcode == '05a'", true],
  ["$response.body#/rcode == '000'", false],
  ["$response.body#/rcode == 'it''s'", false],
  ['$response.body#/data/0/amt == 29.95', true],
  ['$response.body#/data/0/amt > 30', false],
  ["$response.body#/list[1].name == 'y'", true],
  ["$response.body#/list[2].name == 'y'", false],
  ['$response.body#/flag', true],
  ['!$response.body#/flag', false],
  ['$response.body#/flag == true', true],
  ['$response.body#/nothing == null', true],
  ['$response.body#/absent == null', false],
  ["$response.body#/absent != 'x'", true],
  ["($statusCode == 200 || $statusCode == 201) && !($response.body#/rcode == '000')", true],
  ["$response.body#/rcode < 'x'", false],
  ["$statusCode == '200'", false],
  ["$response.body.desk.name == 'north'", true],
  ['$response.body.desk.open-from == 9', true],
  ['$response.body.parcels[0].id == 7', true],
  ['$response.body.parcels[0].id > 7', false],
  ['$response.body.parcels.id == 7', false],
  ["$response.body.desk.constructor == 'x'", false],
  ["$response.header.X.Y == 'a'", true],
])('%s: %j', (condition, isMet) => {
  expect(judge(condition)?.isMet).toBe(isMet);
});

test.each([
  '',
  '$statusCode = 200',
  '$statusCode ==',
  '(1',
  '1 2',
  "'x",
  '$statusCode == 200 &&',
  'a[',
  '#',
])('%j is no condition', (condition) => {
  expect(judge(condition)).toBeUndefined();
});

test('the values of its expressions are told, in their order', () => {
  expect(judge("$statusCode == 200 && $response.body#/absent == 'x'")?.values).toEqual([
    ['$statusCode', 200],
    ['$response.body#/absent', undefined],
  ]);
  expect(judge('$response.body.parcels[0].id == 7')?.values).toEqual([
    ['$response.body.parcels[0].id', 7],
  ]);
});
