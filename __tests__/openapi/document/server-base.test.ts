import fc from 'fast-check';
import type { JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { anyText } from '../../support/any-text';
import { getOperation, toApi } from '../core/support';

const DOCUMENT = 'https://h.example.com:8443/docs/v1/openapi.json?x=/y#z';

function toUrl(rest: JsonObject, origin?: string): string {
  const api = toApi({ openapi: '3.1.0', paths: { '/a': { get: {} } }, ...rest });
  return buildRequest(api, getOperation(api, 'get /a'), { address: origin }).url;
}

test.each([
  ['v2', '/docs/v1/v2/a'],
  ['./v2/', '/docs/v1/v2/a'],
  ['../v2', '/docs/v2/a'],
  ['../../../v2', '/v2/a'],
  ['.', '/docs/v1/a'],
  ['/', '/a'],
  ['', '/a'],
  ['/v2', '/v2/a'],
  ['v:2', '/docs/v1/v:2/a'],
  ['{the-region}/x{', '/docs/v1/THE_REGION/x%7B/a'],
  ['/ü/%41', '/%C3%BC/%41/a'],
])('the server %j is relative to its document', (url, path) => {
  expect(toUrl({ servers: [{ url }] }, DOCUMENT)).toBe(`https://h.example.com:8443${path}`);
});

test('variables stand in the address before it is read', () => {
  const variables = { up: { default: '../v3' } };
  expect(toUrl({ servers: [{ url: '{up}/x', variables }] }, DOCUMENT)).toBe(
    'https://h.example.com:8443/docs/v3/x/a',
  );
});

test.each([
  ['https://o.example.com/v2', 'https://o.example.com/v2/a'],
  ['//o.example.com', 'https://o.example.com/a'],
  ['wss://o.example.com', 'wss://o.example.com/a'],
])('the server %j is where it is', (url, address) => {
  expect(toUrl({ servers: [{ url }] }, DOCUMENT)).toBe(address);
});

test.each([
  ['https://h.example.com', 'https://h.example.com/v2/a'],
  ['https://h.example.com/', 'https://h.example.com/v2/a'],
  ['null', 'https://api.example.com/v2/a'],
  ['no url', 'https://api.example.com/v2/a'],
  ['', 'https://api.example.com/v2/a'],
  ['data:text/plain,x', 'https://api.example.com/v2/a'],
  [undefined, 'https://api.example.com/v2/a'],
])('of a document at %j the server is at %s', (origin, address) => {
  expect(toUrl({ servers: [{ url: 'v2' }] }, origin)).toBe(address);
});

test('a document that names no server is called at its host', () => {
  expect(toUrl({}, DOCUMENT)).toBe('https://h.example.com:8443/a');
});

test.each<[JsonObject, string]>([
  [{}, 'https://h.example.com:8443/a'],
  [{ basePath: '/v2' }, 'https://h.example.com:8443/v2/a'],
  [{ basePath: 'v2' }, 'https://h.example.com:8443/v2/a'],
  [{ host: 'o.example.com', basePath: '/v2' }, 'https://o.example.com/v2/a'],
  [{ host: 'o.example.com', schemes: ['http'] }, 'http://o.example.com/a'],
])('Swagger 2.0 with %j is called at %s', (rest, address) => {
  const paths = { '/a': { get: { responses: {} } } };
  const api = toApi({ swagger: '2.0', paths, ...rest });
  const { url } = buildRequest(api, getOperation(api, 'get /a'), { address: DOCUMENT });
  expect(url).toBe(address);
});

test('no server leaves the host of its document but by naming another one, and nothing throws', () => {
  const odd = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    ' ',
    ':',
    '@',
    '..',
    '[',
    '%',
    '{a}',
    '?',
    '#',
  );
  const text = fc
    .array(fc.oneof(odd, anyText({ maxLength: 3 })), { maxLength: 6 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (url, origin) => {
      expect(typeof toUrl({ servers: [{ url }] }, origin)).toBe('string');
      const address = toUrl({ servers: [{ url }] }, DOCUMENT);
      if (!url.includes('//')) expect(address).toMatch(/^https:\/\/h\.example\.com:8443\//);
    }),
  );
});
