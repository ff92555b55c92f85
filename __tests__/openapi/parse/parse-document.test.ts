import { hasOperations, hasPaths, parseDocument } from '@/lib/openapi/parse/parse-document';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { toIds } from '../core/support';

const OK = { openapi: '3.0.3', paths: { '/a': {} } };

test.each([
  ['a number', 7, 'not-an-object'],
  ['nothing', undefined, 'not-an-object'],
  ['null', null, 'not-an-object'],
  ['a list', [OK], 'not-an-object'],
  ['a text', JSON.stringify(OK), 'not-an-object'],
])('%s is refused with one clear problem', (_, input, id) => {
  expect(parseDocument(input)).toEqual({
    ok: false,
    problems: [{ id, level: 'error', at: '#', message: expect.stringMatching(/^[A-Z].{20,}/) }],
  });
});

test.each([
  ['JSON text of a list', '[]', 'not-an-object'],
  ['JSON text of a text', JSON.stringify(JSON.stringify(OK)), 'not-an-object'],
  ['HTML', '<!doctype html><title>Not found</title>', 'not-json'],
  ['empty text', '', 'not-json'],
])('%s is refused with one clear problem', (_, text, id) => {
  expect(parseJsonDocument(text)).toEqual({
    ok: false,
    problems: [{ id, level: 'error', at: '#', message: expect.stringMatching(/^[A-Z].{20,}/) }],
  });
});

test('JSON text is read, a byte order mark before it left out', () => {
  const parsed = parseJsonDocument(`\uFEFF${JSON.stringify(OK)}`);
  expect(parsed).toEqual({ ok: true, document: OK, problems: [] });
});

test.each([
  ['no paths', { openapi: '3.0.0' }, ['no-paths']],
  ['empty paths', { openapi: '3.0.0', paths: {} }, ['no-paths']],
  ['only extensions', { openapi: '3.0.0', paths: { 'x-note': 1 } }, ['no-paths']],
  ['paths of a wrong type', { openapi: '3.0.0', paths: 5 }, ['not-an-object', 'no-paths']],
  ['no version', { paths: { '/a': {} } }, ['no-version']],
  ['webhooks only', { openapi: '3.1.0', webhooks: { paid: {} } }, []],
])('a document with %s passes with its problems', (_, input, ids) => {
  const parsed = parseDocument(input);
  expect(parsed.ok).toBe(true);
  expect(toIds(parsed.problems)).toEqual(ids);
});

test.each([
  [{ paths: { '/a': {} } }, true, true],
  [{ webhooks: { paid: {} } }, false, true],
  [{ 'x-webhooks': { paid: {} } }, false, true],
  [{ paths: {}, webhooks: { paid: {} } }, false, true],
  [{ paths: {} }, false, false],
  [{ paths: [] }, false, false],
  [{}, false, false],
])('whether %j has paths: %j, and any operations: %j', (document, paths, operations) => {
  expect(hasPaths(document)).toBe(paths);
  expect(hasOperations(document)).toBe(operations);
});
