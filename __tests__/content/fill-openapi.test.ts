import { parse } from 'yaml';
import { fillSource, collectDocumentNames } from '@/lib/content/source/fill-openapi';

const VALUES = {
  product: 'acme',
  name: "Joe's: Pay #1",
  email: 'dev@acme.test',
  website: 'https://acme.test',
};
const NONE: ReadonlySet<string> = new Set();
const fill = (text: string, own = NONE) => fillSource(text, VALUES, own);
const read = (text: string, own = NONE): unknown => parse(fill(text, own).text);

test.each([
  ['plain', 'a: x-{product}-signature', { a: 'x-acme-signature' }],
  ['plain, with a value that would end it', 'a: By {name} # why', { a: "By Joe's: Pay #1" }],
  ['in single quotes', "a: '{name}!'", { a: "Joe's: Pay #1!" }],
  ['in double quotes', String.raw`a: "\t{name}"`, { a: "\tJoe's: Pay #1" }],
  ['folded', 'a: >-\n  Ask\n  {name}.\nb: 1', { a: "Ask Joe's: Pay #1.", b: 1 }],
  ['in a list', "a: ['{email}', b]", { a: ['dev@acme.test', 'b'] }],
  ['JSON', '{"a": ["{website}/x"]}', { a: ['https://acme.test/x'] }],
])('fills a text that is %s', (_, text, expected) => expect(read(text)).toEqual(expected));

test('keeps every other letter and line, comments included', () => {
  const text = "# {product}\na:  '{product}' # {product}\nb: [ 1,2 ]\nc: |\n  {product}\n";
  expect(fill(text).text).toBe("# {product}\na:  'acme' # {product}\nb: [ 1,2 ]\nc: |\n  acme\n");
});

test.each([
  ['a path', '/users/{name}:\n  get: {}'],
  ['a key', "'{email}': 1"],
  ['a reference', '$ref: paths/{name}.yaml'],
  ['a pattern', "pattern: '^{name}$'"],
  ['a word of code', 'a: echo `${name}`'],
  ['an escaped word', String.raw`a: "\\{name} \\{prodct}"`],
  ['a word that is no value', 'a: /users/{id}/{customer_id}'],
  ['what is no YAML', 'a: {product\nb: }{name}'],
])('leaves %s as it is', (_, text) => expect(fill(text)).toEqual({ text, problems: [] }));

test('a parameter of a path and a variable of a server are words of the document', () => {
  const server = 'servers:\n  - url: https://{email}.test\n    variables:\n      email: {}\n';
  const text = `${server}paths:\n  /users/{name}: {}\n  /x: { description: '\`/users/{name}\`' }\n`;
  const own = new Set(collectDocumentNames(text));
  expect(own).toEqual(new Set(['email', 'name']));
  expect(fill(text, own)).toEqual({ text, problems: [] });
});

test('a word that is nearly a value is a problem with its line; in backticks it is code', () => {
  expect(fill('a: |\n  `{prodct}`\n  x {prodct}\nb: "{eMail} {productId}"\n').problems).toEqual([
    { line: 3, message: 'unknown value {prodct}. Did you mean {product}?' },
    { line: 4, message: 'unknown value {eMail}. Did you mean {email}?' },
  ]);
});
