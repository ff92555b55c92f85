import { javaNethttp } from '@scalar/snippetz/plugins/java/nethttp';
import type { SampleRequest } from '../request/build-request';
import { BODY, type Dialect } from './frame';
import { printVisibleJson, quoteLiteral, escapeUnicode } from './literal';
import { isFromFile } from './snippet-body';

const quote = (text: string) => quoteLiteral(text, { delimiter: '"', escape: escapeUnicode });

/**
 * Prints JSON as a text block (Java 15) with doubled backslashes; other than an object or list, as
 * a literal, because its last quote would touch those of the block.
 */
function printTextBlock(json: string): string {
  if (!/[\]}]$/.test(json)) return quote(json);
  const lines = json.replaceAll('\\', '\\\\').replace(/^/gm, '        ');
  return `"""\n${lines}"""`;
}

/** Indents the lines of a method. */
function indent(code: string): string {
  return code
    .split('\n')
    .map((line) => (line === '' ? line : `    ${line}`))
    .join('\n');
}

const PUBLISHERS = 'HttpRequest.BodyPublishers';

function listImports({ keys, body }: SampleRequest): readonly string[] {
  const isInQuery = keys.some((key) => key.in === 'query');
  const isBasic = keys.some((key) => key.in === 'basic');
  return [
    'java.net.URI',
    ...(isInQuery ? ['java.net.URLEncoder'] : []),
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(isInQuery || isBasic ? ['java.nio.charset.StandardCharsets'] : []),
    ...(isFromFile(body) ? ['java.nio.file.Path'] : []),
    ...(isBasic ? ['java.util.Base64'] : []),
  ].map((name) => `import ${name};`);
}

/** Java from 17 with the client of its standard library; `java Sample.java` runs it. */
export const java: Dialect = {
  plugin: javaNethttp,
  quote,
  key: (variable) => `System.getenv("${variable}")`,
  queryKey: (key) => `URLEncoder.encode(${key}, StandardCharsets.UTF_8)`,
  basic: (key) =>
    `Base64.getEncoder().encodeToString((${key} + ":").getBytes(StandardCharsets.UTF_8))`,
  plus: ' + ',
  json: (value) => printTextBlock(printVisibleJson(value)),
  file: `${PUBLISHERS}.ofFile(Path.of("YOUR_FILE"))`,
  piece: (text) => `${PUBLISHERS}.ofString(${quote(text)})`,
  join: (pieces) => `${PUBLISHERS}.concat(\n            ${pieces.join(',\n            ')})`,
  finish: (code, request) => {
    const sent = isFromFile(request.body)
      ? code.replace(`${PUBLISHERS}.ofString("${BODY}")`, `"${BODY}"`)
      : code;
    const call = sent.replace(
      'HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
      'HttpResponse<String> response =\n    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    );
    const print = call.replace(
      'System.out.println(response.body());',
      'System.out.println(response.statusCode() + " " + response.body());',
    );
    return [
      ...listImports(request),
      '',
      'public class Sample {',
      '  public static void main(String[] args) throws Exception {',
      indent(print),
      '  }',
      '}',
    ].join('\n');
  },
};
