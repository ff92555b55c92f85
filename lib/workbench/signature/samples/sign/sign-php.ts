import { quotePhp as quote } from '@/lib/openapi/snippets/literal';
import { getHashName, joinCode } from '../sample-plan';
import { printRequestParts, type RequestPlan, selectTime } from './request-plan';

/** Statements that give `$bytes`; `undefined` for what PHP alone cannot do. */
function printSignature({ settings }: RequestPlan): string | undefined {
  const { algorithm, hash, key } = settings;
  const text = key.prefix === '' ? '$secret' : `substr($secret, ${key.prefix.length})`;
  const decoders = { text, base64: `base64_decode(${text})`, hex: `hex2bin(${text})` };
  switch (algorithm) {
    case 'HMAC':
      return `    $bytes = hash_hmac('${getHashName({ hash })}', $signed, ${new Map(Object.entries(decoders)).get(key.encoding) ?? text}, true);`;
    case 'RSA':
      return `    openssl_sign($signed, $bytes, $privateKey, OPENSSL_ALGO_${hash.replace('-', '')});`;
    case 'Ed25519':
      return joinCode([
        "    $seed = substr(base64_decode(preg_replace('/-----[^-]+-----|\\s/', '', $privateKey)), -32);",
        '    $key = sodium_crypto_sign_secretkey(sodium_crypto_sign_seed_keypair($seed));',
        '    $bytes = sodium_crypto_sign_detached($signed, $key);',
      ]);
    default:
      return undefined;
  }
}

/** Prints a function of PHP 8 that signs a request; `undefined` for an algorithm that PHP alone does not have. */
export function printPhpSigner(plan: RequestPlan): string | undefined {
  const { settings, inputs, readsAddress } = plan;
  const signature = printSignature(plan);
  const hash = getHashName({ hash: settings.digest });
  const { notes, lines, signed, headers } = printRequestParts(plan, {
    ...{ quote, plus: ' . ', name: (name) => `$${name}`, comment: '//' },
    declare: (name, expression) => `    ${name} = ${expression};`,
    values: {
      scheme: "$address['scheme']",
      host: "$address['host'] . (isset($address['port']) ? ':' . $address['port'] : '')",
      path: "$address['path'] ?? '/'",
      query: "$address['query'] ?? ''",
      sortedQuery:
        "(function ($pairs) { sort($pairs); return implode('&', $pairs); })(explode('&', $address['query'] ?? ''))",
      requestTarget:
        "($address['path'] ?? '/') . (isset($address['query']) ? '?' . $address['query'] : '')",
      timestamp: selectTime(plan, {
        seconds: '(string) time()',
        milliseconds: '(string) (int) (microtime(true) * 1000)',
        rfc3339: "gmdate('Y-m-d\\TH:i:s\\Z')",
      }),
      expires: `(string) ($timestamp + ${settings.expiresSeconds})`,
      nonce: 'bin2hex(random_bytes(16))',
      'digest:hex': `hash('${hash}', $body)`,
      'digest:base64': `base64_encode(hash('${hash}', $body, true))`,
    },
  });
  if (signature === undefined) return undefined;
  return joinCode([
    '<?php\n',
    notes,
    `function sign_request(${['method', 'url', 'body', ...inputs].map((one) => `string $${one}`).join(', ')}): array`,
    '{',
    readsAddress && '    $address = parse_url($url);',
    ...lines,
    `    $signed = ${signed.join(' . ')};`,
    signature,
    `    $signature = ${settings.encoding === 'hex' ? 'bin2hex' : 'base64_encode'}($bytes);`,
    '    return [',
    ...headers.map(([name, value]) => `        ${quote(name)} => ${value},`),
    '    ];',
    '}',
  ]);
}
