import { quoteDouble as quote } from '@/lib/openapi/snippets/literal';
import {
  getFieldPrefix,
  getHashName,
  joinCode,
  printAgeNote,
  printNotes,
  printPieces,
  type SamplePlan,
  surroundBody,
  toSnakeCase,
} from './sample-plan';

const DECODERS = { base64: 'b64decode', hex: 'bytes.fromhex' };

/** Expression of the key. */
function printKey({ settings, key: argument, hasEncodedKey }: SamplePlan): string {
  const { algorithm, key } = settings;
  const name = toSnakeCase(argument);
  const text = key.prefix === '' ? name : `${name}.removeprefix(${quote(key.prefix)})`;
  const bytes = `${key.encoding === 'hex' ? DECODERS.hex : DECODERS.base64}(${text})`;
  if (algorithm === 'HMAC') return hasEncodedKey ? bytes : `${name}.encode()`;
  if (hasEncodedKey) return `Ed25519PublicKey.from_public_bytes(${bytes})`;
  return key.encoding === 'certificate'
    ? `load_pem_x509_certificate(${name}.encode()).public_key()`
    : `load_pem_public_key(${name}.encode())`;
}

function printSigned(plan: SamplePlan): string {
  const { token, bodyHash } = plan.settings;
  if (token !== undefined)
    return bodyHash === undefined
      ? '(head + ".").encode() + urlsafe_b64encode(raw_body).rstrip(b"=")'
      : '(head + "." + payload).encode()';
  const texts = printPieces(plan, {
    text: (text) => quote(text).slice(1, -1).replace(/[{}]/g, '$&$&'),
    insert: (expression) => `{${expression}}`,
    field: (path) => `field('${path}')`,
    crc32: 'crc32(raw_body)',
    name: toSnakeCase,
  });
  return surroundBody(texts, 'raw_body', (text) => `f"${text}".encode()`).join(' + ');
}

/** Function that compares one signature; `given` is its text. */
function printCheck({ settings }: SamplePlan): string {
  const { algorithm, encoding, token, hash } = settings;
  const decoded =
    token === undefined ? `${DECODERS[encoding]}(given)` : 'urlsafe_b64decode(given + "==")';
  if (algorithm === 'HMAC') {
    const encoded = {
      base64: 'b64encode(expected)',
      hex: 'expected.hex().encode()',
    }[encoding];
    return `compare_digest(given.encode(), ${token === undefined ? encoded : 'urlsafe_b64encode(expected).rstrip(b"=")'})`;
  }
  const more = algorithm === 'RSA' ? `, PKCS1v15(), ${hash.replace('-', '')}()` : '';
  return `key.verify(${decoded}, signed${more})`;
}

function printImports({
  settings,
  pieces,
  readsFields,
  time,
  hasEncodedKey,
}: SamplePlan): readonly string[] {
  const { algorithm, key, token, bodyHash, encoding, hash, timeFormat, signatureField } = settings;
  const isHmac = algorithm === 'HMAC';
  const inBase64 = token === undefined && encoding === 'base64';
  const base64 = [
    ...(key.encoding === 'base64' || (!isHmac && inBase64) ? ['b64decode'] : []),
    ...(isHmac && inBase64 ? ['b64encode'] : []),
    ...((token !== undefined && !isHmac) || bodyHash !== undefined ? ['urlsafe_b64decode'] : []),
    ...(token !== undefined && (isHmac || bodyHash === undefined) ? ['urlsafe_b64encode'] : []),
  ];
  const lines = [
    base64.length > 0 && `from base64 import ${base64.join(', ')}`,
    !isHmac && 'from binascii import Error',
    time === 'timestamp' && timeFormat === 'rfc3339' && 'from datetime import datetime',
    (isHmac || bodyHash !== undefined) &&
      `from hashlib import ${[...new Set([...(isHmac ? [getHashName(settings)] : []), ...(bodyHash === undefined ? [] : ['sha256'])])].join(', ')}`,
    (isHmac || signatureField !== undefined) &&
      isHmac &&
      'from hmac import compare_digest, new as new_hmac',
    (readsFields || bodyHash !== undefined) &&
      'from json import dumps, loads'.replace(readsFields ? '' : 'dumps, ', ''),
    time && 'from time import time',
    pieces.some(({ kind }) => kind === 'crc32') && 'from zlib import crc32',
    !isHmac && '\nfrom cryptography.exceptions import InvalidSignature',
    algorithm === 'RSA' && 'from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15',
    !isHmac &&
      hasEncodedKey &&
      'from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey',
    algorithm === 'RSA' &&
      `from cryptography.hazmat.primitives.hashes import ${hash.replace('-', '')}`,
    key.encoding === 'pem' &&
      'from cryptography.hazmat.primitives.serialization import load_pem_public_key',
    key.encoding === 'certificate' && 'from cryptography.x509 import load_pem_x509_certificate',
  ];
  return lines.filter((line) => typeof line === 'string');
}

