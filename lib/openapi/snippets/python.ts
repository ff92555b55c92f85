import { pythonRequests } from '@scalar/snippetz/plugins/python/requests';
import { BODY, type Dialect } from './frame';
import { type Notation, printDataLiteral, quoteDouble } from './literal';
import type { SnippetBody } from './snippet-body';

const NOTATION: Notation = {
  text: quoteDouble,
  key: (name) => `${quoteDouble(name)}: `,
  true: 'True',
  false: 'False',
  null: 'None',
  map: ['{', '}'],
};

/** Methods for which `requests` has a function. */
const FUNCTIONS = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;

/** Prints the call; `requests` writes methods in capitals, so another one is set on the request. */
function printCall(code: string, method: string): string {
  if (FUNCTIONS.test(method)) return `response = ${code}`;
  const withMethod = (name: string) =>
    code.replace(/^requests\.\S+\(\s*/, `requests.${name}(\n    "${method}",\n    `);
  return method === method.toUpperCase()
    ? `response = ${withMethod('request')}`
    : `request = ${withMethod('Request')}.prepare()\nrequest.method = "${method}"\nresponse = requests.Session().send(request)`;
}

/** Whether a body can be passed as `json`; `json=None` would send nothing. */
function isJsonArgument(body: SnippetBody): boolean {
  return body.kind === 'json' && body.value !== null;
}

/** Python with `requests`. */
export const python: Dialect = {
  plugin: pythonRequests,
  quote: quoteDouble,
  key: (variable) => `os.environ["${variable}"]`,
  queryKey: (key) => `quote(${key}, safe="")`,
  // A `str` would be sent as Latin-1.
  user: (key) => `${key}.encode()`,
  plus: ' + ',
  json: (value) =>
    value === null ? quoteDouble('null') : printDataLiteral(value, NOTATION, '    '),
  pairs: (pairs) => {
    const lines = pairs.map(([name, text]) => `      (${quoteDouble(name)}, ${quoteDouble(text)})`);
    return `[\n${lines.join(',\n')}\n    ]`;
  },
  // A `str` would be sent as Latin-1.
  text: (text) => `${quoteDouble(text)}.encode()`,
  file: 'open("YOUR_FILE", "rb").read()',
  bodyKind: (body) => ({
    mimeType: 'application/json',
    text: isJsonArgument(body) ? JSON.stringify(BODY) : BODY,
  }),
  hasTypeHeader: (body) => body.media !== 'application/json' || !isJsonArgument(body),
  finish: (code, { method, keys }) => {
    const imports = [
      ...(keys.length > 0 ? ['import os'] : []),
      ...(keys.some((key) => key.in === 'query') ? ['from urllib.parse import quote'] : []),
    ];
    const start = imports.length > 0 ? `${imports.join('\n')}\n\n` : '';
    return `${start}import requests\n\n${printCall(code, method)}\nprint(response.status_code, response.text)`;
  },
};
