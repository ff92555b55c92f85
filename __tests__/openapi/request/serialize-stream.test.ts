import { buildRequest } from '@/lib/openapi/request/build-request';
import { formatStream } from '@/lib/openapi/request/serialize-stream';
import { getOperation, toApiOf } from '../core/support';

const ITEMS = [{ id: 1 }, 'two'];

test.each(['application/jsonl', 'application/x-ndjson; charset=utf-8', 'application/json-seq'])(
  'the items of %s are a line each',
  (media) => expect(formatStream(media, ITEMS)).toBe('{"id":1}\n"two"'),
);

test('events have a line for each field, and one for each line of its value', () => {
  const items = [{ event: 'paid', data: { id: 1 } }, { data: 'a\nb' }, 'c'];
  expect(formatStream('text/event-stream', items)).toBe(
    'event: paid\ndata: {"id":1}\n\ndata: a\ndata: b\n\ndata: c\n',
  );
});

test('nothing else is a stream', () => {
  expect(formatStream('application/json', ITEMS)).toBeUndefined();
  expect(formatStream('text/plain', ITEMS)).toBeUndefined();
  expect(formatStream('application/jsonl', { id: 1 })).toBeUndefined();
});

test('a request sends a stream in lines', () => {
  const content = { 'application/jsonl': { itemSchema: { properties: { id: { example: 7 } } } } };
  const api = toApiOf({ '/x': { post: { requestBody: { content } } } });
  expect(buildRequest(api, getOperation(api, 'post /x')).body).toEqual({
    kind: 'text',
    media: 'application/jsonl',
    text: '{"id":7}',
  });
});

test.each([
  ['text/event-stream', 'data: a\n\ndata: b\n\n'],
  ['application/json-seq', '\u001e"a"\n\u001e"b"\n'],
  ['application/jsonl', '"a"\n"b"'],
])('a request of %s sends what ends or begins each item', (name, text) => {
  const content = { [name]: { itemSchema: {}, example: ['a', 'b'] } };
  const api = toApiOf({ '/x': { post: { requestBody: { content } } } });
  const { body } = buildRequest(api, getOperation(api, 'post /x'));
  expect(body).toEqual({ kind: 'text', media: name, text });
});
