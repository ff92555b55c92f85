import { readResponseText } from '@/lib/http/read-text';
import { withServer } from './test-server';

test('a character that arrives in two pieces is whole, and a mark before the text is left out', async () => {
  const [head, tail] = [
    Buffer.from('\uFEFF{"currency":"\u20AC"}').subarray(0, 17),
    Buffer.from('\u20AC"}').subarray(1),
  ];
  await withServer(
    (_, response) => void response.write(head, () => setTimeout(() => response.end(tail), 20)),
    async (origin) =>
      expect(await readResponseText(await fetch(origin))).toBe('{"currency":"\u20AC"}'),
  );
});

test('a document of megabytes comes whole', async () => {
  const text = 'Zahlung für 決済. '.repeat(100_000);
  await withServer(
    (_, response) => response.end(text),
    async (origin) => expect((await readResponseText(await fetch(origin))) === text).toBe(true),
  );
});

test('an answer without a body is the empty text', async () => {
  expect(await readResponseText(new Response(null, { status: 204 }))).toBe('');
});

test('an answer that breaks off is refused', async () => {
  await withServer(
    ({ socket }, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"openapi":', () => socket.destroy());
    },
    async (origin) => expect(fetch(origin).then(readResponseText)).rejects.toThrow(),
  );
});
