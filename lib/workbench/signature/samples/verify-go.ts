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

const decode = (text: string, encoding: string) =>
  encoding === 'hex' ? `hex.DecodeString(${text})` : `base64.StdEncoding.DecodeString(${text})`;

const PACKAGES = { 'SHA-1': 'sha1', 'SHA-256': 'sha256', 'SHA-384': 'sha512', 'SHA-512': 'sha512' };

const GO_SUMS = { 'SHA-1': 'Sum', 'SHA-256': 'Sum256', 'SHA-384': 'Sum384', 'SHA-512': 'Sum512' };

/** Statements that give `key`. */
function printKey({ settings, key: name, hasEncodedKey }: SamplePlan): string {
  const { algorithm, key } = settings;
  const text = key.prefix === '' ? name : `strings.TrimPrefix(${name}, ${quote(key.prefix)})`;
  const fail = '\tif err != nil {\n\t\treturn false\n\t}';
  const bytes = `\tkey, err := ${decode(text, key.encoding)}\n`;
  if (algorithm === 'HMAC') return hasEncodedKey ? bytes + fail : `\tkey := []byte(${name})`;
  if (hasEncodedKey)
    return `${bytes}\tif err != nil || len(key) != ed25519.PublicKeySize {\n\t\treturn false\n\t}`;
  const block = `\tblock, _ := pem.Decode([]byte(${name}))\n\tif block == nil {\n\t\treturn false\n\t}\n`;
  const type = algorithm === 'RSA' ? '*rsa.PublicKey' : 'ed25519.PublicKey';
  return key.encoding === 'certificate'
    ? `${block}\tcertificate, err := x509.ParseCertificate(block.Bytes)\n${fail}\n\tkey, isKnown := certificate.PublicKey.(${type})\n\tif !isKnown {\n\t\treturn false\n\t}`
    : `${block}\tparsed, err := x509.ParsePKIXPublicKey(block.Bytes)\n${fail}\n\tkey, isKnown := parsed.(${type})\n\tif !isKnown {\n\t\treturn false\n\t}`;
}

function printSigned(plan: SamplePlan): readonly string[] {
  const { token, bodyHash } = plan.settings;
  if (token !== undefined)
    return [
      `[]byte(head + "." + ${bodyHash === undefined ? 'base64.RawURLEncoding.EncodeToString(rawBody)' : 'payload'})`,
    ];
  const texts = printPieces(
    plan,
    {
      text: quote,
      insert: (expression) => expression,
      field: (path) => `field(${quote(path)})`,
      crc32: 'strconv.FormatUint(uint64(crc32.ChecksumIEEE(rawBody)), 10)',
      name: (name) => name,
    },
    ' + ',
  );
  return surroundBody(texts, 'rawBody', (text) => `[]byte(${text})`);
}

function printCheck({ settings }: SamplePlan): string {
  const { algorithm, hash } = settings;
  if (algorithm === 'HMAC') return 'hmac.Equal(given, expected)';
  return algorithm === 'RSA'
    ? `rsa.VerifyPKCS1v15(key, crypto.${hash.replace('-', '')}, digest[:], given) == nil`
    : 'ed25519.Verify(key, signed, given)';
}

function printImports(plan: SamplePlan): string {
  const { settings, readsFields, time, pieces, hasEncodedKey } = plan;
  const { algorithm, key, encoding, token, bodyHash, timeFormat, hash, signatureField } = settings;
  const isHmac = algorithm === 'HMAC';
  const isSingle = token !== undefined || signatureField !== undefined;
  const hasText = time === 'timestamp';
  const crc = pieces.some(({ kind }) => kind === 'crc32');
  const isPem = !isHmac && !hasEncodedKey;
  const names = [
    printSigned(plan).length > 1 && 'bytes',
    algorithm === 'RSA' && 'crypto',
    algorithm === 'Ed25519' && 'crypto/ed25519',
    isHmac && 'crypto/hmac',
    algorithm === 'RSA' && 'crypto/rsa',
    algorithm !== 'Ed25519' && `crypto/${PACKAGES[hash]}`,
    bodyHash !== undefined &&
      (algorithm === 'Ed25519' || PACKAGES[hash] !== 'sha256') &&
      'crypto/sha256',
    isPem && 'crypto/x509',
    (token !== undefined || encoding === 'base64' || key.encoding === 'base64') &&
      'encoding/base64',
    ((token === undefined && encoding === 'hex') ||
      key.encoding === 'hex' ||
      bodyHash !== undefined) &&
      'encoding/hex',
    (readsFields || bodyHash !== undefined) && 'encoding/json',
    isPem && 'encoding/pem',
    crc && 'hash/crc32',
    (readsFields || crc || (hasText && timeFormat !== 'rfc3339')) && 'strconv',
    (!isSingle || token !== undefined || readsFields || key.prefix !== '') && 'strings',
    time && 'time',
  ].filter((name) => typeof name === 'string');
  return `import (\n${names.map((name) => `\t"${name}"`).join('\n')}\n)`;
}

