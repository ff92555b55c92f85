import { isLanguage, type Language, SAMPLE_LANGUAGES } from '@/lib/openapi/core/sample-languages';
import { quoteShellWord } from '@/lib/openapi/request/print-curl';
import {
  quoteDouble,
  quoteJava,
  quoteJavascript,
  quotePhp,
  quoteRuby,
} from '@/lib/openapi/snippets/literal';

/** How a language writes texts and values that become bytes. */
export type PieceSyntax = {
  /** Literal of a text, or what stands in a literal. */
  readonly quote: (text: string) => string;
  /** What stands between a text and a value. */
  readonly plus: string;
  /** Value in a literal; itself where values stand beside literals. */
  readonly insert?: (expression: string) => string;
  /** Name of a variable from its name in camel case. */
  readonly name: (name: string) => string;
  /** Bytes of a text; absent where texts are bytes. */
  readonly toBytes?: (text: string) => string;
  /** Bytes of the body; its variable where this is absent. */
  readonly body?: string;
};

/** How a language writes what programs that verify and programs that sign share. */
export type Syntax = PieceSyntax & {
  readonly comment: string;
  /** Parameters with texts, behind those of the template. */
  readonly parameters: (names: readonly string[]) => string;
  /** Text without what it begins with. */
  readonly dropPrefix: (text: string, prefix: string) => string;
  /** Bytes one behind the other. */
  readonly joinBytes: (bytes: readonly string[]) => string;
  /** Field of the body at a path below its root. */
  readonly field: (path: string, root: string) => string;
  readonly crc32: string;
  /** What programs that verify write otherwise. */
  readonly inVerifier?: Partial<PieceSyntax>;
  /** Line of imports, whose group is the names that it imports; absent where the template says which it needs. */
  readonly imports?: RegExp;
};

const isItself = (text: string) => text;

/** Writes a name of several words as `webhook_id`. */
function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Prints each name, with commas between them. */
function separate(print: (name: string) => string) {
  return (names: readonly string[]) => names.map(print).join(', ');
}

/** Shells, which sign and do not verify. */
const curl: Syntax = {
  ...{ quote: quoteShellWord, plus: '', comment: '#' },
  name: (name) => `"$${toSnakeCase(name)}"`,
  parameters: (names) => names.map((one, at) => `${toSnakeCase(one)}=$${at + 4}`).join(' '),
  dropPrefix: (text, prefix) => `"\${${text.slice(2, -1)}#${prefix}}"`,
  joinBytes: (bytes) => bytes.join(''),
  ...{ field: isItself, crc32: '' },
};

const javascript: Syntax = {
  ...{ quote: quoteJavascript, plus: ' + ', comment: '//', name: isItself },
  parameters: separate(isItself),
  dropPrefix: (text, { length }) => `${text}.slice(${length})`,
  toBytes: (text) => `Buffer.from(${text})`,
  joinBytes: ([first = '', ...rest]) =>
    rest.length === 0 ? first : `Buffer.concat([${[first, ...rest].join(', ')}])`,
  body: 'Buffer.from(body)',
  field: (path) => `field(${quoteJavascript(path)})`,
  crc32: 'crc32(rawBody)',
  inVerifier: {
    quote: (text) => quoteJavascript(text).slice(1, -1).replaceAll('`', '\\`'),
    plus: '',
    insert: (expression) => `\${${expression}}`,
    toBytes: (text) => `Buffer.from(\`${text}\`)`,
    body: 'rawBody',
  },
  imports: /^const \{ (.+) \} = require.*$/gm,
};

