import { quoteDouble as quote } from '@/lib/openapi/snippets/literal';
import {
  getFieldPrefix,
  joinCode,
  printAgeNote,
  printNotes,
  printPieces,
  type SamplePlan,
  surroundBody,
} from './sample-plan';

const HEX = (text: string) => `Convert.FromHexString(${text})`;
const BASE64 = (text: string) => `Convert.FromBase64String(${text})`;
const TO_BASE64_URL = (bytes: string) =>
  `Convert.ToBase64String(${bytes}).Replace('+', '-').Replace('/', '_').TrimEnd('=')`;

/** Statement that gives `key`. */
function printKey({ settings, key: name, hasEncodedKey }: SamplePlan): string {
  const { algorithm, key } = settings;
  const text = key.prefix === '' ? name : `${name}.Substring(${key.prefix.length})`;
  const bytes = key.encoding === 'hex' ? HEX(text) : BASE64(text);
  if (algorithm === 'HMAC')
    return `        var key = ${hasEncodedKey ? bytes : `Encoding.UTF8.GetBytes(${name})`};`;
  if (algorithm === 'Ed25519')
    return hasEncodedKey
      ? `        var key = PublicKey.Import(SignatureAlgorithm.Ed25519, ${bytes}, KeyBlobFormat.RawPublicKey);`
      : `        var key = PublicKey.Import(SignatureAlgorithm.Ed25519, Encoding.UTF8.GetBytes(${name}), KeyBlobFormat.PkixPublicKeyText);`;
  return key.encoding === 'certificate'
    ? `        using var key = X509Certificate2.CreateFromPem(${name}).GetRSAPublicKey()!;`
    : `        using var key = RSA.Create();\n        key.ImportFromPem(${name});`;
}

function printSigned(plan: SamplePlan): string {
  const { token, bodyHash } = plan.settings;
  const wrap = (text: string) => `Encoding.UTF8.GetBytes(${text})`;
  if (token !== undefined)
    return wrap(`head + "." + ${bodyHash === undefined ? TO_BASE64_URL('rawBody') : 'payload'}`);
  const texts = printPieces(
    plan,
    {
      text: quote,
      insert: (expression) => expression,
      field: (path) => `Field(${quote(path)})`,
      crc32: 'Crc32.HashToUInt32(rawBody)',
      name: (name) => name,
    },
    ' + ',
  );
  const [first = 'rawBody', ...rest] = surroundBody(texts, 'rawBody', wrap);
  return rest.length === 0
    ? first
    : `${first}${rest.map((one) => `.Concat(${one})`).join('')}.ToArray()`;
}

function printCheck({ settings }: SamplePlan): string {
  const { algorithm, hash, encoding, token } = settings;
  const name = hash.replace('-', '');
  if (algorithm === 'HMAC') {
    const expected =
      token !== undefined
        ? TO_BASE64_URL('expected')
        : encoding === 'hex'
          ? 'BitConverter.ToString(expected).Replace("-", "").ToLowerInvariant()'
          : 'Convert.ToBase64String(expected)';
    return `CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(given), Encoding.UTF8.GetBytes(${expected}))`;
  }
  const bytes =
    token === undefined
      ? encoding === 'hex'
        ? HEX('given')
        : BASE64('given')
      : 'FromBase64Url(given)';
  return algorithm === 'RSA'
    ? `key.VerifyData(signed, ${bytes}, HashAlgorithmName.${name}, RSASignaturePadding.Pkcs1)`
    : `SignatureAlgorithm.Ed25519.Verify(key, signed, ${bytes})`;
}

function printTime({ settings: { timeFormat } }: SamplePlan): string {
  if (timeFormat === 'rfc3339') return 'DateTimeOffset.Parse(timestamp).ToUnixTimeSeconds()';
  return timeFormat === 'seconds' ? 'long.Parse(timestamp)' : 'long.Parse(timestamp) / 1000';
}

