import { getKeyVariable, type RequestKey } from '../request/request-key';
import { printVisibleJson, quoteDouble as quote } from './literal';
import { type FilePiece, hasFile, READER_FILE, type SnippetBody } from './snippet-body';
import {
  joinLines,
  printCredentials as printBasic,
  type PrintedHeader,
  printParts,
  type SnippetRequest,
  type Syntax,
} from './snippet-parts';

function printBytes(piece: FilePiece): string {
  return piece === READER_FILE
    ? 'File.ReadAllBytes("YOUR_FILE")'
    : `Encoding.UTF8.GetBytes(${quote(piece)})`;
}

const SYNTAX: Syntax = {
  quote,
  readKey: (variable) => `Environment.GetEnvironmentVariable("${variable}")`,
  encodeKey: (key) => `Uri.EscapeDataString(${key}!)`,
  plus: ' + ',
  // Raw string: in JSON three quotes cannot follow each other.
  json: (value) => `\n  """\n${printVisibleJson(value).replace(/^/gm, '  ')}\n  """`,
  pieces: (pieces) => {
    const texts = pieces.filter((one) => one !== READER_FILE);
    if (texts.length === pieces.length) return texts.map(quote).join(' +\n    ');
    const [first, ...rest] = pieces.map(printBytes);
    const others = rest.map((one) => `\n  .Concat(${one})`);
    return [first, ...others, ...(others.length > 0 ? ['\n  .ToArray()'] : [])].join('');
  },
  setsType: () => true,
};

function printMethod(method: string): string {
  return /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(method)
    ? `HttpMethod.${method.slice(0, 1)}${method.slice(1).toLowerCase()}`
    : `new HttpMethod(${quote(method)})`;
}

/** Prints scheme and parameter of a key that has a scheme; empty for any other key. */
function printCredentials(key: RequestKey): string {
  if (key.in === 'basic')
    return `"Basic", Convert.ToBase64String(\n  Encoding.UTF8.GetBytes(${printBasic(key, SYNTAX)}))`;
  return key.in === 'header' && key.before !== ''
    ? `${quote(key.before.trimEnd())}, ${SYNTAX.readKey(getKeyVariable(key))}`
    : '';
}

/** Prints statements that set the content; to a bare media type .NET would add a `charset`. */
function printContent(code: string, body: SnippetBody): string {
  const media = `MediaTypeHeaderValue.Parse(${quote(body.media)})`;
  return hasFile(body)
    ? `request.Content = new ByteArrayContent(${code});\nrequest.Content.Headers.ContentType = ${media};`
    : `request.Content = new StringContent(${code}, Encoding.UTF8, ${media});`;
}

/** Headers of the content in .NET, the only ones that `request.Headers` refuses. */
const CONTENT_HEADERS =
  /^(content-(disposition|encoding|language|length|location|md5|range|type)|allow|expires|last-modified)$/i;

/** Prints a request with `HttpClient` as a file of top-level statements: C# from 11 (.NET 7). */
export function printCsharp(request: SnippetRequest): string {
  const credentials = request.keys.map(printCredentials).find((one) => one !== '');
  const keys = request.keys.filter((key) => printCredentials(key) === '');
  const { url, headers, body } = printParts({ ...request, keys }, SYNTAX);
  const ofContent = headers.filter(([name]) => CONTENT_HEADERS.test(name));
  const others = headers.filter((header) => !ofContent.includes(header));
  const add = ([name, value]: PrintedHeader) =>
    `TryAddWithoutValidation(${quote(name)}, ${value});`;
  const isEncoded = body !== undefined || request.keys.some((key) => key.in === 'basic');
  return joinLines([
    (body ?? credentials) && 'using System.Net.Http.Headers;',
    isEncoded && 'using System.Text;',
    (body ?? credentials) && '',
    'using var client = new HttpClient();\n',
    `var request = new HttpRequestMessage(${printMethod(request.method)}, ${url});`,
    credentials && `request.Headers.Authorization = new AuthenticationHeaderValue(${credentials});`,
    ...others.map((header) => `request.Headers.${add(header)}`),
    request.body && body && printContent(body, request.body),
    !body && ofContent.length > 0 && 'request.Content = new ByteArrayContent(Array.Empty<byte>());',
    ...ofContent.map((header) => `request.Content.Headers.${add(header)}`),
    '\nusing var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ]);
}
