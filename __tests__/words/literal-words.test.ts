import { readTree } from '@/lib/kit/system/read-tree';
import { listLiteralWords } from './list-literal-words';

/** Folders whose words all stand in the dictionary. */
const TRANSLATED = [
  ...['components/docs/pages', 'components/get-started'],
  'components/api-reference',
  ...['components/navigation', 'components/not-found', 'components/search', 'components/shell'],
  ...['components/support-chat', 'components/theme', 'components/ui'],
  ...['lib/bootstrap/checklist', 'lib/bootstrap/feedback', 'lib/bootstrap/menus'],
  ...['lib/bootstrap/offline', 'lib/bootstrap/start'],
  ...['app/libs', 'components/plugins', 'lib/http', 'lib/plugins'],
  ...['components/workbench', 'lib/workbench'],
  'lib/bootstrap/document',
  // Not `snippets`, which prints code, nor its comments.
  ...['compare', 'constraints', 'core', 'description', 'document', 'markdown', 'operation']
    .concat([
      'overview',
      'parse',
      'pattern',
      'request',
      'sample',
      'schema',
      'schema-view',
      'search',
      'validation',
    ])
    .map((folder) => `lib/openapi/${folder}`),
  ...['app/api/changelog', 'app/guides'],
  ...['components/docs/changelog', 'components/docs/mdx', 'components/docs/workflows'],
  ...['lib/kit/build/reference', 'lib/kit/build/search'],
  ...['lib/pages/reading', 'lib/pages/shell', 'lib/pages/workbench'],
];
const FILES = [
  ...TRANSLATED.flatMap((folder) => readTree(folder).map((file) => `${folder}/${file}`)),
  ...[
    'lib/bootstrap/copy-code.ts',
    'lib/pages/metadata.ts',
    'lib/pages/section-view.ts',
    'lib/kit/build/agents/api-catalog.ts',
    'lib/kit/build/agents/read-agent-texts.ts',
    'lib/kit/build/agents/write-well-known.ts',
    'lib/kit/build/agents/write-llms-texts.ts',
    'lib/kit/build/agents/write-markdown.ts',
    'lib/http/html-response.ts',
    'lib/http/redirect-page.ts',
    'lib/markdown/foreign/admonitions.ts',
    'lib/markdown/foreign/foreign-markdown.ts',
    'lib/markdown/foreign/text-limits.ts',
    'lib/pages/changelog/changelog-files.ts',
    'lib/pages/changelog/changelog-view.ts',
    'lib/pages/changelog/read-changelog.ts',
    'lib/pages/workflows/workflow-view.ts',
    'lib/scroll/copy-address.ts',
    'lib/text/join-words.ts',
    'lib/text/truncate-name.ts',
    'lib/text/visible-name.ts',
  ],
  ...['app/layout.tsx', 'app/not-found.tsx', 'app/global-error.tsx'],
  ...['lib/pages/read-api-overview.ts', 'lib/pages/api-reference-settings.ts'],
].filter((file) => /\.tsx?$/.test(file));

/** What stands in code although it reads like a word, with the reason. */
const EXCEPTIONS: ReadonlySet<string> = new Set([
  // Only a writer sees these, in `next dev`.
  'The content has faults',
  'Mend them and save: the page is then drawn again by itself.',
  'The index is written by',
  'npm run build',
  '; the development server has none.',
  // Printed on the key.
  'esc',
  // Names that browsers give.
  ...['Enter', 'Escape', 'Home', 'End', 'Tab', 'Mac', 'Files'],
  // Values of attributes and metadata.
  ...['light dark', 'noopener noreferrer nofollow', 'use client'],
  // Names of systems and hashes, and what HTTP calls a status.
  ...['Linux', 'Windows', 'SHA-1', 'SHA-256', '404 Not Found'],
  // Headers, and a program.
  ...['Authorization', 'Basic {}', 'Prefer', 'curl', 'curl -i'],
  // Names of languages and of a standard, commands, and code.
  ...['Java', 'Python', 'Ruby', 'Go', 'Kotlin', 'Swagger {}', 'curl -i &apos;', 'event', 'null'],
  // Keywords of OpenAPI and JSON Schema, and parts of their names.
  ...['Minimum', 'Maximum', 'Delimited', 'minimum maximum multipleOf'],
  'title description format pattern contentEncoding contentMediaType',
  'minLength maxLength minItems maxItems minContains maxContains',
  ...['minProperties maxProperties', 'exclusiveMinimum exclusiveMaximum'],
  'deprecated nullable readOnly writeOnly uniqueItems',
  'patternProperties dependentRequired dependentSchemas xml externalDocs',
  'required deprecated allowEmptyValue allowReserved explode',
  ...['style collectionFormat', 'summary description operationId', 'summary description'],
  // Ids of changes and of variants, the same in each language.
  ...['at least # characters', 'at most # characters', 'at least # items', 'at most # items'],
  ...['at least # properties', 'at most # properties', 'no item twice', 'no other properties'],
  ...['more than', 'at least', 'less than', 'at most', 'With {}', 'Option {}'],
  // Labels in the descriptions of documents, which are English.
  ...['maximum length', 'max length', 'default value'],
  ...['conditional requirement', 'conditional requirements'],
  // Names of languages and headers, and a value that is sent.
  ...['Python', 'Java', 'Ruby', 'Go', 'Authorization', 'Bearer', 'binary data'],
  // A policy of a page.
  "default-src 'none'; style-src {}; script-src {}; font-src data:; base-uri 'none'; form-action 'none'",
  // Names of formats and protocols.
  ...['JSON', 'HTTP'],
  // Headings of llms.txt, which are English.
  ...['Start', 'Solutions', 'Guides', 'Libraries'],
  // Components of MDX by name.
  ...['Anchor', 'Field', 'Fields', 'Figure', 'Operation', 'Step'],
  // A key of data that programs read.
  'HTTP status',
  // Keywords of programs.
  'async await class const def else end false for from func function if import in let new nil null',
  'None package public require return static throw true try using var void int True False',
]);

test.each(FILES)('%s has no word of its own', (file) => {
  expect(listLiteralWords(file).filter((text) => !EXCEPTIONS.has(text.trim()))).toEqual([]);
});
