import { quoteDouble as quote } from '@/lib/openapi/snippets/literal';
import { getHashLength } from '../../sign-body';
import { getHashName, joinCode, toSnakeCase } from '../sample-plan';
import { printRequestParts, type RequestPlan, selectTime } from './request-plan';

/** Expression of the bytes of the signature. */
function printSignature({ settings }: RequestPlan): string {
  const { algorithm, hash, key } = settings;
  const name = hash.replace('-', '');
  if (algorithm !== 'HMAC')
    return {
      RSA: `key.sign(signed, PKCS1v15(), ${name}())`,
      'RSA-PSS': `key.sign(signed, PSS(MGF1(${name}()), ${getHashLength(hash)}), ${name}())`,
      ECDSA: `b"".join(one.to_bytes(32, "big") for one in decode_dss_signature(key.sign(signed, ECDSA(${name}()))))`,
      Ed25519: 'key.sign(signed)',
    }[algorithm];
  const text = key.prefix === '' ? 'secret' : `secret.removeprefix(${quote(key.prefix)})`;
  const bytes = {
    text: `${text}.encode()`,
    base64: `b64decode(${text})`,
    hex: `bytes.fromhex(${text})`,
    ...{ pem: '', certificate: '' },
  }[key.encoding];
  return `new_hmac(${bytes}, signed, ${getHashName({ hash })}).digest()`;
}

function printImports({ settings, values, readsAddress, isHmac }: RequestPlan): readonly string[] {
  const { algorithm, hash, digest, encoding, key, timeFormat } = settings;
  const name = hash.replace('-', '');
  const isEncoded = encoding === 'base64' || values.includes('digest:base64');
  const base64 = [
    ...(key.encoding === 'base64' ? ['b64decode'] : []),
    ...(isEncoded ? ['b64encode'] : []),
  ];
  const hashes = new Set([
    ...(isHmac ? [getHashName({ hash })] : []),
    ...(values.some((one) => one.startsWith('digest')) ? [getHashName({ hash: digest })] : []),
  ]);
  const hasTime = values.includes('timestamp');
  const asymmetric = 'cryptography.hazmat.primitives';
  const all = [
    base64.length > 0 && `from base64 import ${base64.join(', ')}`,
    hasTime && timeFormat === 'rfc3339' && 'from datetime import datetime, timezone',
    hashes.size > 0 && `from hashlib import ${[...hashes].join(', ')}`,
    isHmac && 'from hmac import new as new_hmac',
    hasTime && timeFormat !== 'rfc3339' && 'from time import time',
    readsAddress && 'from urllib.parse import urlsplit',
    values.includes('nonce') && 'from uuid import uuid4',
    algorithm === 'ECDSA' && `\nfrom ${asymmetric}.asymmetric.ec import ECDSA`,
    algorithm === 'ECDSA' && `from ${asymmetric}.asymmetric.utils import decode_dss_signature`,
    algorithm === 'RSA' && `\nfrom ${asymmetric}.asymmetric.padding import PKCS1v15`,
    algorithm === 'RSA-PSS' && `\nfrom ${asymmetric}.asymmetric.padding import MGF1, PSS`,
    !isHmac && algorithm !== 'Ed25519' && `from ${asymmetric}.hashes import ${name}`,
    !isHmac && `from ${asymmetric}.serialization import load_pem_private_key`,
  ];
  return all.filter((line) => typeof line === 'string');
}

/** Prints a function of Python 3.9 that signs a request; private keys need the package `cryptography`. */
export function printPythonSigner(plan: RequestPlan): string {
  const { settings, inputs, readsAddress, isHmac } = plan;
  const hash = `${getHashName({ hash: settings.digest })}(body)`;
  const { notes, lines, signed, headers } = printRequestParts(plan, {
    ...{ quote, plus: ' + ', name: toSnakeCase, comment: '#' },
    declare: (name, expression) => `    ${name} = ${expression}`,
    toBytes: (text) => `(${text}).encode()`,
    values: {
      scheme: 'address.scheme',
      host: 'address.netloc',
      path: 'address.path',
      query: 'address.query',
      sortedQuery: '"&".join(sorted(address.query.split("&")))',
      requestTarget: 'address.path + ("?" + address.query if address.query else "")',
      timestamp: selectTime(plan, {
        seconds: 'str(int(time()))',
        milliseconds: 'str(int(time() * 1000))',
        rfc3339: 'datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")',
      }),
      expires: `str(int(timestamp) + ${settings.expiresSeconds})`,
      nonce: 'str(uuid4())',
      'digest:hex': `${hash}.hexdigest()`,
      'digest:base64': `b64encode(${hash}.digest()).decode()`,
    },
  });
  const typed = [
    'method: str',
    'url: str',
    'body: bytes',
    ...inputs.map((one) => `${toSnakeCase(one)}: str`),
  ];
  const bytes = printSignature(plan);
  return joinCode([
    ...printImports(plan),
    '\n',
    notes,
    `def sign_request(${typed.join(', ')}) -> dict:`,
    readsAddress && '    address = urlsplit(url)',
    ...lines,
    `    signed = ${signed.join(' + ')}`,
    !isHmac && '    key = load_pem_private_key(private_key.encode(), None)',
    `    signature = ${settings.encoding === 'hex' ? `(${bytes}).hex()` : `b64encode(${bytes}).decode()`}`,
    '    return {',
    ...headers.map(([name, value]) => `        ${quote(name)}: ${value},`),
    '    }',
  ]);
}
