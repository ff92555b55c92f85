import { indexApi } from '@/lib/openapi/document/index-api';
import {
  buildDocumentRow,
  describeApiArea,
  formatOperationCount,
} from '@/lib/openapi/overview/document-row';

const build = (document: Parameters<typeof indexApi>[0], isLive = false) =>
  buildDocumentRow(
    { id: 'a', name: 'A', isLive },
    indexApi({ openapi: '3.1.0', paths: {}, ...document }),
  );

test('says what each server is for where the document says it, in its order', () => {
  const servers = [
    { url: 'https://eu.example.com' },
    { url: 'https://us.example.com', description: 'Production' },
    { url: 'https://sandbox.example.com' },
  ];
  expect(build({ servers }).servers).toEqual([
    { url: 'https://eu.example.com', role: undefined },
    { url: 'https://us.example.com', role: 'production' },
    { url: 'https://sandbox.example.com', role: 'sandbox' },
  ]);
});

test('lists four servers at most, and none of a document without one', () => {
  const servers = Array.from({ length: 9 }, (_, n) => ({ url: `https://eu${n}.example.com` }));
  expect(build({ servers }).servers).toHaveLength(4);
  expect(build({}).servers).toEqual([]);
});

test('the area says that its pages show live documents where one of them has one', () => {
  expect(describeApiArea([build({}), build({}, true)])).toContain('live document');
  expect(describeApiArea([build({}), build({})])).not.toContain('live');
});

test.each([
  [{ calls: 2, webhooks: 0 }, '2 operations'],
  [{ calls: 1, webhooks: 2 }, '1 operation and 2 webhooks'],
  [{ calls: 0, webhooks: 1 }, '1 webhook'],
  [{ calls: 0, webhooks: 0 }, '0 operations'],
])('%j are %s', (counts, text) => {
  expect(formatOperationCount(counts)).toBe(text);
});
