import { printJson } from '../core/print-json';
import { hasLongInteger, type Notation, printDataLiteral, quotePhp as quote } from './literal';
import { READER_FILE } from './snippet-body';
import { joinLines, printParts, type SnippetRequest, type Syntax } from './snippet-parts';

const NOTATION: Notation = {
  quote,
  key: (name) => `${quote(name)} => `,
  map: ['[', ']'],
  emptyMap: 'new stdClass()',
  numberedMap: '(object) [',
};

const SYNTAX: Syntax = {
  quote,
  readKey: (variable) => `getenv('${variable}')`,
  encodeKey: (key) => `rawurlencode(${key})`,
  plus: ' . ',
  json: (value) =>
    hasLongInteger(value, 64)
      ? quote(printJson(value))
      : `json_encode(${printDataLiteral(value, NOTATION)})`,
  pieces: (pieces) =>
    pieces
      .map((one) => (one === READER_FILE ? "file_get_contents('YOUR_FILE')" : quote(one)))
      .join(' .\n    '),
  // Empty ones need a semicolon: with a colon curl leaves them out.
  header: (name, value) => (value.join('') === '' ? [`${name};`] : [`${name}: `, ...value]),
};

/** Option for the method; POST without a body would be sent in the media type of a form. */
function printMethodOption({ method, body }: SnippetRequest): string | undefined {
  if (method === 'HEAD') return 'CURLOPT_NOBODY, true';
  if (method === 'POST' && body) return 'CURLOPT_POST, true';
  return method === 'GET' && !body ? undefined : `CURLOPT_CUSTOMREQUEST, ${quote(method)}`;
}

/** Prints a request with the curl extension of PHP. */
export function printPhp(request: SnippetRequest): string {
  const { url, credentials, headers, body } = printParts(request, SYNTAX);
  const method = printMethodOption(request);
  return joinLines([
    '<?php\n',
    `$ch = curl_init(${url});`,
    method && `curl_setopt($ch, ${method});`,
    credentials && `curl_setopt($ch, CURLOPT_USERPWD, ${credentials});`,
    headers.length > 0 &&
      `curl_setopt($ch, CURLOPT_HTTPHEADER, [${headers.map(([, line]) => line).join(', ')}]);`,
    body && `curl_setopt($ch, CURLOPT_POSTFIELDS, ${body});`,
    '\ncurl_exec($ch);',
  ]);
}
