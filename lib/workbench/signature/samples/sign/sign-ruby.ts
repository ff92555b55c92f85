import { quoteRuby as quote } from '@/lib/openapi/snippets/literal';
import { getHashLength } from '../../sign-body';
import { joinCode, toSnakeCase } from '../sample-plan';
import { printRequestParts, type RequestPlan, selectTime } from './request-plan';

/** Expression of the bytes of the signature. */
function printSignature({ settings }: RequestPlan): string {
  const { algorithm, hash, key } = settings;
  const name = quote(hash.replace('-', ''));
  if (algorithm !== 'HMAC')
    return {
      RSA: `key.sign(${name}, signed)`,
      'RSA-PSS': `key.sign_pss(${name}, signed, salt_length: ${getHashLength(hash)}, mgf1_hash: ${name})`,
      ECDSA: `OpenSSL::ASN1.decode(key.sign(${name}, signed)).value.map { |one| one.value.to_s(2).rjust(32, "\\0") }.join`,
      Ed25519: 'key.sign(nil, signed)',
    }[algorithm];
  const text = key.prefix === '' ? 'secret' : `secret.delete_prefix(${quote(key.prefix)})`;
  const bytes = {
    text,
    base64: `${text}.unpack1('m')`,
    hex: `[${text}].pack('H*')`,
    ...{ pem: '', certificate: '' },
  }[key.encoding];
  return `OpenSSL::HMAC.digest(${name}, ${bytes}, signed)`;
}

/** Prints a method of Ruby 3 that signs a request. */
export function printRubySigner(plan: RequestPlan): string {
  const { settings, inputs, values, readsAddress, isHmac } = plan;
  const hash = quote(settings.digest.replace('-', ''));
  const { notes, lines, signed, headers } = printRequestParts(plan, {
    ...{ quote, plus: ' + ', name: toSnakeCase, comment: '#' },
    declare: (name, expression) => `  ${name} = ${expression}`,
    toBytes: (text) => `(${text}).b`,
    values: {
      scheme: 'address.scheme',
      host: 'address.port == address.default_port ? address.host : "#{address.host}:#{address.port}"',
      path: 'address.path',
      query: 'address.query.to_s',
      sortedQuery: "address.query.to_s.split('&').sort.join('&')",
      requestTarget: 'address.request_uri',
      timestamp: selectTime(plan, {
        seconds: 'Time.now.to_i.to_s',
        milliseconds: '(Time.now.to_f * 1000).to_i.to_s',
        rfc3339: "Time.now.utc.strftime('%Y-%m-%dT%H:%M:%SZ')",
      }),
      expires: `(timestamp.to_i + ${settings.expiresSeconds}).to_s`,
      nonce: 'SecureRandom.uuid',
      'digest:hex': `OpenSSL::Digest.hexdigest(${hash}, body)`,
      'digest:base64': `[OpenSSL::Digest.digest(${hash}, body)].pack('m0')`,
    },
  });
  return joinCode([
    "require 'openssl'",
    values.includes('nonce') && "require 'securerandom'",
    readsAddress && "require 'uri'",
    '',
    notes,
    `def sign_request(${['method', 'url', 'body', ...inputs].map(toSnakeCase).join(', ')})`,
    readsAddress && '  address = URI(url)',
    ...lines,
    `  signed = ${signed.map((one) => (one === 'body' ? 'body.b' : one)).join(' + ')}`,
    !isHmac && '  key = OpenSSL::PKey.read(private_key)',
    `  bytes = ${printSignature(plan)}`,
    `  signature = ${settings.encoding === 'hex' ? "bytes.unpack1('H*')" : "[bytes].pack('m0')"}`,
    '  {',
    ...headers.map(([name, value]) => `    ${quote(name)} => ${value},`),
    '  }',
    'end',
  ]);
}
