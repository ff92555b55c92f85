import { csharpHttpclient } from '@scalar/snippetz/plugins/csharp/httpclient';
import type { SampleRequest } from '../request/build-request';
import type { SerializedBody } from '../request/serialize-body';
import { BODY, type Dialect, MEDIA } from './frame';
import { printVisibleJson, quoteDouble } from './literal';
import { isFromFile } from './snippet-body';

/** Raw string in which the library prints a body. */
const RAW_CONTENT = /new StringContent\(\n"""\n(.*)\n""",\nSystem\.Text\.Encoding\.UTF8, /s;

const CONTENT = `new StringContent("${BODY}", Encoding.UTF8, "${MEDIA}");`;
const PARSED = `MediaTypeHeaderValue.Parse("${MEDIA}")`;

/** Parses media types: to the name alone `StringContent` adds a `charset`. */
function withParsedMediaType(code: string, body: SerializedBody | undefined): string {
  if (isFromFile(body)) {
    const content = `new ByteArrayContent("${BODY}");\nrequest.Content.Headers.ContentType = ${PARSED};`;
    return code.replace(CONTENT, content);
  }
  return code.replace(`"${MEDIA}"`, PARSED);
}

/** Headers of the content in .NET, the only ones that `request.Headers` refuses. */
const CONTENT_HEADERS =
  /^(content-(disposition|encoding|language|length|location|md5|range|type)|allow|expires|last-modified)$/i;

/** Header of the document in the frame; the header of a key has no marker as value. */
const DOCUMENT_HEADER =
  /^request\.Headers(\.TryAddWithoutValidation\("snippet-name-\d+-x", "snippet-value-\d+-x"\);)\n/gm;

/** Moves headers of the content behind it; a request that sends nothing gets an empty one. */
function withContentHeaders(frame: string, { headers, body }: SampleRequest): string {
  const contentLines: string[] = [];
  let index = 0;
  const rest = frame.replace(DOCUMENT_HEADER, (line: string, call: string) => {
    const [name = ''] = headers[index] ?? [];
    index += 1;
    if (!CONTENT_HEADERS.test(name)) return line;
    contentLines.push(`request.Content.Headers${call}\n`);
    return '';
  });
  const empty = 'request.Content = new ByteArrayContent(Array.Empty<byte>());\n';
  const content = `${body ? '' : empty}${contentLines.join('')}`;
  return contentLines.length === 0
    ? frame
    : rest.replace(/\n(?=\nusing var response)/, `\n${content}`);
}

/** C# from 11 (.NET 7) with `HttpClient`, as a file of top-level statements. */
export const csharp: Dialect = {
  plugin: {
    ...csharpHttpclient,
    // A quoted marker instead of a raw string, so that it is replaced like all others.
    generate: (request, options) =>
      csharpHttpclient
        .generate(request, options)
        .replace(RAW_CONTENT, `new StringContent("${BODY}", Encoding.UTF8, `),
  },
  quote: quoteDouble,
  key: (variable) => `Environment.GetEnvironmentVariable("${variable}")`,
  queryKey: (key) => `Uri.EscapeDataString(${key}!)`,
  basic: (key) => `Convert.ToBase64String(\n  Encoding.UTF8.GetBytes(${key} + ":"))`,
  plus: ' + ',
  // Raw string: in JSON three quotes cannot follow each other.
  json: (value) => `\n  """\n${printVisibleJson(value).replace(/^/gm, '  ')}\n  """`,
  bodyKind: () => ({ mimeType: MEDIA, text: BODY }),
  hasTypeHeader: () => false,
  file: 'File.ReadAllBytes("YOUR_FILE")',
  piece: (text) => `Encoding.UTF8.GetBytes(${quoteDouble(text)})`,
  join: ([first = '', ...rest]) =>
    `${first}${rest.map((one) => `\n  .Concat(${one})`).join('')}\n  .ToArray()`,
  finish: (frame, request) => {
    const { keys, body } = request;
    const code = withParsedMediaType(withContentHeaders(frame, request), body);
    const isTyped = code.includes('HeaderValue');
    const isEncoded = body !== undefined || keys.some((key) => key.in === 'basic');
    const imports = [
      ...(isTyped ? ['using System.Net.Http.Headers;'] : []),
      ...(isEncoded ? ['using System.Text;'] : []),
    ];
    const start = imports.length > 0 ? `${imports.join('\n')}\n\n` : '';
    return `${start}${code}\nConsole.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");`;
  },
};
