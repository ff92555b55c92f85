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
 * as GET, a GET with a body as POST, and a POST without a body in a form's media type.
 */
function printMethodLine({ method, body }: SampleRequest): string {
  if (method === (body === undefined ? 'GET' : 'POST')) return '';
  if (method === 'HEAD') return 'curl_setopt($ch, CURLOPT_NOBODY, true);\n';
  return `curl_setopt($ch, CURLOPT_CUSTOMREQUEST, '${method}');\n`;
}

/** Line of the library for POST; without a body curl would send an empty form. */
const POST_LINE = /^curl_setopt\(\$ch, CURLOPT_POST, true\);\n/m;

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
  key: (variable) => `getenv('${variable}')`,
  queryKey: (key) => `rawurlencode(${key})`,
  plus: ' . ',
  json: (value) =>
    hasLongInteger(value, 64)
      ? quote(printJson(value))
      : `json_encode(${printDataLiteral(value, NOTATION)})`,
  file: "file_get_contents('YOUR_FILE')",
  finish: (code, request) => {
    const open = code.replace(/\n+curl_close\(\$ch\);$/, '');
    const sent = request.body ? open : open.replace(POST_LINE, '');
    const [first = '', ...rest] = sent.split('\n\n');
    const options = `${printMethodLine(request)}${rest.join('\n\n')}`;
    return `<?php\n\n${first}\n${options.startsWith('curl_exec') ? '\n' : ''}${options}`;
  },
  amend: withEmptyHeaders,
};
