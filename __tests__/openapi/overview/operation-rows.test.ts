import type { OperationEntry } from '@/lib/openapi/core/types';
import { describeOperationEnd } from '@/lib/openapi/overview/operation-end';
import { buildOperationGroups } from '@/lib/openapi/overview/operation-rows';
import { toApi } from '../core/support';

const PATHS = {
  '/charges': { get: { operationId: 'GetCharges' }, post: { summary: 'Charge' } },
  '/charges/{id}': { delete: {} },
};

test('a row says when its operation ends', () => {
  const get = { 'x-sunset': '2028-06-30', 'x-replaced-by': 'x' };
  const api = toApi({
    openapi: '3.1.0',
    paths: { '/a': { get }, '/b': { get: { 'x-replaced-by': 'a' } }, '/c': { get: {} } },
  });
  const endOf = (entry: OperationEntry) => describeOperationEnd(api, entry);
  const groups = buildOperationGroups(api, ({ url }) => url, undefined, endOf);
  const rows = groups.flatMap((group) => group.rows);
  expect(rows.map(({ end }) => end)).toEqual(['ends on June 30, 2028', undefined, undefined]);
});

test('a row, whose method stands beside, calls an operation without a name by its path', () => {
  const api = toApi({ openapi: '3.1.0', paths: PATHS, webhooks: { charged: { post: {} } } });
  const rows = buildOperationGroups(api, ({ url }) => url).flatMap((group) => group.rows);
  expect(rows.map(({ method, name }) => [method, name])).toEqual([
    ['get', '/charges'],
    ['post', 'Charge'],
    ['delete', '/charges/{id}'],
    ['post', 'charged'],
  ]);
});