function printTime({ settings: { timeFormat } }: SamplePlan): string {
  if (timeFormat === 'rfc3339')
    return 'datetime.fromisoformat(timestamp.replace("Z", "+00:00")).timestamp()';
  return timeFormat === 'seconds' ? 'int(timestamp)' : 'int(timestamp) / 1000';
}

/** Prints a function of Python 3.9 that verifies a signature; public keys need the package `cryptography`. */
export function printPythonSample(plan: SamplePlan): string {
  const { settings, inputs, key, parts, prefix, readsFields, time } = plan;
  const { algorithm, header, separator, token, bodyHash, signatureField, maxAgeSeconds } = settings;
  const isHmac = algorithm === 'HMAC';
  const names = [...inputs, key].map(toSnakeCase);
  const isSingle = token !== undefined || signatureField !== undefined;
  const usesParts = header !== undefined && token === undefined;
  const given = isSingle
    ? `[${token === undefined ? `field(${quote(signatureField ?? '')})` : 'signature'}]`
    : prefix === ''
      ? 'parts'
      : `[part[${prefix.length}:] for part in parts if part.startswith(${quote(prefix)})]`;
  const seconds = time === 'claim' ? 'claims["iat"]' : printTime(plan);
  return joinCode([
    ...printImports(plan),
    '\n',
    printNotes('raw_body', plan, '#', toSnakeCase),
    `def is_signed_by_us(raw_body: bytes, ${names.map((name) => `${name}: str`).join(', ')}) -> bool:`,
    usesParts && `    parts = [part.strip() for part in header.split(${quote(separator)})]`,
    ...parts.map(
      ({ name, prefix: before }) =>
        `    ${name} = next((part[${before.length}:] for part in parts if part.startswith(${quote(before)})), "")`,
    ),
    readsFields &&
      `    event = loads(raw_body)

    def field(path: str) -> str:
        value = event
        for name in (${quote(getFieldPrefix(settings))} + path).split("."):
            value = value[int(name)] if isinstance(value, list) else (value or {}).get(name)
        return value if isinstance(value, str) else "" if value is None else dumps(value)
`,
    token !== undefined &&
      `    head, ${token === 'whole' ? 'payload' : '_'}, signature = (header.split(".") + ["", ""])[:3]`,
    `    key = ${printKey(plan)}`,
    `    signed = ${printSigned(plan)}`,
    isHmac && `    expected = new_hmac(key, signed, ${getHashName(settings)}).digest()`,
    isHmac &&
      `    given_ones = ${given}\n    is_right = any(${printCheck(plan)} for given in given_ones)`,
    !isHmac &&
      `    is_right = False
    for given in ${given}:
        try:
            ${printCheck(plan)}
            is_right = True
        except (InvalidSignature, Error, ValueError):
            pass`,
    token === 'whole' &&
      bodyHash === undefined &&
      '    is_of_body = payload.encode() == urlsafe_b64encode(raw_body).rstrip(b"=")',
    bodyHash !== undefined &&
      `    if not is_right:\n        return False\n    claims = loads(urlsafe_b64decode(payload + "=="))\n    is_of_body = claims.get(${quote(bodyHash)}) == sha256(raw_body).hexdigest()`,
    time && printAgeNote(settings, '    #'),
    `    return is_right${token === 'whole' ? ' and is_of_body' : ''}${time ? ` and abs(time() - ${seconds}) <= ${maxAgeSeconds}` : ''}`,
  ]);
}
