import { printVisibleJson, quoteJava as quote } from './literal';
import { hasFile, READER_FILE } from './snippet-body';
import { joinLines, printParts, type SnippetRequest, type Syntax } from './snippet-parts';

const PUBLISHERS = 'HttpRequest.BodyPublishers';
const LINE = '\n            ';

const publishText = (text: string) => `${PUBLISHERS}.ofString(${text})`;

/**
 * Prints JSON as a text block (Java 15) with doubled backslashes; other than an object or list, as
 * a literal, because its last quote would touch those of the block.
 */
function printTextBlock(json: string): string {
  if (!/[\]}]$/.test(json)) return quote(json);
  const lines = json.replaceAll('\\', '\\\\').replace(/^/gm, '        ');
  return `"""\n${lines}"""`;
}

const SYNTAX: Syntax = {
  quote,
  readKey: (variable) => `System.getenv("${variable}")`,
  encodeKey: (key) => `URLEncoder.encode(${key}, StandardCharsets.UTF_8)`,
  plus: ' + ',
  json: (value) => publishText(printTextBlock(printVisibleJson(value))),
  pieces: (pieces) => {
    const texts = pieces.filter((one) => one !== READER_FILE);
    if (texts.length === pieces.length) return publishText(texts.map(quote).join(` +${LINE}`));
    const file = `${PUBLISHERS}.ofFile(Path.of("YOUR_FILE"))`;
    const all = pieces.map((one) => (one === READER_FILE ? file : publishText(quote(one))));
    return all.length === 1 ? file : `${PUBLISHERS}.concat(${LINE}${all.join(`,${LINE}`)})`;
  },
};

/** Prints a request with the client of the standard library, from Java 17. */
export function printJava(request: SnippetRequest): string {
  const {
    url,
    credentials,
    headers,
    body = `${PUBLISHERS}.noBody()`,
  } = printParts(request, SYNTAX);
  const isInQuery = request.keys.some((key) => key.in === 'query');
  const bytes = `(${credentials}).getBytes(StandardCharsets.UTF_8)`;
  return joinLines([
    'import java.net.URI;',
    isInQuery && 'import java.net.URLEncoder;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    (isInQuery || credentials) && 'import java.nio.charset.StandardCharsets;',
    hasFile(request.body) && 'import java.nio.file.Path;',
    credentials && 'import java.util.Base64;',
    '\npublic class Sample {',
    '  public static void main(String[] args) throws Exception {',
    '    HttpRequest request = HttpRequest.newBuilder()',
    `        .uri(URI.create(${url}))`,
    credentials &&
      `        .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(${bytes}))`,
    ...headers.map(([name, value]) => `        .header(${quote(name)}, ${value})`),
    `        .method(${quote(request.method)}, ${body})`,
    '        .build();',
    '    HttpResponse<String> response =',
    '        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '    System.out.println(response.statusCode() + " " + response.body());',
    '  }',
    '}',
  ]);
}
