import { csharpHttpclient } from '@scalar/snippetz/plugins/csharp/httpclient';
import { BODY, type Dialect, MEDIA } from './frame';
import { toJsonText, toQuoted } from './literal';

const toEscape = (code: number) =>
  code > 0xffff
    ? `\\U${code.toString(16).padStart(8, '0')}`
    : `\\u${code.toString(16).padStart(4, '0')}`;
const quote = (text: string) => toQuoted(text, { mark: '"', escape: toEscape });

const FRAME = /new StringContent\(\n"""\n(.*)\n""",\nSystem\.Text\.Encoding\.UTF8, /s;

/** C# from 11 (.NET 7) with `HttpClient`, as a file of top-level statements. */
export const csharp: Dialect = {
  plugin: {
    ...csharpHttpclient,
    // The library writes the body between raw marks; in quotes it is replaced like everything else.
    generate: (request, options) =>
      csharpHttpclient
        .generate(request, options)
        .replace(FRAME, `new StringContent("${BODY}", Encoding.UTF8, `),
  },
  quote,
  key: 'Environment.GetEnvironmentVariable("SANDBOX_KEY")',
  basic:
    'Convert.ToBase64String(\n  Encoding.UTF8.GetBytes(Environment.GetEnvironmentVariable("SANDBOX_KEY") + ":"))',
  plus: ' + ',
  // A raw literal: in JSON three quotes cannot follow each other.
  json: (value) => `\n  """\n${toJsonText(value).replace(/^/gm, '  ')}\n  """`,
  bodyKind: () => ({ mimeType: MEDIA, text: BODY }),
  hasTypeHeader: () => false,
  finish: (code, { keys, body }) => {
    const isAuthorised = code.includes('new AuthenticationHeaderValue(');
    const isEncoded = body !== undefined || keys.some((key) => key.in === 'basic');
    const imports = [
      ...(isAuthorised ? ['using System.Net.Http.Headers;'] : []),
      ...(isEncoded ? ['using System.Text;'] : []),
    ];
    const start = imports.length > 0 ? `${imports.join('\n')}\n\n` : '';
    return `${start}${code}\nConsole.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");`;
  },
};
