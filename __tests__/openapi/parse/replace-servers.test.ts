/** @jest-environment node */
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { replaceServers } from '@/lib/openapi/parse/replace-servers';
import { toApi } from '../core/support';

const SERVERS = [
  { url: 'https://api-test.example.com/pay', description: 'Sandbox' },
  { url: 'https://api.example.com/pay' },
];
const PATHS = { '/sale': { post: { summary: 'Sale', responses: {} } } };
const OPENAPI = { openapi: '3.1.0', servers: [{ url: 'http://internal:8080' }], paths: PATHS };
const SWAGGER = { swagger: '2.0', host: 'internal:8080', schemes: ['http'], paths: PATHS };

const listUrls = (document: object) =>
  toApi(JSON.stringify(document)).servers.map(({ url }) => url);

test('the servers of a site take the place of those of a document', () => {
  expect(listUrls(replaceServers(OPENAPI, SERVERS))).toEqual(SERVERS.map(({ url }) => url));
});

test('a Swagger 2.0 document stays one, with the first server, read or not', () => {
  const replaced = replaceServers(SWAGGER, SERVERS);
  const server = { host: 'api-test.example.com', basePath: '/pay', schemes: ['https'] };
  expect(replaced).toEqual({ ...SWAGGER, ...server });
  const read = parseDocument(SWAGGER);
  if (!read.ok) throw new Error('not read');
  for (const document of [replaced, replaceServers(read.document, SERVERS)])
    expect(listUrls(document)).toEqual(['https://api-test.example.com/pay']);
});

test('a document stays as it is where the site has none', () => {
  expect(replaceServers(OPENAPI)).toBe(OPENAPI);
  expect(replaceServers(OPENAPI, [])).toBe(OPENAPI);
});