const python: Syntax = {
  ...{ quote: quoteDouble, plus: ' + ', comment: '#', name: toSnakeCase },
  parameters: separate((name) => `${toSnakeCase(name)}: str`),
  dropPrefix: (text, prefix) => `${text}.removeprefix(${quoteDouble(prefix)})`,
  toBytes: (text) => `(${text}).encode()`,
  joinBytes: (bytes) => bytes.join(' + '),
  field: (path) => `field('${path}')`,
  crc32: 'crc32(raw_body)',
  inVerifier: {
    quote: (text) => quoteDouble(text).slice(1, -1).replace(/[{}]/g, '$&$&'),
    plus: '',
    insert: (expression) => `{${expression}}`,
    toBytes: (text) => `f"${text}".encode()`,
  },
  imports: /^from \S+ import (.+)$/gm,
};

const php: Syntax = {
  ...{ quote: quotePhp, plus: ' . ', comment: '//', name: (name) => `$${name}` },
  parameters: separate((name) => `string $${name}`),
  dropPrefix: (text, { length }) => `substr(${text}, ${length})`,
  joinBytes: (bytes) => bytes.join(' . '),
  field: (path) => `$field(${quotePhp(path)})`,
  crc32: 'crc32($rawBody)',
};

const java: Syntax = {
  ...{ quote: quoteJava, plus: ' + ', comment: '//', name: isItself },
  parameters: separate((name) => `String ${name}`),
  dropPrefix: (text, { length }) => `${text}.substring(${length})`,
  toBytes: (text) => `(${text}).getBytes(UTF_8)`,
  joinBytes: (bytes) => bytes.map((one) => `signed.writeBytes(${one});`).join('\n'),
  field: (path, root) => `field(event, ${quoteJava(root + path)})`,
  crc32: 'Long.toString(crc32.getValue())',
  imports: /^import (?:static )?[\w.]+\.(\w+);$/gm,
};

const csharp: Syntax = {
  ...{ quote: quoteDouble, plus: ' + ', comment: '//', name: isItself },
  parameters: separate((name) => `string ${name}`),
  dropPrefix: (text, { length }) => `${text}.Substring(${length})`,
  toBytes: (text) => `Encoding.UTF8.GetBytes(${text})`,
  joinBytes: ([first = '', ...rest]) =>
    rest.length === 0
      ? first
      : `${first}${rest.map((one) => `.Concat(${one})`).join('')}.ToArray()`,
  field: (path) => `Field(${quoteDouble(path)})`,
  crc32: 'Crc32.HashToUInt32(rawBody)',
};

const ruby: Syntax = {
  ...{ quote: quoteRuby, plus: ' + ', comment: '#', name: toSnakeCase },
  parameters: separate(toSnakeCase),
  dropPrefix: (text, prefix) => `${text}.delete_prefix(${quoteRuby(prefix)})`,
  toBytes: (text) => `(${text}).b`,
  joinBytes: (bytes) => bytes.join(' + '),
  body: 'body.b',
  field: (path) => `field.call(${quoteRuby(path)})`,
  crc32: 'Zlib.crc32(raw_body).to_s',
  inVerifier: { toBytes: isItself, body: 'raw_body.b' },
};

const go: Syntax = {
  ...{ quote: quoteDouble, plus: ' + ', comment: '//', name: isItself },
  parameters: separate(isItself),
  dropPrefix: (text, prefix) => `strings.TrimPrefix(${text}, ${quoteDouble(prefix)})`,
  toBytes: (text) => `[]byte(${text})`,
  joinBytes: ([first = '', ...rest]) =>
    rest.length === 0 ? first : `bytes.Join([][]byte{${[first, ...rest].join(', ')}}, nil)`,
  field: (path) => `field(${quoteDouble(path)})`,
  crc32: 'strconv.FormatUint(uint64(crc32.ChecksumIEEE(rawBody)), 10)',
  imports: /^\t"(?:\w+\/)*(\w+)"$/gm,
};

/** Languages in the order of tabs. */
export const LANGUAGES = Object.keys(SAMPLE_LANGUAGES).filter(isLanguage);

/** Every language. */
export const SYNTAXES: Readonly<Record<Language, Syntax>> = {
  ...{ curl, javascript, python, php, java, csharp, ruby, go },
};
