import { quotePhp as quote } from '@/lib/openapi/snippets/literal';
import { escapePattern } from '../signed-string';
import {
  getFieldPrefix,
  getHashName,
  joinCode,
  printAgeNote,
  printNotes,
  printPieces,
  type SamplePlan,
  surroundBody,
} from './sample-plan';

const DECODERS = { base64: 'base64_decode', hex: 'hex2bin' };
const FROM_BASE64_URL = (text: string) => `base64_decode(strtr(${text}, '-_', '+/'))`;
const TO_BASE64_URL = (bytes: string) => `rtrim(strtr(base64_encode(${bytes}), '+/', '-_'), '=')`;

function printKey({ settings, key: name, hasEncodedKey }: SamplePlan): string {
  const { algorithm, key } = settings;
  const text = key.prefix === '' ? `$${name}` : `substr($${name}, ${key.prefix.length})`;
  if (hasEncodedKey) return `${key.encoding === 'hex' ? DECODERS.hex : DECODERS.base64}(${text})`;
  return algorithm === 'Ed25519'
    ? `substr(base64_decode(preg_replace('/-----[^-]+-----|\\s/', '', $${name})), -32)`
    : `$${name}`;
}

function printSigned(plan: SamplePlan): string {
  const { token, bodyHash } = plan.settings;
  if (token !== undefined)
    return `$head . '.' . ${bodyHash === undefined ? TO_BASE64_URL('$rawBody') : '$payload'}`;
  const texts = printPieces(
    plan,
    {
      text: quote,
      insert: (expression) => expression,
      field: (path) => `$field(${quote(path)})`,
      crc32: 'crc32($rawBody)',
      name: (name) => `$${name}`,
    },
    ' . ',
  );
  return surroundBody(texts, '$rawBody', (text) => text).join(' . ');
}

function printCheck({ settings }: SamplePlan): string {
  const { algorithm, hash } = settings;
  if (algorithm === 'HMAC') return 'hash_equals($expected, $given)';
  return algorithm === 'RSA'
    ? `openssl_verify($signed, $given, $key, OPENSSL_ALGO_${hash.replace('-', '')}) === 1`
    : 'strlen($given) === 64 && sodium_crypto_sign_verify_detached($given, $signed, $key)';
}

function printTime({ settings: { timeFormat } }: SamplePlan): string {
  if (timeFormat === 'rfc3339') return 'strtotime($timestamp)';
  return timeFormat === 'seconds' ? '(int) $timestamp' : '(int) $timestamp / 1000';
}

/** Prints a function of PHP 8 that verifies a signature. */
export function printPhpSample(plan: SamplePlan): string {
  const { settings, inputs, key, parts, prefix, readsFields, time } = plan;
  const { algorithm, encoding, separator, token, bodyHash, signatureField, maxAgeSeconds } =
    settings;
  const isSingle = token !== undefined || signatureField !== undefined;
  const text = prefix === '' ? 'trim($part)' : `substr(trim($part), ${prefix.length})`;
  const single = token === undefined ? `$field(${quote(signatureField ?? '')})` : '$signature';
  const decode = (one: string) =>
    token === undefined
      ? `${encoding === 'hex' ? '@' : ''}${DECODERS[encoding]}(${one})`
      : FROM_BASE64_URL(one);
  const seconds = time === 'claim' ? "$claims['iat']" : printTime(plan);
  return joinCode([
    '<?php\n',
    printNotes('$rawBody', plan, '//', (name) => `$${name}`),
    `function is_signed_by_us(string $rawBody, ${[...inputs, key].map((name) => `string $${name}`).join(', ')}): bool`,
    '{',
    ...parts.map(
      ({ name, prefix: before }) =>
        `    $${name} = preg_match(${quote(`/(?:^|${escapePattern(separator)})\\s*${escapePattern(before)}([^${escapePattern(separator)}]*)/`)}, $header, $found) ? $found[1] : '';`,
    ),
    readsFields &&
      `    $event = json_decode($rawBody, true);
    $field = function (string $path) use ($event): string {
        foreach (explode('.', ${quote(getFieldPrefix(settings))} . $path) as $name) {
            $event = $event[$name] ?? '';
        }
        return is_string($event) ? $event : json_encode($event);
    };`,
    token !== undefined &&
      `    [$head, ${token === 'whole' ? '$payload' : ''}, $signature] = array_pad(explode('.', $header), 3, '');`,
    `    $key = ${printKey(plan)};`,
    `    $signed = ${printSigned(plan)};`,
    algorithm === 'HMAC' &&
      `    $expected = hash_hmac('${getHashName(settings)}', $signed, $key, true);`,
    isSingle && `    $given = ${decode(single)};\n    $isRight = ${printCheck(plan)};`,
    !isSingle &&
      joinCode([
        '    $isRight = false;',
        `    foreach (explode(${quote(separator)}, $header) as $part) {`,
        prefix !== '' &&
          `        if (!str_starts_with(trim($part), ${quote(prefix)})) {\n            continue;\n        }`,
        `        $given = (string) ${decode(text)};`,
        `        $isRight = $isRight || (${printCheck(plan)});`,
        '    }',
      ]),
    token === 'whole' &&
      bodyHash === undefined &&
      `    $isOfBody = $payload === ${TO_BASE64_URL('$rawBody')};`,
    bodyHash !== undefined &&
      `    if (!$isRight) {\n        return false;\n    }\n    $claims = json_decode(${FROM_BASE64_URL('$payload')}, true);\n    $isOfBody = $claims[${quote(bodyHash)}] === hash('sha256', $rawBody);`,
    time && printAgeNote(settings, '    //'),
    `    return $isRight${token === 'whole' ? ' && $isOfBody' : ''}${time ? ` && abs(time() - ${seconds}) <= ${maxAgeSeconds}` : ''};`,
    '}',
  ]);
}
