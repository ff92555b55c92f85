import { groupByMethod } from '@/components/shell/mobile/method-lists';
import { METHODS, type Method } from '@/lib/openapi/core/types';
import type { OperationRow } from '@/lib/openapi/overview/operation-rows';

const row = (method: Method, name: string = method): OperationRow => ({
  id: `${method} /${name}`,
  name,
  method,
  href: `/api/x/${name}/`,
});
const names = (rows: readonly OperationRow[]) =>
  groupByMethod(rows).map((group) => [group.name, group.rows.map(({ name }) => name)]);

describe('SPEC 4 and 9, operations are grouped by method: get, post, update, delete', () => {
  test('put and patch are updates, and no method is lost', () => {
    expect(names(METHODS.toReversed().map((method) => row(method)))).toEqual([
      ['get', ['get']],
      ['post', ['post']],
      ['update', ['patch', 'put']],
      ['delete', ['delete']],
      ['other', ['query', 'trace', 'options', 'head']],
    ]);
  });

  test('rows keep their order, and a group without rows is left out', () => {
    const rows = [row('post', 'b'), row('get', 'c'), row('post', 'a')];
    expect(names(rows)).toEqual([
      ['get', ['c']],
      ['post', ['b', 'a']],
    ]);
    expect(names([])).toEqual([]);
  });

  test('a call that the provider makes is none of the methods to choose from', () => {
    expect(names([{ ...row('post', 'event'), webhook: true }])).toEqual([['other', ['event']]]);
  });

  test('an operation that stands under two tags comes once', () => {
    expect(names([row('get', 'a'), row('get', 'a')])).toEqual([['get', ['a']]]);
  });
});
