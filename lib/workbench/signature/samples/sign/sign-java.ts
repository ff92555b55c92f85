import { quoteJava as quote } from '@/lib/openapi/snippets/literal';
import { getHashLength } from '../../sign-body';
import { joinCode } from '../sample-plan';
import { indent, printRequestParts, type RequestPlan, selectTime } from './request-plan';

const KEYS = { RSA: 'RSA', 'RSA-PSS': 'RSA', ECDSA: 'EC', Ed25519: 'Ed25519' } as const;

/** Statements that give `bytes`. */
function printSignature({ settings }: RequestPlan): string {
  const { algorithm, hash, key } = settings;
  const name = hash.replace('-', '');
  if (algorithm === 'HMAC') {
    const text = key.prefix === '' ? 'secret' : `secret.substring(${key.prefix.length})`;
    const raw = {
      text: `${text}.getBytes(UTF_8)`,
      base64: `Base64.getDecoder().decode(${text})`,
      hex: `HexFormat.of().parseHex(${text})`,
      ...{ pem: '', certificate: '' },
    }[key.encoding];
    return joinCode([
      `Mac mac = Mac.getInstance("Hmac${name}");`,
      `mac.init(new SecretKeySpec(${raw}, "Hmac${name}"));`,
      'byte[] bytes = mac.doFinal(signed.toByteArray());',
    ]);
  }
  const names = {
    RSA: `${name}withRSA`,
    'RSA-PSS': 'RSASSA-PSS',
    ECDSA: `${name}withECDSAinP1363Format`,
    Ed25519: 'Ed25519',
  };
  return joinCode([
    `byte[] der = Base64.getDecoder().decode(privateKey.replaceAll("-----[^-]+-----|\\\\s", ""));`,
    `Signature signer = Signature.getInstance(${quote(names[algorithm])});`,
    algorithm === 'RSA-PSS' &&
      `signer.setParameter(new PSSParameterSpec(${quote(hash)}, "MGF1", new MGF1ParameterSpec(${quote(hash)}), ${getHashLength(hash)}, 1));`,
    `signer.initSign(KeyFactory.getInstance("${KEYS[algorithm]}").generatePrivate(new PKCS8EncodedKeySpec(der)));`,
    'signer.update(signed.toByteArray());',
    'byte[] bytes = signer.sign();',
  ]);
}

function printImports({ settings, values, readsAddress, isHmac }: RequestPlan): string {
  const { algorithm, encoding, key, timeFormat } = settings;
  const hasDigest = values.some((one) => one.startsWith('digest'));
  const isHex = encoding === 'hex' || values.includes('digest:hex') || key.encoding === 'hex';
  const isBase64 =
    !isHmac ||
    encoding === 'base64' ||
    values.includes('digest:base64') ||
    key.encoding === 'base64';
  const names = [
    'java.io.ByteArrayOutputStream',
    readsAddress && 'java.net.URI',
    !isHmac && 'java.security.KeyFactory',
    hasDigest && 'java.security.MessageDigest',
    !isHmac && 'java.security.Signature',
    algorithm === 'RSA-PSS' && 'java.security.spec.MGF1ParameterSpec',
    !isHmac && 'java.security.spec.PKCS8EncodedKeySpec',
    algorithm === 'RSA-PSS' && 'java.security.spec.PSSParameterSpec',
    values.includes('timestamp') && 'java.time.Instant',
    values.includes('timestamp') && timeFormat === 'rfc3339' && 'java.time.temporal.ChronoUnit',
    values.includes('sortedQuery') && 'java.util.Arrays',
    isBase64 && 'java.util.Base64',
    isHex && 'java.util.HexFormat',
    'java.util.LinkedHashMap',
    'java.util.Map',
    values.includes('nonce') && 'java.util.UUID',
    values.includes('sortedQuery') && 'java.util.stream.Collectors',
    isHmac && 'javax.crypto.Mac',
    isHmac && 'javax.crypto.spec.SecretKeySpec',
  ].filter((one) => typeof one === 'string');
  return names.map((name) => `import ${name};`).join('\n');
}

/** Prints a class of Java 17 that signs a request. */
export function printJavaSigner(plan: RequestPlan): string {
  const { settings, inputs, readsAddress } = plan;
  const digest = `MessageDigest.getInstance(${quote(settings.digest)}).digest(body)`;
  const query = '(address.getRawQuery() == null ? "" : address.getRawQuery())';
  const { notes, lines, signed, headers } = printRequestParts(plan, {
    ...{ quote, plus: ' + ', name: (name) => name, comment: '//' },
    declare: (name, expression) => `String ${name} = ${expression};`,
    toBytes: (text) => `(${text}).getBytes(UTF_8)`,
    values: {
      scheme: 'address.getScheme()',
      host: 'address.getRawAuthority()',
      path: 'address.getRawPath()',
      query,
      sortedQuery: `Arrays.stream(${query}.split("&")).sorted().collect(Collectors.joining("&"))`,
      requestTarget:
        'address.getRawPath() + (address.getRawQuery() == null ? "" : "?" + address.getRawQuery())',
      timestamp: selectTime(plan, {
        seconds: 'String.valueOf(Instant.now().getEpochSecond())',
        milliseconds: 'String.valueOf(Instant.now().toEpochMilli())',
        rfc3339: 'Instant.now().truncatedTo(ChronoUnit.SECONDS).toString()',
      }),
      expires: `String.valueOf(Long.parseLong(timestamp) + ${settings.expiresSeconds})`,
      nonce: 'UUID.randomUUID().toString()',
      'digest:hex': `HexFormat.of().formatHex(${digest})`,
      'digest:base64': `Base64.getEncoder().encodeToString(${digest})`,
    },
  });
  const typed = [
    'String method',
    'String url',
    'byte[] body',
    ...inputs.map((one) => `String ${one}`),
  ];
  const text =
    settings.encoding === 'hex'
      ? 'HexFormat.of().formatHex(bytes)'
      : 'Base64.getEncoder().encodeToString(bytes)';
  const body = joinCode([
    readsAddress && 'URI address = URI.create(url);',
    ...lines,
    'ByteArrayOutputStream signed = new ByteArrayOutputStream();',
    ...signed.map((bytes) => `signed.writeBytes(${bytes});`),
    printSignature(plan),
    `String signature = ${text};`,
    'Map<String, String> headers = new LinkedHashMap<>();',
    ...headers.map(([name, value]) => `headers.put(${quote(name)}, ${value});`),
    'return headers;',
  ]);
  const isUtf8 = body.includes('UTF_8');
  return joinCode([
    isUtf8 && 'import static java.nio.charset.StandardCharsets.UTF_8;\n',
    printImports(plan),
    '',
    'final class RequestSignature {',
    indent(notes, '    '),
    `    static Map<String, String> signRequest(${typed.join(', ')})`,
    '            throws Exception {',
    indent(body, '        '),
    '    }',
    '}',
  ]);
}
