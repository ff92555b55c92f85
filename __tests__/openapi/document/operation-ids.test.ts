import { getOperation, toApiOf } from '../core/support';

const OK = { responses: { 200: { description: 'ok' } } };

test('an operationId of two operations is told at both', () => {
  const get = { ...OK, operationId: 'same' };
  const api = toApiOf({ '/a': { get }, '/b': { get, post: { ...OK, operationId: 'other' } } });
  const told = ['get /a', 'get /b', 'post /b'].map((id) =>
    getOperation(api, id).problems.map(({ id: problem, at, message }) => [problem, at, message]),
  );
  const toTold = (at: string, other: string) => [
    'operation-id-twice',
    at,
    `"same" is the operationId of ${other}, too.`,
  ];
  expect(told).toEqual([
    [toTold('#/paths/~1a/get/operationId', 'get /b')],
    [toTold('#/paths/~1b/get/operationId', 'get /a')],
    [],
  ]);
});

test('the operationId of one path item for two paths is given once', () => {
  const pathItems = { P: { get: { ...OK, operationId: 'same' } } };
  const ref = { $ref: '#/components/pathItems/P' };
  const api = toApiOf({ '/a': ref, '/b': ref }, {}, { components: { pathItems } });
  for (const id of ['get /a', 'get /b']) expect(getOperation(api, id).problems).toEqual([]);
});
