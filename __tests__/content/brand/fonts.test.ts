import { faultsOf, SOUND } from '../../support/sample-project';

const site = JSON.parse(String(SOUND['content/site.json']));
const faultsOfFonts = (fonts: object) =>
  faultsOf({ 'content/site.json': { ...site, fonts }, 'content/fonts/acme.woff2': 'font' });

test('a font is a file of content, one of an installed package, or the system’s', () =>
  expect(faultsOfFonts({ text: 'content/fonts/acme.woff2', code: 'system' })).toEqual([]));

test.each([
  [
    'content/fonts/acmee.woff2',
    'no such file: content/fonts/acmee.woff2. Did you mean "content/fonts/acme.woff2"?',
  ],
  [
    '@acme/font/a.woff2',
    'no such file: @acme/font/a.woff2. Copy the file to content/fonts/ and name it there',
  ],
  [
    '../acme/font.woff2',
    'expected "content/fonts/acme.woff2", the file of an installed package, or "system", received "../acme/font.woff2"',
  ],
  [
    'Helvetica',
    'expected "content/fonts/acme.woff2", the file of an installed package, or "system", received "Helvetica"',
  ],
])('%s has an error', (text, fault) =>
  expect(faultsOfFonts({ text })).toEqual([`fonts.text: ${fault}`]),
);
