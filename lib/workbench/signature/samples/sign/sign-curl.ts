import { quoteShellWord } from '@/lib/openapi/request/print-curl';
import { getHashName, joinCode, toSnakeCase } from '../sample-plan';
import { printRequestParts, type RequestPlan, selectTime } from './request-plan';

/** Command whose output has no line ends and blanks: hexadecimal digits of bytes. */
const TO_HEX = "od -An -vtx1 | tr -d ' \\n'";

/** Command that gives the key in hex. */
function printKey({ key }: RequestPlan['settings']): string {
  const text = `printf '%s' "\${secret#${key.prefix}}"`;
  if (key.encoding === 'hex') return text;
  return `${text} | ${key.encoding === 'base64' ? 'base64 -d | ' : ''}${TO_HEX}`;
}

/** Prints a function of a POSIX shell that signs and sends a request; `undefined` for a private key. */
export function printCurlSigner(plan: RequestPlan): string | undefined {
  const { settings, inputs, readsAddress, isHmac } = plan;
  const digest = `openssl dgst -${getHashName({ hash: settings.digest })} -binary`;
  const { notes, lines, signed, headers } = printRequestParts(plan, {
    ...{ quote: quoteShellWord, plus: '', name: (name) => `"$${toSnakeCase(name)}"`, comment: '#' },
    declare: (name, expression) => `  ${name.slice(2, -1)}=${expression}`,
    values: {
      scheme: '"${url%%://*}"',
      host: '"${rest%%/*}"',
      path: '"/${target%%\\?*}"',
      query: '"$(printf \'%s\' "$target" | sed \'s/^[^?]*?*//\')"',
      sortedQuery:
        "\"$(printf '%s' \"$target\" | sed 's/^[^?]*?*//' | tr '&' '\\n' | LC_ALL=C sort | paste -sd '&' -)\"",
      requestTarget: '"/$target"',
      timestamp: selectTime(plan, {
        seconds: '"$(date +%s)"',
        milliseconds: '"$(date +%s)000"',
        rfc3339: '"$(date -u +%Y-%m-%dT%H:%M:%SZ)"',
      }),
      expires: `"$((timestamp + ${settings.expiresSeconds}))"`,
      nonce: '"$(openssl rand -hex 16)"',
      'digest:hex': `"$(printf '%s' "$body" | ${digest} | ${TO_HEX})"`,
      'digest:base64': `"$(printf '%s' "$body" | ${digest} | openssl base64 -A)"`,
    },
  });
  if (!isHmac) return undefined;
  const names = ['method', 'url', 'body', ...inputs].map(toSnakeCase);
  const encode = settings.encoding === 'hex' ? TO_HEX : 'openssl base64 -A';
  return joinCode([
    notes.replaceAll('"', ''),
    'send_signed() {',
    `  ${names.map((name, at) => `${name}=$${at + 1}`).join(' ')}`,
    readsAddress && '  rest=${url#*://}\n  target=${rest#*/}',
    ...lines,
    `  key=$(${printKey(settings)})`,
    `  signature=$(printf '%s' ${signed.join('')} |`,
    `    openssl dgst -${getHashName(settings)} -mac HMAC -macopt "hexkey:$key" -binary | ${encode})`,
    '  curl -X "$method" "$url" \\',
    ...headers.map(([name, value]) => `    -H '${name}: '${value} \\`),
    inputs.includes('contentType')
      ? '    -H "Content-Type: $content_type" \\'
      : "    -H 'Content-Type: application/json' \\",
    '    --data-binary "$body"',
    '}',
  ]);
}
