import { quoteJava as quote } from '@/lib/openapi/snippets/literal';
import {
  ED25519_HEAD,
  getFieldPrefix,
  joinCode,
  printAgeNote,
  printNotes,
  printPieces,
  type SamplePlan,
  surroundBody,
} from './sample-plan';

const HEX = (text: string) => `HexFormat.of().parseHex(${text})`;
const BASE64 = (text: string) => `Base64.getDecoder().decode(${text})`;
const TO_BASE64_URL = (bytes: string) =>
  `Base64.getUrlEncoder().withoutPadding().encodeToString(${bytes})`;

function getMac(hash: string): string {
  return quote(`Hmac${hash.replace('-', '')}`);
}

/** Statements that give `key`. */
function printKey({ settings, key: name, hasEncodedKey }: SamplePlan): string {
  const { algorithm, key, hash } = settings;
  const text = key.prefix === '' ? name : `${name}.substring(${key.prefix.length})`;
  const bytes = key.encoding === 'hex' ? HEX(text) : BASE64(text);
  if (algorithm === 'HMAC') {
    const raw = hasEncodedKey ? bytes : `${name}.getBytes(UTF_8)`;
    return `        SecretKeySpec key = new SecretKeySpec(${raw}, ${getMac(hash)});`;
  }
  if (key.encoding === 'certificate')
    return `        PublicKey key = CertificateFactory.getInstance("X.509")
            .generateCertificate(new ByteArrayInputStream(${name}.getBytes(UTF_8)))
            .getPublicKey();`;
  const der = hasEncodedKey
    ? `HexFormat.of().parseHex(${quote(ED25519_HEAD)} + HexFormat.of().formatHex(${bytes}))`
    : BASE64(`${name}.replaceAll("-----[^-]+-----|\\\\s", "")`);
  return `        byte[] der = ${der};\n        PublicKey key = KeyFactory.getInstance(${quote(algorithm)}).generatePublic(new X509EncodedKeySpec(der));`;
}

/** Expressions of the bytes that are signed, in their order. */
function printSigned(plan: SamplePlan): readonly string[] {
  const { token, bodyHash } = plan.settings;
  const wrap = (text: string) => `(${text}).getBytes(UTF_8)`;
  if (token !== undefined)
    return [wrap(`head + "." + ${bodyHash === undefined ? TO_BASE64_URL('rawBody') : 'payload'}`)];
  const texts = printPieces(
    plan,
    {
      text: quote,
      insert: (expression) => expression,
      field: (path) => `field(event, ${quote(`${getFieldPrefix(plan.settings)}${path}`)})`,
      crc32: 'Long.toString(crc32.getValue())',
      name: (name) => name,
    },
    ' + ',
  );
  return surroundBody(texts, 'rawBody', wrap);
}

function printImports({
  settings,
  readsFields,
  time,
  pieces,
  hasEncodedKey,
}: SamplePlan): readonly string[] {
  const { algorithm, key, encoding, token, bodyHash } = settings;
  const isHmac = algorithm === 'HMAC';
  const usesHex =
    encoding === 'hex' ||
    key.encoding === 'hex' ||
    bodyHash !== undefined ||
    (!isHmac && hasEncodedKey);
  const usesBase64 =
    encoding === 'base64' || token !== undefined || ['base64', 'pem'].includes(key.encoding);
  const json = readsFields || bodyHash !== undefined;
  const third = [
    'com.fasterxml.jackson.databind.JsonNode',
    'com.fasterxml.jackson.databind.ObjectMapper',
  ];
  const certificate = key.encoding === 'certificate';
  const own = [
    certificate && 'java.io.ByteArrayInputStream',
    'java.io.ByteArrayOutputStream',
    !isHmac && !certificate && 'java.security.KeyFactory',
    (isHmac || bodyHash !== undefined) && 'java.security.MessageDigest',
    !isHmac && 'java.security.PublicKey',
    !isHmac && 'java.security.Signature',
    !isHmac && 'java.security.SignatureException',
    certificate && 'java.security.cert.CertificateFactory',
    !isHmac && !certificate && 'java.security.spec.X509EncodedKeySpec',
    time && 'java.time.Instant',
    usesBase64 && 'java.util.Base64',
    usesHex && 'java.util.HexFormat',
    pieces.some(({ kind }) => kind === 'crc32') && 'java.util.zip.CRC32',
    isHmac && 'javax.crypto.Mac',
    isHmac && 'javax.crypto.spec.SecretKeySpec',
  ].filter((line) => typeof line === 'string');
  return [
    'import static java.nio.charset.StandardCharsets.UTF_8;\n',
    ...(json ? third.map((name) => `import ${name};`) : []),
    ...own.map((name) => `import ${name};`),
    '',
  ];
}

function printTime({ settings: { timeFormat } }: SamplePlan): string {
  if (timeFormat === 'rfc3339') return 'Instant.parse(timestamp).getEpochSecond()';
  return timeFormat === 'seconds'
    ? 'Long.parseLong(timestamp)'
    : 'Long.parseLong(timestamp) / 1000';
}

