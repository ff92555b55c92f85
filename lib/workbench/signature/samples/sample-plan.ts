import * as words from '@/.generated/words/signature/samples';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { listValueNames, splitFormat } from '../signed-string';

/** A part of what is signed: texts and values between bytes. */
export type SignedPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'field'; readonly path: string }
  | { readonly kind: 'body' }
  | { readonly kind: 'crc32' };

/** What a program that verifies a signature does, in any language. */
export type SamplePlan = {
  readonly settings: WebhookSignature;
  /** Arguments between the body and the key: `header`, `timestamp`. */
  readonly inputs: readonly string[];
  /** Name of the argument with the key. */
  readonly key: 'secret' | 'publicKey';
  /** Values that stand in the header beside the signature, by the prefix of their part. */
  readonly parts: readonly { readonly name: string; readonly prefix: string }[];
  /** What stands before a signature in the header. */
  readonly prefix: string;
  /** What is signed, its bytes first where nothing stands before them. */
  readonly pieces: readonly SignedPiece[];
  /** Whether fields of the body are read. */
  readonly readsFields: boolean;
  /** Where the time of signing stands: in a value, or in a claim of the token. */
  readonly time: 'timestamp' | 'claim' | undefined;
  /** Whether the key is bytes in Base64 or hex behind a prefix. */
  readonly hasEncodedKey: boolean;
  /** Sentences on the arguments, by their name in a language. */
  readonly notes: readonly {
    readonly name: string;
    readonly print: (name: string) => string;
  }[];
};

function parsePiece(part: string): SignedPiece {
  const name = part.slice(1, -1);
  if (!part.startsWith('{')) return { kind: 'text', text: part };
  if (name === 'body' || name === 'crc32') return { kind: name };
  return name.startsWith('field:')
    ? { kind: 'field', path: name.slice('field:'.length) }
    : { kind: 'value', name };
}

/** Parts of a template. */
export function parsePieces(template: string): readonly SignedPiece[] {
  return template
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== '')
    .map(parsePiece);
}

/** Makes the plan of a program from the description of the signature. */
export function planSample(settings: WebhookSignature): SamplePlan {
  const { header, signed, signatureField, algorithm, token, bodyHash } = settings;
  const format = splitFormat(settings);
  const parts = format.filter(({ name }) => name !== 'signature');
  const inParts = parts.map(({ name }) => name);
  const values = token === undefined ? listValueNames(signed) : [];
  const inputs = values.filter((name) => !inParts.includes(name));
  const hasTime = values.includes('timestamp');
  return {
    settings,
    inputs: [...(header === undefined ? [] : ['header']), ...inputs],
    key: algorithm === 'HMAC' ? 'secret' : 'publicKey',
    parts: parts.filter(({ name }) => values.some((one) => one === name)),
    prefix: format.find(({ name }) => name === 'signature')?.prefix ?? '',
    pieces: parsePieces(signed),
    readsFields: signatureField !== undefined || signed.includes('{field:'),
    time: hasTime ? 'timestamp' : bodyHash === undefined ? undefined : 'claim',
    hasEncodedKey: settings.key.encoding === 'base64' || settings.key.encoding === 'hex',
    notes: [
      ...listHeaderNotes(settings, ['header', ...inputs]),
      ...inputs.filter((name) => name === 'url').map((name) => ({ name, print: words.isAddress })),
      ...inputs
        .filter((name) => name === 'webhookId')
        .map((name) => ({ name, print: words.isWebhook })),
    ],
  };
}

/** Says which header each argument is. */
function listHeaderNotes(
  { header, headers }: WebhookSignature,
  inputs: readonly string[],
): SamplePlan['notes'] {
  return Object.entries({ header, ...headers })
    .filter(([name, place]) => place !== undefined && inputs.includes(name))
    .map(([name, place = '']) => ({
      name,
      print: (written) => words.isHeader({ name: written, header: place }),
    }));
}

/** Comments above a program, one a line. */
export function printNotes(
  rawBody: string,
  { notes }: SamplePlan,
  sign: string,
  rename = (name: string) => name,
): string {
  return [words.bytesAsReceived(rawBody), ...notes.map(({ name, print }) => print(rename(name)))]
    .map((note) => `${sign} ${note}`)
    .join('\n');
}

/** Comment on the age that is refused. */
export function printAgeNote({ maxAgeSeconds }: WebhookSignature, sign: string): string {
  return `${sign} ${words.olderIsCopy(maxAgeSeconds)}`;
}

/** Joins the lines of a program; `false` for a line that is not needed. */
export function joinCode(lines: readonly (string | false | undefined)[]): string {
  return lines.filter((line) => typeof line === 'string').join('\n');
}

/** Writes a name of several words as `webhook_id`. */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Name of a hash as OpenSSL writes it: `sha256`. */
export function getHashName({ hash }: { readonly hash: string }): string {
  return hash.replace('-', '').toLowerCase();
}

/** What a language writes for the pieces of a signed string. */
type PieceSyntax = {
  /** Text inside a literal. */
  readonly text: (text: string) => string;
  /** Placeholder of an expression inside a literal. */
  readonly insert: (expression: string) => string;
  readonly field: (path: string) => string;
  readonly crc32: string;
  /** Name of a value. */
  readonly name: (name: string) => string;
};

/**
 * Prints what is signed before the body, and behind it: the content of a literal, or expressions with an operator
 * between them. Without the body there is one text.
 */
export function printPieces(
  { pieces }: Pick<SamplePlan, 'pieces'>,
  { text, insert, field, crc32, name }: PieceSyntax,
  operator = '',
): readonly string[] {
  const groups: string[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'body') groups.push([]);
    else if (piece.kind === 'text') groups.at(-1)?.push(text(piece.text));
    else if (piece.kind === 'crc32') groups.at(-1)?.push(insert(crc32));
    else groups.at(-1)?.push(insert(piece.kind === 'field' ? field(piece.path) : name(piece.name)));
  }
  return groups.map((group) => group.join(operator));
}

/** Puts the expression of the body between those of texts; texts that are empty are left out. */
export function surroundBody(
  texts: readonly string[],
  body: string,
  wrap: (text: string) => string,
): readonly string[] {
  return texts.flatMap((text, at) => [
    ...(at === 0 ? [] : [body]),
    ...(text === '' ? [] : [wrap(text)]),
  ]);
}

/** Path of a field from the body, as programs walk it. */
export function getFieldPrefix({ root }: WebhookSignature): string {
  return root === '' ? '' : `${root}.`;
}

/** What stands before the 32 bytes of an Ed25519 public key in DER (RFC 8410 4), in hex. */
export const ED25519_HEAD = '302a300506032b6570032100';
