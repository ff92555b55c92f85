import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { serializeXml } from '@/lib/openapi/request/serialize-xml';
import { anyText } from '../../support/any-text';
import { growsWithItsInput } from '../../support/work';
import { getOperation, toApiOf } from '../core/support';

const START = '<?xml version="1.0" encoding="UTF-8"?>\n';

function write(schema: Json, value: Json, schemas: JsonObject = {}): string {
  const source = { value: schema, pointer: '#/test', openRefs: [] };
  const text = serializeXml(toApiOf({}, schemas), source, value);
  expect(text.startsWith(START)).toBe(true);
  return text.slice(START.length);
}

test('an object is an element of its name with an element for each property', () => {
  const Sale = { type: 'object', properties: { amount: { type: 'number' }, note: {} } };
  const value = { amount: 49.95, note: null, card: { number: '42' } };
  expect(write({ $ref: '#/components/schemas/Sale' }, value, { Sale })).toBe(
    [
      '<Sale>',
      '  <amount>49.95</amount>',
      '  <note/>',
      '  <card>',
      '    <number>42</number>',
      '  </card>',
      '</Sale>',
    ].join('\n'),
  );
});

test.each<[string, JsonObject, Json, string]>([
  ['a name', { xml: { name: 'sale' } }, {}, '<sale/>'],
  [
    'a prefix and namespace',
    { xml: { name: 'sale', prefix: 'p', namespace: 'https://x.example.com/"' } },
    {},
    '<p:sale xmlns:p="https://x.example.com/&quot;"/>',
  ],
  ['a namespace alone', { xml: { namespace: 'urn:x' } }, {}, '<root xmlns="urn:x"/>'],
  [
    'attributes',
    { properties: { id: { xml: { attribute: true } }, of: { xml: { nodeType: 'attribute' } } } },
    { id: 'a"<', of: 1, on: true },
    '<root id="a&quot;&lt;" of="1">\n  <on>true</on>\n</root>',
  ],
  [
    'attributes with a prefix, declared once',
    {
      xml: { prefix: 'a', namespace: 'http://a' },
      properties: {
        id: { xml: { attribute: true, prefix: 'a', namespace: 'http://a' } },
        of: { xml: { attribute: true, prefix: 'b', namespace: 'http://b' } },
        on: { xml: { attribute: true, namespace: 'http://c' } },
      },
    },
    { id: 1, of: 2, on: 3 },
    '<a:root xmlns:a="http://a" a:id="1" xmlns:b="http://b" b:of="2" on="3"/>',
  ],
  [
    'text',
    { properties: { id: { xml: { attribute: true } }, value: { xml: { nodeType: 'text' } } } },
    { id: 1, value: 'a & b' },
    '<root id="1">a &amp; b</root>',
  ],
  [
    'a list as it is',
    { properties: { tag: { type: 'array', items: {} } } },
    { tag: [1, 2] },
    '<root>\n  <tag>1</tag>\n  <tag>2</tag>\n</root>',
  ],
  [
    'a list whose items have a name',
    { properties: { tags: { type: 'array', items: { xml: { name: 'tag' } } } } },
    { tags: [1] },
    '<root>\n  <tag>1</tag>\n</root>',
  ],
  [
    'a list in an element',
    {
      properties: {
        tags: {
          type: 'array',
          xml: { wrapped: true, name: 'all' },
          items: { xml: { name: 'tag' } },
        },
      },
    },
    { tags: [1] },
    '<root>\n  <all>\n    <tag>1</tag>\n  </all>\n</root>',
  ],
  [
    'a list in an element, nothing named',
    { properties: { tags: { type: 'array', xml: { nodeType: 'element' }, items: {} } } },
    { tags: [1] },
    '<root>\n  <tags>\n    <tags>1</tags>\n  </tags>\n</root>',
  ],
  [
    'a list that has a name and no element',
    {
      properties: { tags: { type: 'array', xml: { name: 'never', prefix: 'p' }, items: {} } },
    },
    { tags: [1] },
    '<root>\n  <tags>1</tags>\n</root>',
  ],
  [
    'a list that has a name and no element, its items another',
    {
      properties: {
        tags: { type: 'array', xml: { name: 'never' }, items: { xml: { name: 'tag' } } },
      },
    },
    { tags: [1] },
    '<root>\n  <tag>1</tag>\n</root>',
  ],
  [
    'a list in an element whose name its items share',
    {
      properties: { tags: { type: 'array', xml: { name: 'all', wrapped: true }, items: {} } },
    },
    { tags: [1] },
    '<root>\n  <all>\n    <all>1</all>\n  </all>\n</root>',
  ],
  [
    'a list in an element whose name its items share, as 3.2 says it',
    {
      properties: {
        tags: {
          type: 'array',
          xml: { name: 'all', prefix: 'p', nodeType: 'element' },
          items: {},
        },
      },
    },
    { tags: [1] },
    '<root>\n  <p:all>\n    <all>1</all>\n  </p:all>\n</root>',
  ],
  [
    'a list as the root',
    { type: 'array' },
    [1, 2],
    '<root>\n  <item>1</item>\n  <item>2</item>\n</root>',
  ],
  [
    'an object without an element of its own',
    {
      properties: {
        no: {
          type: 'object',
          xml: { nodeType: 'none', name: 'never' },
          properties: { id: { xml: { nodeType: 'attribute' } }, deep: {} },
        },
        el: { type: 'object', xml: { nodeType: 'element', name: 'Elem' } },
      },
    },
    { no: { id: 1, deep: 'a' }, el: { q: 1 } },
    '<root id="1">\n  <deep>a</deep>\n  <Elem>\n    <q>1</q>\n  </Elem>\n</root>',
  ],
  [
    'a value without an element of its own',
    { properties: { no: { xml: { nodeType: 'none' } } } },
    { no: 'a<' },
    '<root>a&lt;</root>',
  ],
  ['a root, whatever it says', { xml: { nodeType: 'none' } }, {}, '<root/>'],
  [
    'a list that says it has no element of its own',
    { properties: { tag: { type: 'array', xml: { nodeType: 'none' }, items: {} } } },
    { tag: [1, 2] },
    '<root>\n  <tag>1</tag>\n  <tag>2</tag>\n</root>',
  ],
  [
    'a section of characters',
    { properties: { text: { xml: { nodeType: 'cdata' } } } },
    { text: 'a < b & ]]>' },
    '<root><![CDATA[a < b & ]]]]><![CDATA[>]]></root>',
  ],
  [
    'a property of a form',
    { oneOf: [{ properties: { a: {} } }, { properties: { id: { xml: { attribute: true } } } }] },
    { id: 1 },
    '<root id="1"/>',
  ],
  [
    'a property by its pattern of names',
    { additionalProperties: { xml: { name: 'entry' } } },
    { 'no name!': 1 },
    '<root>\n  <entry>1</entry>\n</root>',
  ],
  [
    'names that XML has not',
    {},
    { '1 <a>': 1, 'ü:b': 2 },
    '<root>\n  <_1_a_>1</_1_a_>\n  <ü:b>2</ü:b>\n</root>',
  ],
])('%s', (_, schema, value, text) => expect(write(schema, value)).toBe(text));