/** Statements that give `isRight`, from `signed` and `key`. */
function printCheck({ settings, prefix }: SamplePlan): string {
  const { algorithm, encoding, hash, separator, token, signatureField } = settings;
  const isHmac = algorithm === 'HMAC';
  const decoded =
    token === undefined
      ? encoding === 'hex'
        ? HEX('given')
        : BASE64('given')
      : 'Base64.getUrlDecoder().decode(given)';
  const single =
    token === undefined
      ? `field(event, ${quote(getFieldPrefix(settings) + (signatureField ?? ''))})`
      : 'signature';
  const sent =
    token === undefined && signatureField === undefined
      ? `header.split(${quote(separator === ' ' ? ' ' : separator.replace(/[^\w]/g, String.raw`\$&`))})`
      : `new String[] {${single}}`;
  const name = algorithm === 'RSA' ? `${hash.replace('-', '')}withRSA` : 'Ed25519';
  return joinCode([
    isHmac &&
      `        Mac mac = Mac.getInstance(${getMac(hash)});\n        mac.init(key);\n        byte[] expected = mac.doFinal(signed.toByteArray());`,
    '        boolean isRight = false;',
    `        for (String part : ${sent}) {`,
    prefix !== '' &&
      `            if (!part.trim().startsWith(${quote(prefix)})) {\n                continue;\n            }`,
    `            String given = part.trim()${prefix === '' ? '' : `.substring(${prefix.length})`};`,
    '            try {',
    ...(isHmac
      ? [
          `                isRight |= MessageDigest.isEqual(${decoded}, expected);`,
          '            } catch (IllegalArgumentException error) {',
        ]
      : [
          `                Signature verifier = Signature.getInstance(${quote(name)});`,
          '                verifier.initVerify(key);',
          '                verifier.update(signed.toByteArray());',
          `                isRight |= verifier.verify(${decoded});`,
          '            } catch (IllegalArgumentException | SignatureException error) {',
        ]),
    '                continue;',
    '            }',
    '        }',
  ]);
}

/** Prints a class of Java 17 that verifies a signature; fields of the body and claims need Jackson. */
export function printJavaSample(plan: SamplePlan): string {
  const { settings, inputs, key, parts, readsFields, time, pieces } = plan;
  const { separator, token, bodyHash, maxAgeSeconds } = settings;
  const seconds = time === 'claim' ? 'claims.path("iat").asLong()' : printTime(plan);
  return joinCode([
    ...printImports(plan),
    'final class WebhookSignature {',
    printNotes('rawBody', plan, '    //'),
    `    static boolean isSignedByUs(byte[] rawBody, ${[...inputs, key].map((name) => `String ${name}`).join(', ')})`,
    '            throws Exception {',
    ...parts.map(
      ({ name, prefix }) =>
        `        String ${name} = "";\n        for (String part : header.split(${quote(separator)})) {\n            if (part.trim().startsWith(${quote(prefix)})) {\n                ${name} = part.trim().substring(${prefix.length});\n            }\n        }`,
    ),
    readsFields && '        JsonNode event = new ObjectMapper().readTree(rawBody);',
    token !== undefined &&
      `        String[] token = (header + "..").split("\\\\.", -1);\n        String head = token[0];\n${token === 'whole' ? '        String payload = token[1];\n' : ''}        String signature = token[2];`,
    pieces.some(({ kind }) => kind === 'crc32') &&
      '        CRC32 crc32 = new CRC32();\n        crc32.update(rawBody);',
    printKey(plan),
    '        ByteArrayOutputStream signed = new ByteArrayOutputStream();',
    ...printSigned(plan).map((bytes) => `        signed.writeBytes(${bytes});`),
    printCheck(plan),
    token === 'whole' &&
      bodyHash === undefined &&
      `        boolean isOfBody = payload.equals(${TO_BASE64_URL('rawBody')});`,
    bodyHash !== undefined &&
      `        if (!isRight) {\n            return false;\n        }\n        JsonNode claims = new ObjectMapper().readTree(Base64.getUrlDecoder().decode(payload));\n        byte[] hash = MessageDigest.getInstance("SHA-256").digest(rawBody);\n        boolean isOfBody = claims.path(${quote(bodyHash)}).asText().equals(HexFormat.of().formatHex(hash));`,
    time && printAgeNote(settings, '        //'),
    `        return isRight${token === 'whole' ? ' && isOfBody' : ''}${time ? ` && Math.abs(Instant.now().getEpochSecond() - ${seconds}) <= ${maxAgeSeconds}` : ''};`,
    '    }',
    readsFields &&
      `
    private static String field(JsonNode event, String path) {
        JsonNode value = event.at("/" + path.replace('.', '/'));
        return value.isContainerNode() ? value.toString() : value.asText();
    }`,
    '}',
  ]);
}