function printTime({ settings: { timeFormat } }: SamplePlan): string {
  if (timeFormat === 'rfc3339')
    return '\tsent, err := time.Parse(time.RFC3339, timestamp)\n\tif err != nil {\n\t\treturn false\n\t}';
  const unit = timeFormat === 'seconds' ? 'time.Unix(number, 0)' : 'time.UnixMilli(number)';
  return `\tnumber, err := strconv.ParseInt(timestamp, 10, 64)\n\tif err != nil {\n\t\treturn false\n\t}\n\tsent := ${unit}`;
}

const FIELD = (prefix: string) => `	var event any
	if json.Unmarshal(rawBody, &event) != nil {
		return false
	}
	field := func(path string) string {
		value := event
		for _, name := range strings.Split(${quote(prefix)}+path, ".") {
			switch inner := value.(type) {
			case map[string]any:
				value = inner[name]
			case []any:
				index, err := strconv.Atoi(name)
				if err != nil || index >= len(inner) {
					return ""
				}
				value = inner[index]
			default:
				return ""
			}
		}
		if text, isText := value.(string); isText || value == nil {
			return text
		}
		text, _ := json.Marshal(value)
		return string(text)
	}`;

/** Prints a function of Go that verifies a signature. */
export function printGoSample(plan: SamplePlan): string {
  const { settings, inputs, key, parts, prefix, readsFields, time } = plan;
  const { algorithm, encoding, separator, token, bodyHash, signatureField, maxAgeSeconds } =
    settings;
  const signed = printSigned(plan);
  const sent =
    token !== undefined
      ? '[]string{signature}'
      : signatureField === undefined
        ? `strings.Split(header, ${quote(separator)})`
        : `[]string{field(${quote(signatureField)})}`;
  const trimmed =
    signatureField === undefined && token === undefined ? 'strings.TrimSpace(part)' : 'part';
  const text = prefix === '' ? trimmed : `strings.TrimPrefix(${trimmed}, ${quote(prefix)})`;
  const decoded =
    token === undefined ? decode(text, encoding) : `base64.RawURLEncoding.DecodeString(${text})`;
  return joinCode([
    'package main\n',
    printImports(plan),
    '',
    printNotes('rawBody', plan, '//'),
    `func isSignedByUs(rawBody []byte, ${[...inputs, key].join(', ')} string) bool {`,
    ...parts.map(
      ({ name, prefix: before }) =>
        `\t${name} := ""\n\tfor _, part := range strings.Split(header, ${quote(separator)}) {\n\t\tif strings.HasPrefix(strings.TrimSpace(part), ${quote(before)}) {\n\t\t\t${name} = strings.TrimPrefix(strings.TrimSpace(part), ${quote(before)})\n\t\t}\n\t}`,
    ),
    readsFields && FIELD(getFieldPrefix(settings)),
    token !== undefined &&
      `\ttoken := strings.Split(header+"..", ".")\n\thead, ${token === 'whole' ? 'payload, signature := token[0], token[1], token[2]' : 'signature := token[0], token[2]'}`,
    printKey(plan),
    `\tsigned := ${signed.length > 1 ? `bytes.Join([][]byte{${signed.join(', ')}}, nil)` : (signed[0] ?? '')}`,
    algorithm === 'HMAC' &&
      `\tmac := hmac.New(${PACKAGES[settings.hash]}.New${settings.hash === 'SHA-384' ? '384' : ''}, key)\n\tmac.Write(signed)\n\texpected := mac.Sum(nil)`,
    algorithm === 'RSA' &&
      `\tdigest := ${PACKAGES[settings.hash]}.${GO_SUMS[settings.hash]}(signed)`,
    '\tisRight := false',
    `\tfor _, part := range ${sent} {`,
    prefix !== '' &&
      `\t\tif !strings.HasPrefix(${trimmed}, ${quote(prefix)}) {\n\t\t\tcontinue\n\t\t}`,
    `\t\tgiven, err := ${decoded}`,
    `\t\tisRight = isRight || err == nil && ${printCheck(plan)}`,
    '\t}',
    token === 'whole' &&
      bodyHash === undefined &&
      '\tisOfBody := payload == base64.RawURLEncoding.EncodeToString(rawBody)',
    bodyHash !== undefined &&
      `\tvar claims map[string]any\n\tjsonClaims, err := base64.RawURLEncoding.DecodeString(payload)\n\tif !isRight || err != nil || json.Unmarshal(jsonClaims, &claims) != nil {\n\t\treturn false\n\t}\n\tissued, _ := claims["iat"].(float64)\n\tsent := time.Unix(int64(issued), 0)\n\tsum := sha256.Sum256(rawBody)\n\tisOfBody := claims[${quote(bodyHash)}] == hex.EncodeToString(sum[:])`,
    time === 'timestamp' && printTime(plan),
    time &&
      `${printAgeNote(settings, '\t//')}\n\tisRecent := time.Since(sent).Abs() <= ${maxAgeSeconds}*time.Second`,
    `\treturn isRight${token === 'whole' ? ' && isOfBody' : ''}${time ? ' && isRecent' : ''}`,
    '}',
  ]);
}
