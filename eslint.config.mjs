import next from '@next/eslint-plugin-next';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import imports from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { zones } from './lib/kit/lint/rooms.mjs';
import { vocabulary } from './lib/kit/lint/vocabulary.mjs';

const PRODUCT = ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.{ts,tsx}'];

/** Selectors of `no-restricted-syntax` for all of the product. */
const SYNTAX = [
  {
    selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
    message: 'Import from the file that declares it: a barrel hides where things stand.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(map|flatMap)$/] > ArrowFunctionExpression > JSXElement' +
      ' > JSXOpeningElement:not(:has(> JSXAttribute[name.name="key"]))',
    message: 'Give it a key: React cannot tell the items of a list apart.',
  },
];

const config = ts.config(
  // The sample's code is that of this project (lib/kit/test).
  {
    ignores: [
      ...[
        '.next*/**',
        'out*/**',
        '.sample/**',
        '.languages/**',
        'next-env.d.ts',
        'public/**',
        'content/{public,storage}/**',
        '.generated/**',
      ],
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { import: imports },
    languageOptions: { parser: ts.parser },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import/no-duplicates': 'error',
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          pathGroupsExcludedImportTypes: ['builtin'],
          alphabetize: { order: 'asc' },
        },
      ],
    },
  },
  {
    // A component is declared there, which the compiler of React checks.
    files: ['app/**', 'components/**', 'content/components/**', 'lib/**/*.tsx'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['app/**', 'components/**', 'content/components/**'],
    ...next.configs['core-web-vitals'],
    rules: {
      ...next.configs['core-web-vitals'].rules,
      // The export has no image optimiser, so `<img>` with its size is the right element.
      '@next/next/no-img-element': 'off',
      // Theme and language of the reader must be set before the first paint.
      '@next/next/no-sync-scripts': 'off',
    },
  },
  {
    files: PRODUCT,
    extends: [...ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      // `return start();` of nothing ends a function early in one line.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Documents hold any value, and each has a text.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // Text of documents is compared by code point, never by the word of a language.
      '@typescript-eslint/no-misused-spread': 'off',
      // The types of the DOM promise what insecure contexts and older browsers lack.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // `JSON.parse` and computed imports give `any`, which the declared type of a variable takes.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      // An `async` function turns what it throws into a rejection.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // hast-util-to-jsx-runtime types its components by a global JSX namespace, which React 19 has not.
    files: ['components/ui/markdown/**', 'lib/kit/build/pdf/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // The module that a computed path imports has no type.
    files: ['app/**'],
    rules: { '@typescript-eslint/no-unsafe-member-access': 'off' },
  },
  {
    // Without types, which `tsc` checks: reading them takes longer than all other rules together. A test hands over
    // broken and foreign values on purpose.
    files: ['__tests__/**/*.{ts,tsx}'],
    extends: [...ts.configs.strict],
    rules: {
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': [
        'error',
        ...SYNTAX,
        ...[
          'ExpressionStatement > CallExpression[callee.object.property.name=/^(resolves|rejects)$/]',
          'ExpressionStatement > CallExpression[callee.object.object.property.name=/^(resolves|rejects)$/]',
          'ExpressionStatement > CallExpression[callee.name="expectSoon"]',
        ].map((selector) => ({
          selector,
          message: 'Await it: a test that does not wait passes whatever comes.',
        })),
      ],
    },
  },
  {
    files: PRODUCT,
    plugins: { house: { rules: { vocabulary } } },
    rules: {
      'house/vocabulary': 'error',
      'import/no-restricted-paths': ['error', { zones }],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 80],
      'no-restricted-syntax': ['error', ...SYNTAX],
    },
  },
  {
    // A reader of documents takes lists of any length, and a call has only so many arguments.
    files: ['lib/openapi/**', 'lib/bootstrap/**', 'components/api-reference/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...SYNTAX,
        {
          selector: 'CallExpression > SpreadElement',
          message: 'Too many arguments end in an error.',
        },
      ],
    },
  },
  {
    // Pure: runs in the browser, at build and in tests alike.
    files: ['lib/openapi/**', 'lib/text/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['react', 'react-dom', 'next', 'next/*', 'swr', 'node:*'] },
      ],
    },
  },
  {
    files: PRODUCT,
    ignores: [
      'lib/agents/program/**',
      'lib/content/**',
      'lib/kit/**',
      'lib/openapi/**',
      'lib/text/**',
    ],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['node:fs', 'node:fs/*', 'fs', 'fs/*'] }],
    },
  },
);
export default config;
