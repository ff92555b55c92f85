import { quoteDouble as quote } from '@/lib/openapi/snippets/literal';
import { joinCode } from '../sample-plan';
import { indent, printRequestParts, type RequestPlan, selectTime } from './request-plan';

/** Statements that give `bytes`. */
function printSignature({ settings }: RequestPlan): string {
  const { algorithm, hash, key } = settings;
  const name = hash.replace('-', '');
  const data = `signed, HashAlgorithmName.${name}`;
  if (algorithm === 'HMAC') {
    const text = key.prefix === '' ? 'secret' : `secret.Substring(${key.prefix.length})`;
    const raw = {
      text: `Encoding.UTF8.GetBytes(${text})`,
      base64: `Convert.FromBase64String(${text})`,
      hex: `Convert.FromHexString(${text})`,
      ...{ pem: '', certificate: '' },
    }[key.encoding];
    return `using var hmac = new HMAC${name}(${raw});\nvar bytes = hmac.ComputeHash(signed);`;
  }
  if (algorithm === 'Ed25519')
    return 'using var key = Key.Import(SignatureAlgorithm.Ed25519, Encoding.UTF8.GetBytes(privateKey), KeyBlobFormat.PkixPrivateKeyText);\nvar bytes = SignatureAlgorithm.Ed25519.Sign(key, signed);';
  const call = {
    RSA: `key.SignData(${data}, RSASignaturePadding.Pkcs1)`,
    'RSA-PSS': `key.SignData(${data}, RSASignaturePadding.Pss)`,
    ECDSA: `key.SignData(${data})`,
  }[algorithm];
  return joinCode([
    `using var key = ${algorithm === 'ECDSA' ? 'ECDsa' : 'RSA'}.Create();`,
    'key.ImportFromPem(privateKey);',
    `var bytes = ${call};`,
  ]);
}

/** Prints a class of .NET 6 that signs a request; Ed25519 needs the package NSec. */
export function printCsharpSigner(plan: RequestPlan): string {
  const { settings, inputs, readsAddress } = plan;
  const digest = `${settings.digest.replace('-', '')}.HashData(body)`;
  const { notes, lines, signed, headers } = printRequestParts(plan, {
    ...{ quote, plus: ' + ', name: (name) => name, comment: '//' },
    declare: (name, expression) => `var ${name} = ${expression};`,
    toBytes: (text) => `Encoding.UTF8.GetBytes(${text})`,
    values: {
      scheme: 'address.Scheme',
      host: 'address.Authority',
      path: 'address.AbsolutePath',
      query: "address.Query.TrimStart('?')",
      sortedQuery:
        "string.Join(\"&\", address.Query.TrimStart('?').Split('&').OrderBy(pair => pair, StringComparer.Ordinal))",
      requestTarget: 'address.PathAndQuery',
      timestamp: selectTime(plan, {
        seconds: 'DateTimeOffset.UtcNow.ToUnixTimeSeconds().ToString()',
        milliseconds: 'DateTimeOffset.UtcNow.ToUnixTimeMilliseconds().ToString()',
        rfc3339: 'DateTime.UtcNow.ToString("yyyy-MM-ddTHH:mm:ssZ")',
      }),
      expires: `(long.Parse(timestamp) + ${settings.expiresSeconds}).ToString()`,
      nonce: 'Guid.NewGuid().ToString()',
      'digest:hex': `Convert.ToHexString(${digest}).ToLowerInvariant()`,
      'digest:base64': `Convert.ToBase64String(${digest})`,
    },
  });
  const typed = [
    'string method',
    'string url',
    'byte[] body',
    ...inputs.map((one) => `string ${one}`),
  ];
  const [first = 'body', ...rest] = signed;
  const all =
    rest.length === 0
      ? first
      : `${first}${rest.map((one) => `.Concat(${one})`).join('')}.ToArray()`;
  const text =
    settings.encoding === 'hex'
      ? 'Convert.ToHexString(bytes).ToLowerInvariant()'
      : 'Convert.ToBase64String(bytes)';
  const body = joinCode([
    readsAddress && 'var address = new Uri(url);',
    ...lines,
    `var signed = ${all};`,
    printSignature(plan),
    `var signature = ${text};`,
    'return new Dictionary<string, string>',
    '{',
    ...headers.map(([name, value]) => `    [${quote(name)}] = ${value},`),
    '};',
  ]);
  return joinCode([
    'using System;',
    'using System.Collections.Generic;',
    'using System.Linq;',
    'using System.Security.Cryptography;',
    'using System.Text;',
    settings.algorithm === 'Ed25519' && 'using NSec.Cryptography;',
    '\nstatic class RequestSignature\n{',
    indent(notes, '    '),
    `    public static Dictionary<string, string> SignRequest(${typed.join(', ')})`,
    '    {',
    indent(body, '        '),
    '    }',
    '}',
  ]);
}
