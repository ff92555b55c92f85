import { jsFetch } from '@scalar/snippetz/plugins/js/fetch';
import type { Dialect } from './frame';
import { type Notation, toDataLiteral, toQuoted } from './literal';
import { isFromFile } from './sent-body';

const quote = (text: string) =>
  toQuoted(text, { mark: "'", escape: (code) => `\\u{${code.toString(16)}}` });

/** `__proto__: 1` would set a prototype and be lost. */
function toKey(name: string): string {
  if (name === '__proto__') return `['__proto__']: `;
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)}: `;
}

const NOTATION: Notation = {
  text: quote,
  key: toKey,
  true: 'true',
  false: 'false',
  null: 'null',
  map: ['{', '}'],
};

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** JavaScript with `fetch`: Node from 18, as a module. */
export const javascript: Dialect = {
  plugin: jsFetch,
  quote,
  key: 'process.env.SANDBOX_KEY',
  basic: "btoa(process.env.SANDBOX_KEY + ':')",
  plus: ' + ',
  json: (value) => `JSON.stringify(${toDataLiteral(value, NOTATION, '  ')})`,
  pairs: (pairs) => {
    const lines = pairs.map(([name, text]) => `    [${quote(name)}, ${quote(text)}]`);
    return `new URLSearchParams([\n${lines.join(',\n')}\n  ])`;
  },
  file: "readFileSync('YOUR_FILE')",
  join: (pieces) => `new Blob([\n    ${pieces.join(',\n    ')}\n  ])`,
  sends: (method) => !isRead(method),
  finish: (code, { method, body }) => {
    const isLeftOut = body !== undefined && isRead(method);
    const start = isLeftOut ? `// fetch sends no body with ${method}: it is left out.\n` : '';
    const file =
      isFromFile(body) && !isLeftOut ? "import { readFileSync } from 'node:fs';\n\n" : '';
    return `${file}${start}const response = await ${code};\nconsole.log(response.status, await response.text());`;
  },
};
