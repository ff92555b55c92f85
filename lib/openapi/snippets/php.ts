import { phpCurl } from '@scalar/snippetz/plugins/php/curl';
import { printJson } from '../core/print-json';
import type { SampleRequest } from '../request/build-request';
import type { Dialect } from './frame';
import { hasLongInteger, type Notation, printDataLiteral, quoteSingle } from './literal';

const quote = (text: string) => quoteSingle(text, '$');

const NOTATION: Notation = {
  text: quote,
  key: (name) => `${quote(name)} => `,
  true: 'true',
  false: 'false',
  null: 'null',
  map: ['[', ']'],
  emptyMap: 'new stdClass()',
  numberedMap: '(object) [',
};

/**
 * Prints the option for the method. The library knows only POST: PUT would be sent as POST, DELETE
 * as GET, a GET with a body as POST.
 */
function printMethodLine({ method, body }: SampleRequest): string {
  if (method === 'POST' || (method === 'GET' && body === undefined)) return '';
  if (method === 'HEAD') return 'curl_setopt($ch, CURLOPT_NOBODY, true);\n';
  return `curl_setopt($ch, CURLOPT_CUSTOMREQUEST, '${method}');\n`;
}

/** Makes a POST without a body send an empty one; else curl negotiates a chunked body first. */
function withEmptyPost(code: string, { body }: SampleRequest): string {
  return body ? code : code.replace('CURLOPT_POST, true', "CURLOPT_POSTFIELDS, ''");
}

/** Makes curl send empty headers: with a colon it leaves them out, with a semicolon it does not. */
function withEmptyHeaders(code: string, { headers }: SampleRequest): string {
  return headers
    .filter(([, value]) => value === '')
    .reduce((text, [name]) => text.replace(quote(`${name}: `), () => quote(`${name};`)), code);
}

/** PHP with its curl extension. */
export const php: Dialect = {
  plugin: phpCurl,
  quote,
  key: "getenv('SANDBOX_KEY')",
  queryKey: "rawurlencode(getenv('SANDBOX_KEY'))",
  plus: ' . ',
  json: (value) =>
    hasLongInteger(value, 64)
      ? quote(printJson(value))
      : `json_encode(${printDataLiteral(value, NOTATION)})`,
  file: "file_get_contents('YOUR_FILE')",
  finish: (code, request) => {
    const open = code.replace(/\n+curl_close\(\$ch\);$/, '');
    const [first = '', ...rest] = withEmptyPost(open, request).split('\n\n');
    const options = `${printMethodLine(request)}${rest.join('\n\n')}`;
    return `<?php\n\n${first}\n${options.startsWith('curl_exec') ? '\n' : ''}${options}`;
  },
  amend: withEmptyHeaders,
};
