import { stripLegacyBasePath } from '@/lib/routes/resolve-document-link';

test.each([
  ['/developer/api/reference#country-codes', '/api/reference#country-codes'],
  ['/developer/', '/'],
  ['/developer//evil.example/', '/evil.example/'],
  ['/developer/\\\\evil.example/', '/evil.example/'],
  ['/developer/\t/evil.example/', '/evil.example/'],
  ['/developer\n/\r\n\\evil.example/', undefined],
  ['/developer/ \n\\evil.example/', '/evil.example/'],
  ['/developer', '/'],
  ['/developer?lang=php', '/?lang=php'],
  ['/developer#start', '/#start'],
  ['/developer\\evil.example/', undefined],
  ['/developers/', undefined],
  ['/api/developer/', undefined],
  ['https://example.com/developer/', undefined],
])('%j without the old sub-path is %j', (address, expected) => {
  expect(stripLegacyBasePath(address)).toBe(expected);
});
