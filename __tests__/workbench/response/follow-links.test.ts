import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { readOperations } from '@/lib/pages/read-apis';
import { followLinks } from '@/lib/workbench/response/follow-links';
import { getPrefilledText } from '@/lib/workbench/response/prefill';

const parameters = (...names: readonly string[]) =>
  names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

const api = indexApi({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/orders/{shop}': {
      post: {
        operationId: 'order',
        parameters: parameters('shop'),
        responses: {
          '201': {
            description: 'Ordered',
            links: {
              pay: {
                operationId: 'pay',
                parameters: {
                  'path.id': '$response.body#/id',
                  shop: '$request.path.shop',
                  page: 2,
                },
                requestBody: { amount: 1.5 },
              },
              label: {
                operationId: 'pay',
                parameters: { id: 'order-{$response.body#/id}-{$statusCode}' },
              },
              absent: { operationId: 'pay', parameters: { id: '$response.body#/none' } },
              half: { operationId: 'pay', parameters: { id: 'a-{$response.body#/none}' } },
              nowhere: { operationId: 'none' },
              elsewhere: { operationId: 'pay', server: { url: 'https://evil.example' } },
            },
          },
        },
      },
    },
    '/pay/{id}': {
      post: { operationId: 'pay', parameters: parameters('id'), responses: {} },
    },
  },
});
const links = resolveOperation(api, 'post /orders/{shop}')?.responses[0]?.links ?? [];
const exchange = {
  sent: { method: 'POST', url: 'https://a.example/orders/s', headers: [], path: { shop: 's' } },
  received: { status: 201, headers: [], body: '{"id": "7/8"}' },
};

test('a link gives what its expressions name; one without a value, an operation or our server is left out', () => {
  const followed = followLinks(links, exchange).map(({ entry, ...rest }) => [entry.id, rest]);
  expect(followed).toEqual([
    [
      'post /pay/{id}',
      {
        name: 'pay',
        parameters: { 'path.id': '7/8', shop: 's', page: '2' },
        body: '{"amount":1.5}',
      },
    ],
    ['post /pay/{id}', { name: 'label', parameters: { id: 'order-7/8-201' } }],
  ]);
});

test('a field gets the text of its name, and of its location and name first', () => {
  const prefill = { api: 'a', operation: 'o', parameters: { 'path.id': '1', id: '2', name: '3' } };
  expect(getPrefilledText(prefill, { in: 'path', name: 'id' })).toBe('1');
  expect(getPrefilledText(prefill, { in: 'query', name: 'id' })).toBe('2');
  expect(getPrefilledText(prefill, { in: 'path', name: 'name' })).toBe('3');
  expect(getPrefilledText(prefill, { in: 'path', name: 'toString' })).toBeUndefined();
});

test('each link of the provider’s documents gives a parameter that its operation has', () => {
  const wrong = readOperations().flatMap(({ saved, entry }) => {
    const operation = resolveOperation(saved.api, entry.id);
    return (operation?.responses ?? []).flatMap((response) =>
      response.links.flatMap(({ name, operation: target, values }) => {
        const known = target && resolveOperation(saved.api, target.id)?.parameters;
        const isFit = values.every((value) => known?.some((one) => one.name === value.name));
        return isFit ? [] : [`${entry.id} ${name}`];
      }),
    );
  });
  expect(wrong).toEqual([]);
});

test('each link of the provider’s documents is followed from an example of its response', () => {
  const lost = readOperations().flatMap(({ saved, entry }) => {
    const operation = resolveOperation(saved.api, entry.id);
    return (operation?.responses ?? []).flatMap(({ status, links: all, content }) => {
      const body = JSON.stringify(content[0]?.examples[0]?.value ?? null);
      const path = Object.fromEntries(operation?.parameters.map((one) => [one.name, 'x']) ?? []);
      const followed = followLinks(all, {
        sent: { ...exchange.sent, path },
        received: { status: Number(status), headers: [], body },
      });
      return followed.length === all.length ? [] : [`${entry.id} ${status}`];
    });
  });
  expect(lost).toEqual([]);
});
