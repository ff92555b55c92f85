import { decodeText } from '@/lib/http/decode-text';

const TEXT = 'openapi: 3.1.0 # für 決 😀';

const swap = (bytes: Buffer, size: 2 | 4) => (size === 2 ? bytes.swap16() : bytes.swap32());
const utf32 = (text: string) =>
  Buffer.from(Uint32Array.from(text, (one) => one.codePointAt(0) ?? 0).buffer);

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-16LE', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16BE', swap(Buffer.from(TEXT, 'utf16le'), 2)],
  ['UTF-32LE', utf32(TEXT)],
  ['UTF-32BE', swap(utf32(TEXT), 4)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16LE with a mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16BE with a mark', swap(Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 2)],
  ['UTF-32LE with a mark', utf32(`\uFEFF${TEXT}`)],
  ['UTF-32BE with a mark', swap(utf32(`\uFEFF${TEXT}`), 4)],
])('%s is read', (_, bytes) => expect(decodeText(new Uint8Array(bytes))).toBe(TEXT));

test.each([[[]], [[0x7b]], [[0x7b, 0x7d]]])('%j is UTF-8', (bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(String.fromCharCode(...bytes));
});

test('bytes that are no characters become U+FFFD', () => {
  expect(decodeText(Buffer.from('Général', 'latin1'))).toBe('G\uFFFDn\uFFFDral');
  expect(decodeText(Buffer.from([0x61, 0, 0, 0, 0, 0, 0x11, 0, 0x62]))).toBe('a\uFFFD');
});
