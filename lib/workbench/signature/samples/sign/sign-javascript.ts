import { quoteJavascript as quote } from '@/lib/openapi/snippets/literal';
import { getHashLength } from '../../sign-body';
import { getHashName, joinCode } from '../sample-plan';
import { printRequestParts, type RequestPlan, selectTime } from './request-plan';

function printSignature({ settings, isHmac }: RequestPlan): string {
  const { algorithm, hash, encoding, key } = settings;
  const name = quote(getHashName({ hash }));
  if (isHmac) {
    const text = key.prefix === '' ? 'secret' : `secret.slice(${key.prefix.length})`;
    const bytes = key.encoding === 'text' ? text : `Buffer.from(${text}, '${key.encoding}')`;
    return `createHmac(${name}, ${bytes}).update(signed).digest('${encoding}')`;
  }
  const keys = {
    RSA: 'privateKey',
    Ed25519: 'privateKey',
    ECDSA: "{ key: privateKey, dsaEncoding: 'ieee-p1363' }",
    'RSA-PSS': `{ key: privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: ${getHashLength(hash)} }`,
  };
  const own = algorithm === 'HMAC' ? '' : keys[algorithm];
  return `sign(${algorithm === 'Ed25519' ? 'null' : name}, signed, ${own}).toString('${encoding}')`;
}

/** Prints a function for Node that signs a request. */
export function printJavascriptSigner(plan: RequestPlan): string {
  const { settings, inputs, values, readsAddress, isHmac } = plan;
  const hash = `createHash('${getHashName({ hash: settings.digest })}').update(body)`;
  const { notes, lines, signed, headers } = printRequestParts(plan, {
    ...{ quote, plus: ' + ', name: (name) => name, comment: '//' },
    declare: (name, expression) => `  const ${name} = ${expression};`,
    toBytes: (text) => `Buffer.from(${text})`,
    values: {
      scheme: 'address.protocol.slice(0, -1)',
      host: 'address.host',
      path: 'address.pathname',
      query: 'address.search.slice(1)',
      sortedQuery: "address.search.slice(1).split('&').sort().join('&')",
      requestTarget: 'address.pathname + address.search',
      timestamp: selectTime(plan, {
        seconds: 'String(Math.floor(Date.now() / 1000))',
        milliseconds: 'String(Date.now())',
        rfc3339: "new Date().toISOString().replace(/\\.\\d+/, '')",
      }),
      expires: `String(Number(timestamp) + ${settings.expiresSeconds})`,
      nonce: 'randomUUID()',
      'digest:hex': `${hash}.digest('hex')`,
      'digest:base64': `${hash}.digest('base64')`,
    },
  });
  const imports = [
    settings.algorithm === 'RSA-PSS' && 'constants',
    values.some((one) => one.startsWith('digest')) && 'createHash',
    isHmac && 'createHmac',
    values.includes('nonce') && 'randomUUID',
    !isHmac && 'sign',
  ].filter((one) => typeof one === 'string');
  return joinCode([
    `const { ${imports.join(', ')} } = require('node:crypto');\n`,
    notes,
    `function signRequest(${['method', 'url', 'body', ...inputs].join(', ')}) {`,
    readsAddress && '  const address = new URL(url);',
    ...lines,
    `  const signed = Buffer.concat([${signed.map((one) => (one === 'body' ? 'Buffer.from(body)' : one)).join(', ')}]);`,
    `  const signature = ${printSignature(plan)};`,
    '  return {',
    ...headers.map(([name, value]) => `    ${quote(name)}: ${value},`),
    '  };',
    '}',
  ]);
}
