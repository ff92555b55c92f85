import { createDisk } from '@/lib/content/source/disk';
import type { Language } from '@/lib/openapi/core/sample-languages';
import { fillProgram, removeUnusedImports, type Values } from './fill-program';
import { type PieceSyntax, type Syntax, SYNTAXES } from './syntax';

/** Prints the program of a language: its template with values, and the imports that it needs. */
export function printProgram(kind: 'sign' | 'verify', language: Language, values: Values): string {
  const path = `lib/workbench/signature/samples/${kind}-programs/${language}.txt`;
  const template = createDisk(process.cwd()).readText(path);
  if (template === undefined) throw new Error(`${path} is missing`);
  const { imports } = SYNTAXES[language];
  const program = fillProgram(template, values);
  return imports ? removeUnusedImports(program, imports) : program;
}

/** Says of each name whether it is the one that is chosen. */
export function listChoices(chosen: string | undefined, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, name === chosen]));
}

/** What the descriptions of signatures of deliveries and of requests have in common. */
type Signature = {
  readonly algorithm: string;
  readonly hash: string;
  readonly key: { readonly encoding: string; readonly prefix: string };
};

/** Values of algorithm and key: SHA-256 is `sha256` in one place and `SHA256` in another, and has 256 bits. */
export function listKeyValues(
  { algorithm, hash, key: { encoding, prefix } }: Signature,
  key: string,
  { dropPrefix }: Syntax,
): Values {
  const name = hash.replace('-', '');
  return {
    ...listChoices(algorithm.replace('-', ''), ['HMAC', 'RSA', 'RSAPSS', 'ECDSA', 'Ed25519']),
    ...{ HASH: name, hash: name.toLowerCase(), sha384: name === 'SHA384' },
    // Go writes `Sum256` and, of SHA-1, `Sum`.
    bits: name === 'SHA1' ? '' : name.slice(3),
    ...listChoices(`${encoding}Key`, [
      'textKey',
      'base64Key',
      'hexKey',
      'pemKey',
      'certificateKey',
    ]),
    ...{ keyEncoding: encoding, encodedKey: encoding === 'base64' || encoding === 'hex' },
    ...{ key, keyText: prefix === '' ? key : dropPrefix(key, prefix) },
  };
}

/** Prints texts and values of a template as one expression. */
export function printTexts(template: string, syntax: PieceSyntax, field = syntax.name): string {
  const { quote, plus, insert = (expression: string) => expression, name } = syntax;
  const printPiece = (piece: string) => {
    if (!piece.startsWith('{')) return quote(piece);
    const [, path, value = ''] = /^\{(?:field:(.*)|(.*))\}$/.exec(piece) ?? [];
    return insert(path === undefined ? name(value) : field(path));
  };
  return template
    .split(/(\{[^{}]*\})/)
    .filter((piece) => piece !== '')
    .map(printPiece)
    .join(plus);
}

/** Prints what is signed as expressions of bytes, in their order. */
export function listSigned(
  template: string,
  body: string,
  { toBytes = (text) => text }: PieceSyntax,
  print: (template: string) => string,
): readonly string[] {
  return template
    .split(/(\{body\})/)
    .filter((part) => part !== '')
    .map((part) => (part === '{body}' ? body : toBytes(print(part))));
}
