import { chooseFirstCall } from '@/lib/kit/init/choose-first-call';
import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';

const body = { 'application/json': { schema: { type: 'object' } } };
const SHOWS = { responses: { 200: { description: 'It', content: body } } };
const EMPTY = { responses: { 200: { description: 'Fine' } } };

const choose = (...documents: readonly JsonObject[]) => {
  const info = { title: 'Bank', version: '1' };
  const found = chooseFirstCall(
    documents.map((paths) => ({ api: indexApi({ openapi: '3.1.0', info, paths }) })),
  );
  return found && [found.entry.id, found.isSimple];
};

test('it reads something that a newcomer has: no token, no health, no record of which he has no id', () => {
  expect(
    choose({
      '/health': { get: SHOWS },
      '/oauth/token-info': { get: SHOWS },
      '/accounts/{id}': { get: SHOWS },
      '/accounts': { get: SHOWS, post: SHOWS },
      '/accounts/statements/archive': { get: SHOWS },
    }),
  ).toEqual(['get /accounts', true]);
});

test('a call that shows something comes before one that does not', () => {
  expect(choose({ '/a': { get: EMPTY }, '/cards': { get: SHOWS } })).toEqual(['get /cards', true]);
});

test('a required parameter makes it less than simple', () => {
  const parameters = [{ name: 'from', in: 'query', required: true, schema: { type: 'string' } }];
  expect(choose({ '/search': { get: { ...SHOWS, parameters } } })).toEqual(['get /search', false]);
});

test('where all is POST, a call that reads comes before one that changes something', () => {
  const ask = (summary: string) => ({ post: { ...SHOWS, summary } });
  const paths = { '/acceptDispute': ask('Accept a dispute'), '/reasons': ask('Retrieve reasons') };
  expect(choose(paths)).toEqual(['post /reasons', false]);
  expect(choose({ ...paths, '/disputes/listAll': ask('') })).toEqual(['post /reasons', false]);
  expect(choose({ '/a': ask('A'), '/v1/listAll': ask('') })).toEqual(['post /v1/listAll', false]);
  expect(choose({ '/pay': ask('Pay'), '/t': ask('Get a token') })).toEqual(['post /pay', false]);
});

test('a path with a placeholder that no parameter describes is no simple call', () => {
  expect(choose({ '/shops/{id}/cups': { get: SHOWS } })).toEqual(['get /shops/{id}/cups', false]);
  expect(choose({ '/shops/:id/cups': { get: SHOWS } })).toEqual(['get /shops/:id/cups', false]);
});

test('it is no operation whose id another document has first: content would name that one', () => {
  const parameters = [{ name: 'from', in: 'query', required: true, schema: { type: 'string' } }];
  const [needy, simple] = [{ '/': { get: { ...SHOWS, parameters } } }, { '/': { get: SHOWS } }];
  expect(choose(needy, simple)).toEqual(['get /', false]);
});

test('a document without operations has none', () => {
  expect(choose({})).toBeUndefined();
});
