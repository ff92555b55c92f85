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

/** Whether a body can be passed as `json`; `json=None` would send nothing. */
function isJsonArgument(body: SnippetBody): boolean {
  return body.kind === 'json' && body.value !== null;
}

/** Python with `requests`. */
export const python: Dialect = {
  plugin: pythonRequests,
  quote: quoteDouble,
  key: 'os.environ["SANDBOX_KEY"]',
  queryKey: 'quote(os.environ["SANDBOX_KEY"], safe="")',
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
    const name = method.toLowerCase();
    const call = FUNCTIONS.test(method)
      ? code
      : code.replace(
          /^requests\.\w+\(\s*/,
          `requests.request(\n    "${name.toUpperCase()}",\n    `,
        );
    const imports = [
      ...(keys.length > 0 ? ['import os'] : []),
      ...(keys.some((key) => key.in === 'query') ? ['from urllib.parse import quote'] : []),
    ];
    const start = imports.length > 0 ? `${imports.join('\n')}\n\n` : '';
    return `${start}import requests\n\nresponse = ${call}\nprint(response.status_code, response.text)`;
  },
};
