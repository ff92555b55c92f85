import { listPlaceholders } from '@/lib/content/schemas/workbench/placeholders';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { encodeText } from './sign-body';

/** Values that are signed beside the body. */
export type SignedValues = Readonly<
  Partial<Record<'id' | 'timestamp' | 'url' | 'webhookId', string | undefined>>
>;

/** Names of the values that a template takes from elsewhere than the body. */
export function listValueNames(template: string): readonly (keyof SignedValues)[] {
  const names = listPlaceholders(template);
  return (['id', 'timestamp', 'url', 'webhookId'] as const).filter((one) => names.includes(one));
}

/** CRC-32 of bytes (ISO 3309), as gzip has it. */
function computeCrc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Value of parsed JSON at names with points between them; `undefined` where none is. */
export function getField(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path === '' ? [] : path.split('.'))
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, name)
        ? Reflect.get(found, name)
        : undefined;
  return found;
}

/** Parses a body of JSON and takes the object that fields are read from; `undefined` for another body. */
export function parseRoot(body: Uint8Array, root: string): unknown {
  try {
    return getField(JSON.parse(new TextDecoder().decode(body)), root);
  } catch {
    return undefined;
  }
}

/** Text of a field as it is signed; empty where there is none. */
function printField(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
}

/**
 * Writes the bytes that are signed.
 * @returns `undefined` where a value is missing, or a field is signed and the body is no JSON.
 */
export function buildSigned(
  { signed, root }: Pick<WebhookSignature, 'signed' | 'root'>,
  body: Uint8Array<ArrayBuffer>,
  values: SignedValues,
): Uint8Array<ArrayBuffer> | undefined {
  if (signed === '{body}') return body;
  if (listValueNames(signed).some((name) => (values[name] ?? '') === '')) return undefined;
  const fields = signed.includes('{field:') ? parseRoot(body, root) : undefined;
  if (signed.includes('{field:') && fields === undefined) return undefined;
  const print = (name: string): Uint8Array<ArrayBuffer> => {
    if (name === 'body') return body;
    if (name === 'crc32') return encodeText(String(computeCrc32(body)));
    if (name.startsWith('field:')) return encodeText(printField(getField(fields, name.slice(6))));
    return encodeText(Object.entries(values).find(([one]) => one === name)?.[1] ?? '');
  };
  return fillTemplate(signed, print);
}

/** Bytes of a template whose placeholders are filled in. */
export function fillTemplate(
  template: string,
  print: (name: string) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const parts = template
    .split(/(\{[^{}]*\})/)
    .map((part) => (part.startsWith('{') ? print(part.slice(1, -1)) : encodeText(part)));
  return joinBytes(parts);
}

/** Bytes one behind the other. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Placeholder of one part of a header, and the text before it. */
export type FormatPart = { readonly name: string; readonly prefix: string };

/** Parts of a header: `t={timestamp},v1={signature}` has two. */
export function splitFormat({
  format,
  separator,
}: Pick<WebhookSignature, 'format' | 'separator'>): readonly FormatPart[] {
  return format.split(separator).map((part) => {
    const [prefix = '', name = ''] = part.split(/[{}]/);
    return { name, prefix };
  });
}

/** Escapes a text for a regular expression, also for one between slashes. */
export function escapePattern(text: string): string {
  return text.replace(/[^\w\s]/g, String.raw`\$&`);
}
