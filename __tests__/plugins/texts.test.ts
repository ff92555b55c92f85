import { compatibilityText } from '@/lib/plugins/compatibility';
import { formatFileSize, formatRoughSize } from '@/lib/plugins/file-size';
import { downloadUrl } from '@/lib/plugins/list-releases';

test.each([
  [{ name: 'WordPress', min: '4.4.0', max: '6.6' }, 'WordPress 4.4.0 to 6.6'],
  [{ name: 'Gravity Forms', max: '2.9' }, 'Gravity Forms up to 2.9'],
  [{ name: 'WordPress', min: '4.4.0' }, 'WordPress 4.4.0 or newer'],
  [{ name: 'Shop', min: '3.80', max: '3.80' }, 'Shop 3.80'],
])('%j reads %j', (entry, text) => {
  expect(compatibilityText(entry)).toBe(text);
});

test.each([
  ['/storage', 'zencart-1.0.0.zip', '/storage/plugins/zencart-1.0.0.zip'],
  ['/developer/storage/', 'a.zip', '/developer/storage/plugins/a.zip'],
  ['https://files.example.com/pub', 'a.zip', 'https://files.example.com/pub/plugins/a.zip'],
  ['', 'a.zip', '/plugins/a.zip'],
  ['/storage', '../a b.zip', '/storage/plugins/..%2Fa%20b.zip'],
])('on the storage %j the file %j has the address %j', (storage, file, url) => {
  expect(downloadUrl(storage, file)).toBe(url);
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [6624, '6.6 KB'],
  [999_949, '999.9 KB'],
  [999_950, '1 MB'],
  [1_250_000, '1.3 MB'],
])('%d bytes read %j, on one line', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text.replace(' ', '\u00a0'));
});

test.each([
  [0, '1 KB'],
  [312, '1 KB'],
  [1_499, '1 KB'],
  [6_449, '6 KB'],
  [2_649_000, '2.6 MB'],
])('%d bytes of a file that changes read %j', (bytes, text) => {
  expect(formatRoughSize(bytes)).toBe(text.replace(' ', '\u00a0'));
});
