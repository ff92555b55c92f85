import type { FormPart } from '@/lib/openapi/request/form-parts';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { startEcho } from './echo-server';
import { READER_FILE, runSnippet, RUNNABLE } from './run-snippet';

let echo: Awaited<ReturnType<typeof startEcho>>;
beforeAll(async () => {
  echo = await startEcho();
});
afterAll(() => echo.close());

type Arrived = {
  readonly head: string;
  readonly text: string;
  readonly parts?: readonly Arrived[];
};

/** A message as MIME reads it (RFC 2046 5.1.1): a delimiter is a whole line, and the line end before it is its own. */
function toParts(media: string, body: string): readonly Arrived[] {
  const boundary = /boundary="?([^";\r\n]+)/.exec(media)?.[1] ?? '';
  const end = `\r\n--${boundary}--`;
  const whole = `\r\n${body}`;
  expect(whole).toContain(end);
  const [, ...parts] = whole.slice(0, whole.lastIndexOf(end)).split(`\r\n--${boundary}\r\n`);
  return parts.map((part) => {
    const at = part.startsWith('\r\n') ? 0 : part.indexOf('\r\n\r\n') + 2;
    const head = part.slice(0, at);
    const text = part.slice(at + 2);
    const own = /content-type: (multipart.*)/i.exec(head)?.[1];
    return { head, text, ...(own === undefined ? {} : { parts: toParts(own, text) }) };
  });
}

const PARTS: readonly FormPart[] = [
  {
    ...{ name: 'batch', text: 'not sent', file: false, media: 'multipart/mixed' },
    headers: [['X-Meta', 'outer']],
    parts: [
      { name: 'card', text: '{"a":"b;c"}', file: false, media: 'application/json' },
      { name: 'scan', text: '', file: true, media: 'image/png', headers: [['X-Meta', 'v']] },
      {
        ...{ name: 'deep', text: 'not sent', file: false, media: 'multipart/mixed' },
        parts: [{ name: 'end', text: '@/etc/passwd', file: false }],
      },
    ],
  },
  { name: 'note', text: 'after it', file: false },
];

test.each(RUNNABLE)(
  '%s sends a part that is made of parts as a message in the message',
  async (language) => {
    const request = {
      ...{ method: 'POST', url: `${echo.url}/`, keys: [], headers: [], cookies: [] },
      body: { kind: 'form', media: 'multipart/form-data', parts: PARTS },
    } as const;
    await runSnippet(language, printSnippet(language, request));
    const [arrived] = echo.take();
    const parts = toParts(String(arrived?.headers['content-type']), arrived?.body ?? '');
    expect(parts).toEqual([
      {
        head: expect.stringMatching(/name="batch"[^]*x-meta: outer|x-meta: outer[^]*name="batch"/i),
        text: expect.any(String),
        parts: [
          { head: expect.stringContaining('name="card"'), text: '{"a":"b;c"}' },
          { head: expect.stringContaining('filename="YOUR_FILE"'), text: READER_FILE },
          {
            head: expect.stringContaining('name="deep"'),
            text: expect.any(String),
            parts: [{ head: expect.stringContaining('name="end"'), text: '@/etc/passwd' }],
          },
        ],
      },
      { head: expect.stringContaining('name="note"'), text: 'after it' },
    ]);
  },
  30_000,
);
