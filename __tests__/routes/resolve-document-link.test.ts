import { resolveDocumentLink } from '@/lib/routes/resolve-document-link';

const address = 'https://docs.example.com/apis/v1.json?a=b';
const THEIRS = { address, isForeign: true };

test.each([
  ['/rest/teams', 'https://docs.example.com/rest/teams'],
  ['guide.html#one', 'https://docs.example.com/apis/guide.html#one'],
  ['../x', 'https://docs.example.com/x'],
  ['//cdn.example.org/x', 'https://cdn.example.org/x'],
  ['/developer/api', 'https://docs.example.com/developer/api'],
  ['https://other.example/', 'https://other.example/'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['#errors', '#errors'],
  ['http://[', 'http://['],
])('%s in a document of others leads to %s', (href, to) => {
  expect(resolveDocumentLink(href, THEIRS)).toBe(to);
});

test.each([
  ['/developer/api/reference#codes', '/api/reference#codes'],
  ['/guides/x/', '/guides/x/'],
  ['https://other.example/', 'https://other.example/'],
  ['x', 'x'],
  ['#errors', '#errors'],
])('%s in a document of the provider leads to %s', (href, to) => {
  expect(resolveDocumentLink(href, undefined)).toBe(to);
});

test.each([
  ['guides/start.html#one', 'https://docs.example.com/apis/guides/start.html#one'],
  ['../x', 'https://docs.example.com/x'],
  ['/developer/api/reference#codes', '/api/reference#codes'],
  ['/guides/x/', '/guides/x/'],
  ['//other.example/', '//other.example/'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['#errors', '#errors'],
])('%s in a document of the provider whose address is known leads to %s', (href, to) => {
  expect(resolveDocumentLink(href, { address, isForeign: false })).toBe(to);
});
