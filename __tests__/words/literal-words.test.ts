import { readFileSync } from 'node:fs';
import { readTree } from '@/lib/kit/system/read-tree';
import { listLiteralWords } from './list-literal-words';

/** What of the kit prints texts that readers get. */
const PRINTERS = ['agents', 'markdown', 'offline', 'pdf', 'reference', 'search'].map(
  (folder) => `lib/kit/build/${folder}/`,
);

/** Folders and files whose words are not those of the interface, with the reason. */
const OTHERS = [
  // Maintainers see these pages and no visitor.
  ...['app/style-guide/', 'components/style-guide/'],
  // Agents and their programs are addressed in English.
  ...['lib/agents/', 'lib/kit/build/agents/security-txt.ts'],
  'lib/kit/build/agents/write-mcp-package.ts',
  'lib/kit/build/agents/write-sandbox-package.ts',
  // Messages for writers and maintainers.
  ...[
    'lib/content/',
    'lib/pages/changelog/check-changelog.ts',
    'lib/pages/changelog/check-ends.ts',
    'lib/pages/changelog/stale-uses.ts',
  ],
  ...['lib/pages/operation-addresses.ts', 'lib/sequence/parse-sequence.ts'],
  ...['lib/kit/build/pdf/build-pdfs.ts', 'lib/kit/build/reference/write-references.ts'],
  ...['lib/support-chat/settings.ts', 'lib/text/edit-distance.ts'],
  // Responses of an API, which are in the language of its document.
  'lib/sandbox/',
  // Programs in many languages, their commands and keywords.
  ...['components/ui/code/tokens.ts', 'lib/openapi/request/print-curl.ts', 'lib/openapi/snippets/'],
  ...['lib/markdown/highlight.mjs', 'lib/workbench/signature/sign-delivery.ts'],
  ...['lib/workbench/signature/samples/', 'lib/openapi/files/'],
  // Keywords of JSON Schema, and elements of HTML.
  ...['lib/openapi/core/keyword-types.ts', 'lib/markdown/foreign/escape-unknown-tags.ts'],
  'lib/markdown/foreign/safe-schema.ts',
  // Fragments of a document.
  'lib/openapi/compare/examples/change-examples.ts',
];

/** Names that are the same in every language: a text of these alone needs no translation. */
const NAMES =
  /\b(Arazzo|AsyncAPI|Authorization|Basic|Bearer|HMAC|HTML|HTTP|JSON|Java|Kotlin|Linux|OAuth 2\.0|OK|OpenAPI|OpenID Connect|PDF|Postman|Prefer|Python|Ruby|SHA-1|SHA-256|Swagger|UTC|Windows|curl|macOS)\b/g;

/** What stands in code although it reads like a word, with the reason. */
const EXCEPTIONS: ReadonlySet<string> = new Set([
  // Only a writer sees these, in `next dev`.
  ...['The content has faults', 'The index is written by', '; the development server has none.'],
  'Mend them and save: the page is then drawn again by itself.',
  // Printed on the key, a unit, a language whose name is a verb, and a component.
  ...['{} ms', 'Go', 'Tabs'],
  // Commands, and a script of Postman.
  ...['npm run build', 'curl -i &apos;', '--cert YOUR_CERTIFICATE.pem --key YOUR_KEY.pem'],
  ...['sha256sum {}', 'certutil -hashfile {} SHA256'],
  'const body = pm.response.json();',
  // Values of attributes, of styles and of metadata.
  ...['light dark', 'description', 'end', 'Arial', 'whole'],
  // Selectors of elements.
  'a[href], button, summary, input, select, textarea, [tabindex]',
  'main, footer, .skip, [data-shell="chat"]',
  ':is(button, input[data-lang]):is({})',
  ':is(button, input, select, textarea):not([popovertarget], {})',
  // Headers and files that programs read.
  ...['application/atom+xml; charset=utf-8', 'text/css; charset=utf-8', 'filename="{}"'],
  ...[
    'text/calendar; charset=utf-8',
    'text/html; charset=utf-8',
    'text/javascript; charset=utf-8',
    'text/plain; charset=utf-8',
  ],
  ...[
    'Content-Signal: {}',
    'Allow: /',
    'Sitemap: {}{}/sitemap.xml',
    '---\nname: {}\ndescription: {}\n---\n\n{}',
  ],
  "default-src 'none'; style-src {}; script-src {}; font-src data:; base-uri 'none'; form-action 'none'",
  // Names of errors, of variables and of data, which programs read.
  ...['LoadError', 'HTTP status', 'request', 'root'],
  // An algorithm of WebCrypto.
  'RSASSA-PKCS1-v1_5',
  // What HTTP calls a status, in an example.
  '404 Not Found',
  // Components of MDX, and one of their attributes.
  ...['Cards', 'Lifecycle', 'Sequence', 'Steps', 'label'],
  // Keywords of OpenAPI and JSON Schema, parts of their names, and what samples have for a value.
  ...['Minimum', 'Maximum', 'array', 'enum', 'event', 'example', 'null', 'object', 'webhook'],
  ...['webhooks', 'binary data'],
  // Ids of changes and of parameters, the same in each language.
  ...['at least # characters', 'at most # characters', 'at least # items', 'at most # items'],
  ...['at least # properties', 'at most # properties'],
  ...['path {}', 'header {}'],
  // Labels in the descriptions of documents, which are English.
  ...['maximum length', 'max length', 'default value'],
  ...['conditional requirement', 'conditional requirements'],
  // Keys of texts that are kept.
  ...['item {}', 'name {}'],
  // Words of an address.
  ...['Id', 'Api'],
]);

const FILES = ['app', 'components', 'lib']
  .flatMap((room) => readTree(room).map((file) => `${room}/${file}`))
  .filter((file) => /\.(mjs|tsx?)$/.test(file))
  .filter((file) => !file.startsWith('lib/kit/') || PRINTERS.some((one) => file.startsWith(one)));

const found = FILES.filter((file) => !OTHERS.some((other) => file.startsWith(other))).flatMap(
  (file) =>
    listLiteralWords(file)
      .filter((text) => /\p{L}{2}/u.test(text.replace(NAMES, '')))
      .map((text) => ({ file, text })),
);

test('code that readers get has no words of its own', () => {
  expect(FILES.length).toBeGreaterThan(500);
  expect(found.filter(({ text }) => !EXCEPTIONS.has(text))).toEqual([]);
});

test('pages name the language of the words', () => {
  const tags = FILES.flatMap(
    (file) => readFileSync(file, 'utf8').match(/<html lang=[^ >]*/g) ?? [],
  );
  expect(tags.length).toBeGreaterThan(3);
  expect(tags.filter((tag) => !/^<html lang=("\$\{LANG\}"|\{LANG\})$/.test(tag))).toEqual([]);
});

test('every exception is needed', () => {
  const texts = new Set(found.map(({ text }) => text));
  expect([...EXCEPTIONS].filter((text) => !texts.has(text))).toEqual([]);
  expect(
    OTHERS.filter(
      (other) => !FILES.some((file) => file.startsWith(other) && listLiteralWords(file).length > 0),
    ),
  ).toEqual([]);
});
