import { decodeText } from '@/lib/http/decode-text';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { parseText } from '@/lib/openapi/parse/parse-text';

const JSON_TEXT = '{"openapi":"3.0.3",\n"info":{"title":"Général"},"paths":{"/a":{}}}';
const YAML_TEXT = 'openapi: 3.0.3\ninfo: { title: Général }\npaths: { /a: {} }';

const toLatin1 = (text: string) => decodeText(Buffer.from(text, 'latin1'));

test.each([
  ['JSON', () => parseText(toLatin1(JSON_TEXT)), 'line 2, column 19'],
  ['JSON before the page', () => parseJsonDocument(toLatin1(JSON_TEXT)), 'line 2, column 19'],
  ['YAML', () => parseText(toLatin1(YAML_TEXT)), 'line 2, column 17'],
])('bytes of %s that are no UTF-8 are named once, with their place', async (_, parse, at) => {
  const parsed = await parse();
  expect(parsed.ok).toBe(true);
  expect(parsed.problems).toEqual([
    {
      id: 'not-utf-8',
      level: 'error',
      at: '#',
      message: expect.stringContaining(`first at ${at};`),
    },
  ]);
});

test.each([JSON_TEXT, YAML_TEXT, JSON_TEXT.replace('é', '\\ufffd')])(
  '%j is UTF-8',
  async (text) => {
    expect((await parseText(text)).problems).toEqual([]);
  },
);
