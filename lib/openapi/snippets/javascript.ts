import { jsFetch } from '@scalar/snippetz/plugins/js/fetch';
import { printJson } from '../core/print-json';
import type { SampleRequest } from '../request/build-request';
import type { Dialect } from './frame';
import { hasLongInteger, type Notation, printDataLiteral, quoteLiteral } from './literal';
import { isFromFile } from './snippet-body';

const quote = (text: string) =>
  quoteLiteral(text, { delimiter: "'", escape: (code) => `\\u{${code.toString(16)}}` });

/** Prints a key of an object; `__proto__: 1` would set a prototype and be lost. */
function printKey(name: string): string {
  if (name === '__proto__') return `['__proto__']: `;
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)}: `;
}

const NOTATION: Notation = {
  text: quote,
  key: printKey,
  true: 'true',
  false: 'false',
  null: 'null',
  map: ['{', '}'],
};

/** Methods that `fetch` refuses (Fetch 2.2.1 "forbidden method"). */
const REFUSED_METHODS = /^(?:CONNECT|TRACE|TRACK)$/;

const canSendBody = (method: string) =>
  !/^(?:GET|HEAD)$/.test(method) && !REFUSED_METHODS.test(method);

/** Prints a request with Node's own client, which sends any method. */
function printNodeRequest(code: string, sample: SampleRequest): string {
  const { method, url } = sample;
  const client = /^http:/i.test(url) ? 'node:http' : 'node:https';
  const call = code.replace(/^fetch\(/, 'request(').replace(/\)$/, ', resolve)');
  return `import { request } from '${client}';

// fetch refuses ${method}: this is Node's own client.
${printRemarks(sample)}const response = await new Promise((resolve, reject) => {
  ${call.replaceAll('\n', '\n  ')}.on('error', reject).end();
});
let text = '';
for await (const part of response.setEncoding('utf8')) text += part;
console.log(response.statusCode, text);`;
}

/** Prints comments on what a reader would not expect of the program; empty for none. */
function printRemarks({ method, body }: SampleRequest): string {
  const remarks = [
    method === 'CONNECT' ? 'fetch refuses CONNECT, which opens a tunnel: use curl.' : '',
    body !== undefined && !canSendBody(method)
      ? `fetch sends no body with ${method}: it is left out.`
      : '',
    body?.kind === 'json' && canSendBody(method) && hasLongInteger(body.value)
      ? 'The body is text: numbers of JavaScript would round its integers.'
      : '',
  ];
  return remarks.map((text) => (text === '' ? '' : `// ${text}\n`)).join('');
}

/** JavaScript with `fetch`: Node from 18, as a module. */
export const javascript: Dialect = {
  plugin: jsFetch,
  quote,
  key: (variable) => `process.env.${variable}`,
  queryKey: (key) => `encodeURIComponent(${key})`,
  // Bytes of UTF-8, as in the other languages: `btoa` takes Latin-1 only.
  basic: (key) => `Buffer.from(${key} + ':').toString('base64')`,
  plus: ' + ',
  json: (value) =>
    hasLongInteger(value)
      ? quote(printJson(value))
      : `JSON.stringify(${printDataLiteral(value, NOTATION, '  ')})`,
  pairs: (pairs) => {
    const lines = pairs.map(([name, text]) => `    [${quote(name)}, ${quote(text)}]`);
    return `new URLSearchParams([\n${lines.join(',\n')}\n  ])`;
  },
  file: "readFileSync('YOUR_FILE')",
  join: (pieces) => `new Blob([\n    ${pieces.join(',\n    ')}\n  ])`,
  sendsBody: canSendBody,
  finish: (code, request) => {
    const { method, body } = request;
    if (method === 'TRACE' || method === 'TRACK') return printNodeRequest(code, request);
    const file =
      isFromFile(body) && canSendBody(method) ? "import { readFileSync } from 'node:fs';\n\n" : '';
    return `${file}${printRemarks(request)}const response = await ${code};\nconsole.log(response.status, await response.text());`;
  },
};
