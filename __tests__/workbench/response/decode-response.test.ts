import type { CodeTables } from '@/lib/content/schemas/workbench/code-fields';
import { decodeResponse } from '@/lib/workbench/response/decode-response';

const row = (meaning: string) => ({ meaning, href: '/api/reference/' });
const TABLES: CodeTables = {
  statuses: { '402': row('declined') },
  tables: [{ fields: ['rcode'], codes: { '051': row('funds') } }],
};

test('explains the status, then each code of the body once', () => {
  const text = 'HTTP/2 402\n\n{"data":[{"rcode":"051"},{"rcode":"051"}]}';
  expect(decodeResponse(text, TABLES)?.explanations).toEqual([
    { pointer: '', field: 'HTTP status', code: '402', ...row('declined') },
    { pointer: '/data/0/rcode', field: 'rcode', code: '051', ...row('funds') },
  ]);
});

test('gives the body with its card numbers masked', () => {
  const text = '{"rcode":"051","card_number":"4111111111111111"}';
  expect(decodeResponse(text, TABLES)?.body).toEqual({
    rcode: '051',
    card_number: '411111******1111',
  });
});

test('gives no body where none was received, and nothing for another text', () => {
  expect(decodeResponse('HTTP/2 402\n\n', TABLES)?.body).toBeUndefined();
  expect(decodeResponse('What does this mean?', TABLES)).toBeUndefined();
});
