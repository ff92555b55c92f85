import { phpCurl } from '@scalar/snippetz/plugins/php/curl';
import { printJson } from '../core/print-json';
import type { SampleRequest } from '../request/build-request';
import type { Dialect } from './frame';
import {
  hasLongInteger,
  isVisible,
  type Notation,
  printDataLiteral,
  quoteLiteral,
  replaceLoneSurrogates,
} from './literal';

/** Between single quotes nothing is computed, but nothing can be escaped either. */
const quote = (text: string) =>
  isVisible(text)
    ? `'${replaceLoneSurrogates(text).replace(/[\\']/g, '\\$&')}'`
    : quoteLiteral(text, {
        delimiter: '"',
        special: /\$/,
        escape: (code) => `\\u{${code.toString(16)}}`,
      });

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

/** The library knows POST only: without this line a PUT is sent as POST, a DELETE as GET, a GET with a body as POST. */
function printMethodLine({ method, body }: SampleRequest): string {
  if (method === 'POST' || (method === 'GET' && body === undefined)) return '';
  if (method === 'HEAD') return 'curl_setopt($ch, CURLOPT_NOBODY, true);\n';
  return `curl_setopt($ch, CURLOPT_CUSTOMREQUEST, '${method}');\n`;
}

/** Told only that it is a POST curl sends nothing in chunks, after it has asked whether it may. */
function withEmptyPost(code: string, { body }: SampleRequest): string {
  return body ? code : code.replace('CURLOPT_POST, true', "CURLOPT_POSTFIELDS, ''");
}

/** Without a value curl leaves a header out; with a semicolon in the place of the colon it sends it empty. */
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
