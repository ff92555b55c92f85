import { type Notation, printDataLiteral, quoteDouble as quote } from './literal';
import { READER_FILE, type SnippetBody } from './snippet-body';
import { joinLines, printParts, type SnippetRequest, type Syntax } from './snippet-parts';

const NOTATION: Notation = {
  quote,
  key: (name) => `${quote(name)}: `,
  constants: { true: 'True', false: 'False', null: 'None' },
};

/** Whether a body can be passed as `json`; `json=None` would send nothing. */
function isJsonArgument(body: SnippetBody | undefined): boolean {
  return body?.kind === 'json' && body.value !== null;
}

const SYNTAX: Syntax = {
  quote,
  readKey: (variable) => `os.environ["${variable}"]`,
  encodeKey: (key) => `quote(${key}, safe="")`,
  plus: ' + ',
  json: (value) => (value === null ? quote('null') : printDataLiteral(value, NOTATION, '    ')),
  form: (pairs) => {
    const lines = pairs.map(([name, text]) => `      (${quote(name)}, ${quote(text)})`);
    return `[\n${lines.join(',\n')}\n    ]`;
  },
  // A `str` would be sent as Latin-1.
  pieces: (pieces) =>
    pieces
      .map((one) =>
        one === READER_FILE ? 'open("YOUR_FILE", "rb").read()' : `${quote(one)}.encode()`,
      )
      .join(' +\n    '),
  setsType: (body) => isJsonArgument(body) && body.media === 'application/json',
};

/** Prints the call; `requests` writes methods in capitals, so another one is set on the request. */
function printCall(method: string, args: readonly string[]): string {
  const call = (name: string, all: readonly string[]) =>
    `requests.${name}(\n    ${all.join(',\n    ')}\n)`;
  if (/^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(method))
    return `response = ${call(method.toLowerCase(), args)}`;
  const all = [quote(method), ...args];
  return method === method.toUpperCase()
    ? `response = ${call('request', all)}`
    : `request = ${call('Request', all)}.prepare()
request.method = ${quote(method)}
response = requests.Session().send(request)`;
}

/** Prints a request with `requests`. */
export function printPython(request: SnippetRequest): string {
  const { method, keys } = request;
  const { url, user, password, headers, body } = printParts(request, SYNTAX);
  const lines = headers.map(([name, value]) => `      ${quote(name)}: ${value}`);
  const args = [
    url,
    ...(lines.length === 0 ? [] : [`headers={\n${lines.join(',\n')}\n    }`]),
    // A `str` would be sent as Latin-1.
    ...(user ? [`auth=(${user}.encode(), ${password ? `${password}.encode()` : '""'})`] : []),
    ...(body ? [`${isJsonArgument(request.body) ? 'json' : 'data'}=${body}`] : []),
  ];
  return joinLines([
    keys.length > 0 && 'import os',
    keys.some((key) => key.in === 'query') && 'from urllib.parse import quote',
    keys.length > 0 && '',
    'import requests\n',
    printCall(method, args),
    'print(response.status_code, response.text)',
  ]);
}