/** Prints a class of .NET 6 that verifies a signature; Ed25519 needs the package NSec, a checksum System.IO.Hashing. */
export function printCsharpSample(plan: SamplePlan): string {
  const { settings, inputs, key, parts, prefix, readsFields, time, pieces } = plan;
  const { algorithm, hash, separator, token, bodyHash, signatureField, maxAgeSeconds } = settings;
  const isHmac = algorithm === 'HMAC';
  const isToken = token !== undefined;
  const sent = isToken
    ? 'new[] { signature }'
    : signatureField === undefined
      ? `header.Split(${separator.length === 1 ? `'${separator.replace(/['\\]/g, String.raw`\$&`)}'` : quote(separator)}).Select(part => part.Trim())`
      : `new[] { Field(${quote(signatureField)}) }`;
  const selected =
    prefix === ''
      ? sent
      : `${sent}\n            .Where(part => part.StartsWith(${quote(prefix)}, StringComparison.Ordinal))\n            .Select(part => part.Substring(${prefix.length}))`;
  const seconds = time === 'claim' ? 'claims["iat"]!.GetValue<long>()' : printTime(plan);
  const usesBase64Url = bodyHash !== undefined || (isToken && !isHmac);
  return joinCode([
    'using System;',
    pieces.some(({ kind }) => kind === 'crc32') && 'using System.IO.Hashing;',
    'using System.Linq;',
    'using System.Security.Cryptography;',
    settings.key.encoding === 'certificate' &&
      'using System.Security.Cryptography.X509Certificates;',
    'using System.Text;',
    (readsFields || bodyHash !== undefined) && 'using System.Text.Json.Nodes;',
    algorithm === 'Ed25519' && 'using NSec.Cryptography;',
    '\nstatic class WebhookSignature\n{',
    printNotes('rawBody', plan, '    //'),
    `    public static bool IsSignedByUs(byte[] rawBody, ${[...inputs, key].map((name) => `string ${name}`).join(', ')})`,
    '    {',
    ...parts.map(
      ({ name, prefix: before }) =>
        `        var ${name} = header.Split('${separator}').Select(part => part.Trim())\n            .Where(part => part.StartsWith(${quote(before)}, StringComparison.Ordinal))\n            .Select(part => part.Substring(${before.length})).FirstOrDefault() ?? "";`,
    ),
    readsFields &&
      `        var parsed = JsonNode.Parse(rawBody);
        string Field(string path)
        {
            var value = parsed;
            foreach (var name in (${quote(getFieldPrefix(settings))} + path).Split('.'))
            {
                value = value is JsonArray list ? list[int.Parse(name)] : value?[name];
            }
            return value is JsonValue one ? one.ToString() : value?.ToJsonString() ?? "";
        }`,
    isToken &&
      `        var token = (header + "..").Split('.');\n        var (head, ${token === 'whole' ? 'payload' : '_'}, signature) = (token[0], token[1], token[2]);`,
    printKey(plan),
    `        var signed = ${printSigned(plan)};`,
    isHmac &&
      `        using var hmac = new HMAC${hash.replace('-', '')}(key);\n        var expected = hmac.ComputeHash(signed);`,
    `        var isRight = ${selected}\n            .Any(given => ${printCheck(plan)});`,
    token === 'whole' &&
      bodyHash === undefined &&
      `        var isOfBody = payload == ${TO_BASE64_URL('rawBody')};`,
    bodyHash !== undefined &&
      `        if (!isRight) return false;\n        var claims = JsonNode.Parse(FromBase64Url(payload))!;\n        var isOfBody = claims[${quote(bodyHash)}]!.GetValue<string>() == Convert.ToHexString(SHA256.HashData(rawBody)).ToLowerInvariant();`,
    time && printAgeNote(settings, '        //'),
    `        return isRight${token === 'whole' ? ' && isOfBody' : ''}${time ? ` && Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() - ${seconds}) <= ${maxAgeSeconds}` : ''};`,
    '    }',
    usesBase64Url &&
      `
    static byte[] FromBase64Url(string text)
    {
        var padded = text.Replace('-', '+').Replace('_', '/');
        return Convert.FromBase64String(padded.PadRight((padded.Length + 3) / 4 * 4, '='));
    }`,
    '}',
  ]);
}
