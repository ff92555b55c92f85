import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { findOperationByPath, getOperationPath } from '@/lib/routes/operation-paths';
import { serializeQuery } from '@/lib/routes/urls';

const named = (summary: string, more: JsonObject = {}) => ({
  summary,
  tags: ['T'],
  ...more,
  responses: { 200: { description: 'ok' } },
});

/** Names of the operations by the id that a link writes into the address and the page reads. */
function openAll(document: JsonObject) {
  const api = indexApi(document);
  return [...api.operations.values()].map(({ id, name }) => {
    const query = new URLSearchParams(serializeQuery({ operation: id }));
    return [id, name, resolveOperation(api, query.get('operation') ?? '')?.entry.name];
  });
}

test('a webhook with the name of a path is listed, and opened by an id of its own', () => {
  const document = {
    paths: { '/pay': { post: named('Pay') } },
    webhooks: { '/pay': { post: named('Paid'), get: named('Asked') } },
  };
  expect(openAll(document)).toEqual([
    ['post /pay', 'Pay', 'Pay'],
    ['post webhooks /pay', 'Paid', 'Paid'],
    ['get /pay', 'Asked', 'Asked'],
  ]);
  expect(indexApi(document).problems).toEqual([]);
});

test('a webhook with name and summary of a path has a page of its own', () => {
  const api = indexApi({
    paths: { '/pay': { post: named('Pay') } },
    webhooks: { '/pay': { post: named('Pay') } },
  });
  const paths = [...api.operations.values()].map(getOperationPath);
  expect(paths).toEqual(['/api/t/pay/', '/api/t/pay-post/']);
  expect(paths.map((path) => findOperationByPath(api, path)?.webhook)).toEqual([undefined, true]);
});

test('events of x-webhooks that webhooks lacks are listed, too', () => {
  const document = {
    webhooks: { paid: { post: named('Paid') } },
    'x-webhooks': { paid: { post: named('Old') }, lost: { post: named('Lost') } },
  };
  expect(openAll(document).map(([id, name]) => [id, name])).toEqual([
    ['post paid', 'Paid'],
    ['post lost', 'Lost'],
  ]);
});

test('halves of characters in paths do not keep operations from being opened', () => {
  const path = (half: string) => `/a${half}b`;
  expect(
    openAll({
      paths: {
        [path('\uD800')]: { get: named('One') },
        [path('\uDFFF')]: { get: named('Two') },
      },
      webhooks: { [path('\uD801')]: { get: named('Three') } },
    }),
  ).toEqual([
    ['get /a\uFFFDb', 'One', 'One'],
    ['get /a\uFFFDb-2', 'Two', 'Two'],
    ['get webhooks /a\uFFFDb', 'Three', 'Three'],
  ]);
});
