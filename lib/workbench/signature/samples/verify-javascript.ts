import { quoteJavascript as quote } from '@/lib/openapi/snippets/literal';
import {
  ED25519_HEAD,
  getFieldPrefix,
  getHashName,
  joinCode,
  printAgeNote,
  printNotes,
  printPieces,
  type SamplePlan,
  surroundBody,
} from './sample-plan';

function printKey({ settings, key: name, hasEncodedKey }: SamplePlan): string | undefined {
  const { algorithm, key } = settings;
  if (!hasEncodedKey) return undefined;
  const text = key.prefix === '' ? name : `${name}.slice(${key.prefix.length})`;
  const bytes = `Buffer.from(${text}, '${key.encoding}')`;
  if (algorithm === 'HMAC') return `  const key = ${bytes};`;
  const der = `Buffer.concat([Buffer.from('${ED25519_HEAD}', 'hex'), ${bytes}])`;
  return `  const der = ${der};\n  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });`;
}

/** Expression of the bytes that are signed. */
function printSigned(plan: SamplePlan): string {
  const { token, bodyHash } = plan.settings;
  if (token !== undefined)
    return bodyHash === undefined
      ? "Buffer.from(`${head}.${rawBody.toString('base64url')}`)"
      : 'Buffer.from(`${head}.${payload}`)';
  const texts = printPieces(plan, {
    text: (text) => quote(text).slice(1, -1).replaceAll('`', '\\`'),
    insert: (expression) => `\${${expression}}`,
    field: (path) => `field(${quote(path)})`,
    crc32: 'crc32(rawBody)',
    name: (name) => name,
  });
  const all = surroundBody(texts, 'rawBody', (text) => `Buffer.from(\`${text}\`)`);
  return all.length > 1 ? `Buffer.concat([${all.join(', ')}])` : (all[0] ?? 'rawBody');
}

/** Statements that give `isRight`, from `signed`. */
function printCheck({ settings, prefix, key, hasEncodedKey }: SamplePlan): string {
  const { algorithm, encoding, separator, token, signatureField } = settings;
  const hash = algorithm === 'RSA' ? quote(getHashName(settings)) : 'null';
  const check =
    algorithm === 'HMAC'
      ? 'given.length === expected.length && timingSafeEqual(given, expected)'
      : `verify(${hash}, signed, ${hasEncodedKey ? 'key' : key}, given)`;
  const single =
    token === undefined
      ? `field(${quote(signatureField ?? '')}), '${encoding}'`
      : "signature, 'base64url'";
  if (token !== undefined || signatureField !== undefined)
    return `  const given = Buffer.from(${single});\n  const isRight = ${check};`;
  const text = prefix === '' ? 'part.trim()' : `part.trim().slice(${prefix.length})`;
  return joinCode([
    `  const isRight = header.split(${quote(separator)}).some((part) => {`,
    prefix !== '' && `    if (!part.trim().startsWith(${quote(prefix)})) return false;`,
    `    const given = Buffer.from(${text}, '${encoding}');`,
    `    return ${check};`,
    '  });',
  ]);
}

function printTime({ settings: { timeFormat } }: SamplePlan): string {
  if (timeFormat === 'rfc3339') return 'Date.parse(timestamp) / 1000';
  return timeFormat === 'seconds' ? 'Number(timestamp)' : 'Number(timestamp) / 1000';
}

/** Prints a function for Node that verifies a signature. */
export function printJavascriptSample(plan: SamplePlan): string {
  const { settings, inputs, key, parts, readsFields, time } = plan;
  const { algorithm, separator, token, bodyHash, maxAgeSeconds } = settings;
  const isHmac = algorithm === 'HMAC';
  const imports = [
    ...(bodyHash === undefined ? [] : ['createHash']),
    ...(isHmac ? ['createHmac'] : []),
    ...(!isHmac && plan.hasEncodedKey ? ['createPublicKey'] : []),
    ...(isHmac ? ['timingSafeEqual'] : ['verify']),
  ];
  const seconds = time === 'claim' ? 'claims.iat' : printTime(plan);
  return joinCode([
    `const { ${imports.join(', ')} } = require('node:crypto');`,
    plan.pieces.some(({ kind }) => kind === 'crc32') && "const { crc32 } = require('node:zlib');",
    '',
    printNotes('rawBody', plan, '//'),
    `function isSignedByUs(${['rawBody', ...inputs, key].join(', ')}) {`,
    ...parts.map(
      ({ name, prefix }) =>
        `  const ${name} = header.split(${quote(separator)}).find((part) => part.startsWith(${quote(prefix)}))?.slice(${prefix.length});`,
    ),
    readsFields &&
      `  const event = JSON.parse(rawBody);\n  const field = (path) =>\n    String(\`${getFieldPrefix(settings)}\${path}\`.split('.').reduce((value, name) => value?.[name], event) ?? '');`,
    token !== undefined &&
      `  const [head = '', ${token === 'whole' ? "payload = ''" : ''}, signature = ''] = header.split('.');`,
    printKey(plan),
    `  const signed = ${printSigned(plan)};`,
    isHmac &&
      `  const expected = createHmac(${quote(getHashName(settings))}, ${plan.hasEncodedKey ? 'key' : key}).update(signed).digest();`,
    printCheck(plan),
    token === 'whole' &&
      bodyHash === undefined &&
      "  const isOfBody = payload === rawBody.toString('base64url');",
    bodyHash !== undefined &&
      `  if (!isRight) return false;\n  const claims = JSON.parse(Buffer.from(payload, 'base64url'));\n  const isOfBody = claims[${quote(bodyHash)}] === createHash('sha256').update(rawBody).digest('hex');`,
    time && printAgeNote(settings, '  //'),
    `  return isRight${token === 'whole' ? ' && isOfBody' : ''}${time ? ` && Math.abs(Date.now() / 1000 - ${seconds}) <= ${maxAgeSeconds}` : ''};`,
    '}',
  ]);
}
