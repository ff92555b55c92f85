import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';

const BARE: SampleRequest = {
  method: 'PUT',
  url: 'https://x.com/a',
  keys: [{ in: 'header', name: 'X-Key', before: '' }],
  cookies: ['c=d'],
  headers: [
    ['X-A', '1'],
    ['Content-Language', 'de'],
    ['x-content', '2'],
    ['expires', '0'],
  ],
};
const OWN = `request.Headers.TryAddWithoutValidation("X-Key", Environment.GetEnvironmentVariable("SANDBOX_KEY"));
request.Headers.TryAddWithoutValidation("X-A", "1");
request.Headers.TryAddWithoutValidation("x-content", "2");
request.Headers.TryAddWithoutValidation("Cookie", "c=d");
`;
const OF_CONTENT = `request.Content.Headers.TryAddWithoutValidation("Content-Language", "de");
request.Content.Headers.TryAddWithoutValidation("expires", "0");

using var response`;

test('in C# headers that tell of the content are those of the content', () => {
  const body = { kind: 'text', media: 'text/plain', text: 'hi' } as const;
  const code = printSnippet('csharp', { ...BARE, body });
  expect(code).toContain(
    `${OWN}request.Content = new StringContent("hi", Encoding.UTF8, MediaTypeHeaderValue.Parse("text/plain"));\n${OF_CONTENT}`,
  );
  const file = printSnippet('csharp', {
    ...BARE,
    body: { ...body, media: 'image/png', file: true },
  });
  expect(file).toContain(
    `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse("image/png");\n${OF_CONTENT}`,
  );
});

test('in C# there is a content for them where nothing is sent', () => {
  const content = 'request.Content = new ByteArrayContent(Array.Empty<byte>());\n';
  expect(printSnippet('csharp', BARE)).toContain(`${OWN}${content}${OF_CONTENT}`);
  expect(printSnippet('csharp', { ...BARE, headers: [['X-A', '1']] })).not.toContain('Content =');
});

test('in C# only those headers that .NET knows as the content’s are moved to it', () => {
  const names = ['Content-Version', 'Content-Security-Policy'];
  const headers = names.map((name) => [name, '1'] as const);
  const code = printSnippet('csharp', { ...BARE, method: 'GET', headers });
  expect(code).not.toContain('Content = ');
  for (const name of names)
    expect(code).toContain(`request.Headers.TryAddWithoutValidation("${name}", "1");`);
});
