import { quoteDouble as quote } from '@/lib/openapi/snippets/literal';
import { joinCode } from '../sample-plan';
import { indent, printRequestParts, type RequestPlan, selectTime } from './request-plan';

const PACKAGES = { 'SHA-1': 'sha1', 'SHA-256': 'sha256', 'SHA-384': 'sha512', 'SHA-512': 'sha512' };

const SUMS = { 'SHA-1': 'Sum', 'SHA-256': 'Sum256', 'SHA-384': 'Sum384', 'SHA-512': 'Sum512' };

const FAIL = 'if err != nil {\n\treturn nil, err\n}';

const TYPES = {
  RSA: '*rsa.PrivateKey',
  'RSA-PSS': '*rsa.PrivateKey',
  ECDSA: '*ecdsa.PrivateKey',
  Ed25519: 'ed25519.PrivateKey',
};

/** Statements that give `sum`, the bytes of the signature. */
function printSignature({ settings }: RequestPlan): string {
  const { algorithm, hash, key } = settings;
  if (algorithm === 'HMAC') {
    const text = key.prefix === '' ? 'secret' : `strings.TrimPrefix(secret, ${quote(key.prefix)})`;
    const decoder = key.encoding === 'hex' ? 'hex' : 'base64.StdEncoding';
    return joinCode([
      key.encoding === 'text'
        ? `key := []byte(${text})`
        : `key, err := ${decoder}.DecodeString(${text})\n${FAIL}`,
      `mac := hmac.New(${PACKAGES[hash]}.New${hash === 'SHA-384' ? '384' : ''}, key)`,
      'mac.Write(signed)',
      'sum := mac.Sum(nil)',
    ]);
  }
  const name = hash.replace('-', '');
  const sign = {
    RSA: `sum, err := rsa.SignPKCS1v15(rand.Reader, key, crypto.${name}, hashed[:])\n${FAIL}`,
    'RSA-PSS': `sum, err := rsa.SignPSS(rand.Reader, key, crypto.${name}, hashed[:], &rsa.PSSOptions{SaltLength: rsa.PSSSaltLengthEqualsHash})\n${FAIL}`,
    ECDSA: `r, s, err := ecdsa.Sign(rand.Reader, key, hashed[:])\n${FAIL}\nsum := make([]byte, 64)\nr.FillBytes(sum[:32])\ns.FillBytes(sum[32:])`,
    Ed25519: 'sum := ed25519.Sign(key, signed)',
  }[algorithm];
  return joinCode([
    'block, _ := pem.Decode([]byte(privateKey))',
    'if block == nil {\n\treturn nil, errors.New("the private key is no PEM")\n}',
    `parsed, err := x509.ParsePKCS8PrivateKey(block.Bytes)\n${FAIL}`,
    `key, isKnown := parsed.(${TYPES[algorithm]})`,
    'if !isKnown {\n\treturn nil, errors.New("the private key is of another kind")\n}',
    algorithm !== 'Ed25519' && `hashed := ${PACKAGES[hash]}.${SUMS[hash]}(signed)`,
    sign,
  ]);
}

function printImports(
  { settings, values, readsAddress, isHmac }: RequestPlan,
  body: string,
): string {
  const { algorithm } = settings;
  const uses = (text: string) => body.includes(`${text}.`);
  const names = [
    uses('bytes') && 'bytes',
    !isHmac && algorithm !== 'Ed25519' && algorithm !== 'ECDSA' && 'crypto',
    uses('ecdsa') && 'crypto/ecdsa',
    uses('ed25519') && 'crypto/ed25519',
    isHmac && 'crypto/hmac',
    uses('rand') && 'crypto/rand',
    uses('rsa') && 'crypto/rsa',
    uses('sha1') && 'crypto/sha1',
    uses('sha256') && 'crypto/sha256',
    uses('sha512') && 'crypto/sha512',
    !isHmac && 'crypto/x509',
    uses('base64') && 'encoding/base64',
    uses('hex') && 'encoding/hex',
    !isHmac && 'encoding/pem',
    !isHmac && 'errors',
    readsAddress && 'net/url',
    values.includes('sortedQuery') && 'sort',
    uses('strconv') && 'strconv',
    uses('strings') && 'strings',
    uses('time') && 'time',
  ].filter((name) => typeof name === 'string');
  return `import (\n${names.map((name) => `\t"${name}"`).join('\n')}\n)`;
}

/** Prints a function of Go that signs a request. */
export function printGoSigner(plan: RequestPlan): string {
  const { settings, inputs, readsAddress, values } = plan;
  const { digest, encoding, expiresSeconds } = settings;
  const { notes, lines, signed, headers } = printRequestParts(plan, {
    ...{ quote, plus: ' + ', comment: '//' },
    name: (name) => (name === 'url' ? 'address' : name),
    declare: (name, expression) =>
      expression.startsWith('\n') ? expression.slice(1) : `${name} := ${expression}`,
    toBytes: (text) => `[]byte(${text})`,
    values: {
      scheme: 'target.Scheme',
      host: 'target.Host',
      path: 'target.EscapedPath()',
      query: 'target.RawQuery',
      sortedQuery:
        '\npairs := strings.Split(target.RawQuery, "&")\nsort.Strings(pairs)\nsortedQuery := strings.Join(pairs, "&")',
      requestTarget: 'target.RequestURI()',
      timestamp: selectTime(plan, {
        seconds: 'strconv.FormatInt(time.Now().Unix(), 10)',
        milliseconds: 'strconv.FormatInt(time.Now().UnixMilli(), 10)',
        rfc3339: 'time.Now().UTC().Format(time.RFC3339)',
      }),
      expires: `strconv.FormatInt(time.Now().Unix()+${expiresSeconds}, 10)`,
      nonce:
        '\nrandom := make([]byte, 16)\nif _, err := rand.Read(random); err != nil {\n\treturn nil, err\n}\nnonce := hex.EncodeToString(random)',
      'digest:hex': 'hex.EncodeToString(digest[:])',
      'digest:base64': 'base64.StdEncoding.EncodeToString(digest[:])',
    },
  });
  const hasDigest = values.some((one) => one.startsWith('digest'));
  const all =
    signed.length > 1 ? `bytes.Join([][]byte{${signed.join(', ')}}, nil)` : (signed[0] ?? 'body');
  const text =
    encoding === 'hex' ? 'hex.EncodeToString(sum)' : 'base64.StdEncoding.EncodeToString(sum)';
  const body = joinCode([
    readsAddress && `target, err := url.Parse(address)\n${FAIL}`,
    hasDigest && `digest := ${PACKAGES[digest]}.${SUMS[digest]}(body)`,
    ...lines,
    `signed := ${all}`,
    printSignature(plan),
    `signature := ${text}`,
    'return map[string]string{',
    ...headers.map(([name, value]) => `\t${quote(name)}: ${value},`),
    '}, nil',
  ]);
  return joinCode([
    'package main\n',
    printImports(plan, body),
    '',
    notes,
    `func signRequest(method, address string, body []byte, ${inputs.join(', ')} string) (map[string]string, error) {`,
    indent(body, '\t'),
    '}',
  ]);
}
