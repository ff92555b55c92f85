import { printJson } from '../core/print-json';
import {
  hasLongInteger,
  type Notation,
  printDataLiteral,
  quoteJavascript as quote,
} from './literal';
import { hasFile, READER_FILE } from './snippet-body';
import { joinLines, printParts, type SnippetRequest, type Syntax } from './snippet-parts';

/** Prints a key of an object; `__proto__: 1` would set a prototype and be lost. */
function printKey(name: string): string {
  if (name === '__proto__') return `['__proto__']: `;
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)}: `;
}

const NOTATION: Notation = {
  quote,
  key: printKey,
};

const SYNTAX: Syntax = {
  quote,
  readKey: (variable) => `process.env.${variable}`,
  encodeKey: (key) => `encodeURIComponent(${key})`,
  plus: ' + ',
  json: (value) =>
    hasLongInteger(value)
      ? quote(printJson(value))
      : `JSON.stringify(${printDataLiteral(value, NOTATION, '  ')})`,
  form: (pairs) => {
    const lines = pairs.map(([name, text]) => `    [${quote(name)}, ${quote(text)}]`);
    return `new URLSearchParams([\n${lines.join(',\n')}\n  ])`;
  },
  pieces: (pieces) => {
    const all = pieces.map((one) =>
      one === READER_FILE ? "readFileSync('YOUR_FILE')" : quote(one),
    );
    return all.length > 1 && pieces.includes(READER_FILE)
      ? `new Blob([\n    ${all.join(',\n    ')}\n  ])`
      : all.join(' +\n    ');
  },
};

/** Prints URL and options as arguments. */
function printArguments(request: SnippetRequest): string {
  const { method } = request;
  const { url, credentials, headers, body } = printParts(request, SYNTAX);
  const lines = [
    ...(credentials
      ? [`Authorization: 'Basic ' + Buffer.from(${credentials}).toString('base64')`]
      : []),
    ...headers.map(([name, value]) => `${printKey(name)}${value}`),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quote(method)}`]),
    ...(lines.length === 0 ? [] : [`headers: {\n    ${lines.join(',\n    ')}\n  }`]),
    ...(body === undefined ? [] : [`body: ${body}`]),
  ];
  return options.length === 0 ? url : `${url}, {\n  ${options.join(',\n  ')}\n}`;
}

/** Prints a request with Node's own client, which sends any method. */
function printNodeRequest(request: SnippetRequest, remark: string | false): string {
  const client = /^http:/i.test(request.url) ? 'node:http' : 'node:https';
  const all = printArguments(request).replaceAll('\n', '\n  ');
  return joinLines([
    `import { request } from '${client}';\n`,
    `// fetch refuses ${request.method}: this is Node's own client.`,
    remark,
    'const response = await new Promise((resolve, reject) => {',
    `  request(${all}, resolve).on('error', reject).end();`,
    '});',
    "let text = '';",
    "for await (const part of response.setEncoding('utf8')) text += part;",
    'console.log(response.statusCode, text);',
  ]);
}

/** Prints a request with `fetch`: Node from 18, as a module. */
export function printJavascript({ body, ...bodiless }: SnippetRequest): string {
  const { method } = bodiless;
  const isSent = body !== undefined && !/^(?:CONNECT|GET|HEAD|TRACE|TRACK)$/.test(method);
  const remark =
    body !== undefined && !isSent && `// fetch sends no body with ${method}: it is left out.`;
  // Forbidden methods (Fetch 2.2.1) besides CONNECT.
  if (/^TRAC[EK]$/.test(method)) return printNodeRequest(bodiless, remark);
  return joinLines([
    isSent && hasFile(body) && "import { readFileSync } from 'node:fs';\n",
    method === 'CONNECT' && '// fetch refuses CONNECT, which opens a tunnel: use curl.',
    remark,
    isSent &&
      body.kind === 'json' &&
      hasLongInteger(body.value) &&
      '// The body is text: numbers of JavaScript would round its integers.',
    `const response = await fetch(${printArguments(isSent ? { ...bodiless, body } : bodiless)});`,
    'console.log(response.status, await response.text());',
  ]);
}
