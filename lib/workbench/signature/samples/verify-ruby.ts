import { quoteRuby as quote } from '@/lib/openapi/snippets/literal';
import { escapePattern } from '../signed-string';
import {
  ED25519_HEAD,
  getFieldPrefix,
  joinCode,
  printAgeNote,
  printNotes,
  printPieces,
  type SamplePlan,
  surroundBody,
  toSnakeCase,
} from './sample-plan';

const decode = (text: string, encoding: string) =>
  encoding === 'hex' ? `[${text}].pack('H*')` : `${text}.unpack1('m')`;
const FROM_BASE64_URL = (text: string) => `${text}.tr('-_', '+/').unpack1('m')`;
const TO_BASE64_URL = (bytes: string) => `[${bytes}].pack('m0').tr('+/', '-_').delete('=')`;

function printKey({ settings, key: argument, hasEncodedKey }: SamplePlan): string {
  const { algorithm, key } = settings;
  const name = toSnakeCase(argument);
  const text = key.prefix === '' ? name : `${name}.delete_prefix(${quote(key.prefix)})`;
  const bytes = decode(text, key.encoding);
  if (algorithm === 'HMAC') return hasEncodedKey ? bytes : name;
  if (hasEncodedKey) return `OpenSSL::PKey.read(['${ED25519_HEAD}'].pack('H*') + ${bytes})`;
  return key.encoding === 'certificate'
    ? `OpenSSL::X509::Certificate.new(${name}).public_key`
    : `OpenSSL::PKey.read(${name})`;
}

function printSigned(plan: SamplePlan): string {
  const { token, bodyHash } = plan.settings;
  if (token !== undefined)
    return `head + '.' + ${bodyHash === undefined ? TO_BASE64_URL('raw_body') : 'payload'}`;
  const texts = printPieces(
    plan,
    {
      text: quote,
      insert: (expression) => expression,
      field: (path) => `field.call(${quote(path)})`,
      crc32: 'Zlib.crc32(raw_body).to_s',
      name: toSnakeCase,
    },
    ' + ',
  );
  return surroundBody(texts, 'raw_body.b', (text) => text).join(' + ');
}

function printTime({ settings: { timeFormat } }: SamplePlan): string {
  if (timeFormat === 'rfc3339') return 'Time.iso8601(timestamp).to_i';
  return timeFormat === 'seconds' ? 'timestamp.to_i' : 'timestamp.to_i / 1000';
}

/** Prints a method of Ruby 3 that verifies a signature. */
export function printRubySample(plan: SamplePlan): string {
  const { settings, inputs, key, parts, prefix, readsFields, time, pieces } = plan;
  const { algorithm, encoding, hash, separator, token, bodyHash, signatureField, maxAgeSeconds } =
    settings;
  const isHmac = algorithm === 'HMAC';
  const isSingle = token !== undefined || signatureField !== undefined;
  const digest = quote(hash.replace('-', ''));
  const single = token === undefined ? `field.call(${quote(signatureField ?? '')})` : 'signature';
  const all = `header.split(${quote(separator)}).map(&:strip)`;
  const sent =
    prefix === ''
      ? all
      : `${all}.grep(/\\A${escapePattern(prefix)}/) { |part| part.delete_prefix(${quote(prefix)}) }`;
  const decoded = token === undefined ? decode('given', encoding) : FROM_BASE64_URL('given');
  const check = isHmac
    ? `OpenSSL.secure_compare(${decoded}, expected)`
    : `key.verify(${algorithm === 'RSA' ? digest : 'nil'}, ${decoded}, signed)`;
  const seconds = time === 'claim' ? "claims['iat']" : printTime(plan);
  return joinCode([
    (readsFields || bodyHash !== undefined) && "require 'json'",
    "require 'openssl'",
    time === 'timestamp' && settings.timeFormat === 'rfc3339' && "require 'time'",
    pieces.some(({ kind }) => kind === 'crc32') && "require 'zlib'",
    '',
    printNotes('raw_body', plan, '#', toSnakeCase),
    `def signed_by_us?(raw_body, ${[...inputs, key].map(toSnakeCase).join(', ')})`,
    ...parts.map(
      ({ name, prefix: before }) =>
        `  ${name} = header.split(${quote(separator)}).find { |part| part.start_with?(${quote(before)}) }.to_s.delete_prefix(${quote(before)})`,
    ),
    readsFields &&
      `  event = JSON.parse(raw_body)
  field = lambda do |path|
    value = (${quote(getFieldPrefix(settings))} + path).split('.').reduce(event) do |inner, name|
      inner.is_a?(Array) ? inner[name.to_i] : inner.is_a?(Hash) ? inner[name] : nil
    end
    value.is_a?(String) || value.nil? ? value.to_s : value.to_json
  end`,
    token !== undefined &&
      `  head, ${token === 'whole' ? 'payload' : '_'}, signature = (header.split('.') + ['', '', '']).first(3)`,
    `  key = ${printKey(plan)}`,
    `  signed = ${printSigned(plan)}`,
    isHmac && `  expected = OpenSSL::HMAC.digest(${digest}, key, signed)`,
    `  signatures = ${isSingle ? `[${single}]` : sent}\n  is_right = signatures.any? do |given|\n    ${check}`,
    !isHmac && '  rescue OpenSSL::PKey::PKeyError\n    false',
    '  end',
    token === 'whole' &&
      bodyHash === undefined &&
      `  is_of_body = payload == ${TO_BASE64_URL('raw_body')}`,
    bodyHash !== undefined &&
      `  return false unless is_right\n\n  claims = JSON.parse(${FROM_BASE64_URL('payload')})\n  is_of_body = claims[${quote(bodyHash)}] == OpenSSL::Digest.hexdigest('SHA256', raw_body)`,
    time && printAgeNote(settings, '  #'),
    `  is_right${token === 'whole' ? ' && is_of_body' : ''}${time ? ` && (Time.now.to_i - ${seconds}).abs <= ${maxAgeSeconds}` : ''}`,
    'end',
  ]);
}
