import type { JsonObject } from '@/lib/openapi/core/types';
import { compare, document, lines, partiesOf } from './support';

const text = { type: 'string' };
const body = (media: string, schema: JsonObject, more: JsonObject = {}) =>
  document({ requestBody: { content: { [media]: { schema, ...more } } } });
const holding = (f: JsonObject): JsonObject => ({ type: 'object', properties: { f } });

describe('names of media types', () => {
  test.each([
    ['text/plain; charset=iso-8859-1', 'text/plain; charset=utf-8', []],
    ['text/plain; charset=iso-8859-1', 'Text/Plain', []],
    ['text/plain; version=1', 'text/plain', ['', '']],
    ['text/plain; version=1', 'text/plain; version=2', ['', 'senders']],
  ])('%s > %s', (before, after, expected) => {
    const { changes } = compare(body(before, text), body(after, text));
    expect(changes.map(({ breaks }) => breaks.join())).toEqual(expected);
  });
});

describe('the parts of a form', () => {
  const part = (encoding: JsonObject, schema: JsonObject = text) =>
    body('multipart/form-data', holding(schema), { encoding: { f: encoding } });
  const types = (contentType: string) => part({ contentType });
  const headers = (all: JsonObject) => part({ headers: all });

  test.each<[string, JsonObject, JsonObject, string]>([
    ['a longer list of media types', types('image/png'), types('image/png, image/jpeg'), ''],
    ['a shorter one', types('image/png, image/jpeg'), types('image/png'), 'senders'],
    ['a range', types('image/png'), types('image/*'), ''],
    ['one of a range', types('image/*'), types('image/png'), 'senders'],
    ['another media type', types('image/png'), types('text/plain'), 'senders'],
    ['the default, written out', part({}), types('text/plain'), ''],
    [
      'the default of an object',
      part({}, { type: 'object' }),
      part({ contentType: 'application/json' }, { type: 'object' }),
      '',
    ],
    ['a header', part({}), headers({ 'X-A': { schema: text } }), ''],
    [
      'a required header',
      part({}),
      headers({ 'X-A': { required: true, schema: text } }),
      'senders',
    ],
    ['a header that is gone', headers({ 'X-A': { schema: text } }), headers({}), 'senders'],
    [
      'a header of another type',
      headers({ 'X-A': { schema: text } }),
      headers({ 'x-a': { schema: { type: 'integer' } } }),
      'senders',
    ],
    [
      'capitals of a header',
      headers({ 'X-A': { schema: text } }),
      headers({ 'x-a': { schema: text } }),
      '',
    ],
    [
      'a Content-Type, which is none of them',
      headers({ 'Content-Type': { schema: text } }),
      headers({}),
      '',
    ],
  ])('%s', (_, before, after, expected) => {
    expect(partiesOf(before, after)).toBe(expected);
  });
});

describe('the elements and attributes of XML', () => {
  const xml = (f: JsonObject, media = 'application/xml') => body(media, holding(f));
  const named = (more: JsonObject, schema: JsonObject = text) => xml({ ...schema, xml: more });
  const list = { type: 'array', items: text };

  test.each<[string, JsonObject, JsonObject, string]>([
    ['a name', xml(text), named({ name: 'g' }), '<f> > <g>'],
    ['an attribute', xml(text), named({ attribute: true }), '<f> > @f'],
    ['an element around a list', xml(list), named({ wrapped: true }, list), '<f> > <f><f>'],
    [
      'the name of items',
      xml(list),
      xml({ ...list, items: { ...text, xml: { name: 'i' } } }),
      '<f> > <i>',
    ],
    ['a namespace', xml(text), named({ namespace: 'urn:a' }), '<f> > <{urn:a}f>'],
  ])('%s', (_, before, after, expected) => {
    expect(lines(before, after)).toEqual([
      `serialization-changed [senders] post /pay body.f: ${expected}`,
    ]);
  });

  test.each<[string, JsonObject, JsonObject]>([
    ['the name that it has anyway', xml(text), named({ name: 'f' })],
    ['a name that a list without element has not', xml(list), named({ name: 'g' }, list)],
    [
      'another prefix',
      named({ namespace: 'urn:a', prefix: 'p' }),
      named({ namespace: 'urn:a', prefix: 'q' }),
    ],
    [
      'a name in JSON',
      xml(text, 'application/json'),
      xml({ ...text, xml: { name: 'g' } }, 'application/json'),
    ],
  ])('%s: nothing is sent otherwise', (_, before, after) => {
    expect(lines(before, after)).toEqual([]);
  });

  test('the name of a component is that of an element where a document names elements', () => {
    const root = (name: string) => body('text/xml', { ...holding(text), xml: { name } });
    expect(partiesOf(root('sale'), root('payment'))).toBe('senders');
  });
});

test('a file is one in the words of each version of the standard', () => {
  const binary = { type: 'string', format: 'binary' };
  const file = (openapi: string, media: string, schema: JsonObject): JsonObject => ({
    ...body(media, schema),
    openapi,
  });
  for (const media of ['application/octet-stream', 'image/png']) {
    const [earlier, later] = [file('3.0.3', media, binary), file('3.1.0', media, {})];
    expect(lines(earlier, later)).toEqual([]);
    expect(lines(later, earlier)).toEqual([]);
  }
  const [former, other] = [
    file('3.0.3', 'multipart/form-data', holding(binary)),
    { ...text, contentMediaType: 'application/octet-stream' },
  ];
  expect(lines(former, file('3.1.0', 'multipart/form-data', holding(other)))).toEqual([]);
  const part = file('3.1.0', 'multipart/form-data', holding({}));
  expect(lines(former, part)).toEqual([]);
  expect(lines(part, former)).toEqual([]);
  const encoded = { ...text, contentEncoding: 'base64' };
  expect(partiesOf(former, file('3.1.0', 'multipart/form-data', holding(encoded)))).toBe('senders');
});
