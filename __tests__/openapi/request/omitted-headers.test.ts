/** @jest-environment node */
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getOperation, toApiOf } from '../core/support';

const OF_THE_CLIENT = [
  ...['Accept', 'Authorization', 'Content-Type', 'Content-Length', 'HOST', 'connection'],
  ...['Transfer-Encoding', 'Expect', 'Upgrade', 'TE', 'Trailer', 'Keep-Alive'],
];

test('headers that a client sets itself are told of, and not sent', () => {
  const names = [...OF_THE_CLIENT, 'X-Host', 'Hosts', 'Content-Language'];
  const parameters = names.map((name) => ({ name, in: 'header', required: true, example: 'x' }));
  const operation = getOperation(toApiOf({ '/a': { get: { parameters } } }), 'get /a');
  const { headers } = buildRequest(toApiOf({ '/a': { get: { parameters } } }), operation);
  expect(headers.map(([name]) => name)).toEqual(['X-Host', 'Hosts', 'Content-Language']);
  expect(operation.parameters.map(({ name }) => name)).toContain('Content-Length');
});

test('a parameter of such a name that is no header is sent', () => {
  const parameters = [{ name: 'host', in: 'query', required: true, example: 'x' }];
  const api = toApiOf({ '/a': { get: { parameters } } });
  expect(buildRequest(api, getOperation(api, 'get /a')).url).toContain('?host=x');
});