test('an example that is text is XML already', () => {
  const requestBody = { content: { 'text/xml': { example: '<a/>' } } };
  const api = toApiOf({ '/x': { post: { requestBody } } });
  expect(buildRequest(api, getOperation(api, 'post /x')).body).toEqual({
    kind: 'text',
    media: 'text/xml',
    text: '<a/>',
  });
});

test('a body offered as JSON too is sent as JSON', () => {
  const content = { 'application/xml': { example: { a: 1 } }, 'application/json': {} };
  const api = toApiOf({ '/x': { post: { requestBody: { content } } } });
  expect(buildRequest(api, getOperation(api, 'post /x')).body).toMatchObject({ kind: 'json' });
});

test('takes a time that grows with its fields, in forms too', () => {
  const toBody = (share: number) => {
    const names = Array.from({ length: Math.round(share * 3000) }, (_, index) => `field${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    const half = Object.fromEntries(Object.entries(properties).slice(names.length / 2));
    return {
      schema: { properties, oneOf: [{ properties: {} }, { properties: half }] },
      value: Object.fromEntries(
        [...names, ...names.map((name) => `no_${name}`)].map((n) => [n, 'x']),
      ),
    };
  };
  expect(growsWithItsInput(toBody, ({ schema, value }) => void write(schema, value))).toBe(true);
});

test('whatever names and texts are, the result is XML with the same texts', () => {
  const { window } = new JSDOM();
  const text = fc.oneof(
    anyText({ maxLength: 6 }),
    fc.constantFrom('"><script>', ']]>', '&amp;', '<!--', '\ud800', 'xmlns', '__proto__', '<?'),
  );
  // A colon means a prefix, which the document has to declare itself.
  const name = text.map((one) => one.replaceAll(':', ''));
  fc.assert(
    fc.property(fc.dictionary(name, text, { maxKeys: 4 }), name, text, (value, own, namespace) => {
      const schema = { xml: { name: own, namespace }, additionalProperties: {} };
      const written = write(schema, value);
      const parsed = new window.DOMParser().parseFromString(START + written, 'text/xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(parsed.documentElement.childElementCount).toBe(Object.keys(value).length);
    }),
  );
});
