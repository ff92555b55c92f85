import next from 'eslint-config-next/core-web-vitals';
import jsdoc from 'eslint-plugin-jsdoc';
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
];

const config = ts.config(
  ...next,
  // Its code is that of this project (lib/kit/test).
  { ignores: ['.sample/**'] },
  { linterOptions: { noInlineConfig: true } },
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
    // No component is declared there, so there is nothing for the compiler of React to check.
    files: ['lib/**/*.ts', '__tests__/**'],
    rules: Object.fromEntries(
      next
        .flatMap(({ rules = {} }) => Object.keys(rules))
        .filter((rule) => /^react(-hooks)?\//.test(rule))
        .map((rule) => [rule, 'off']),
    ),
  },
  {
    rules: {
      // The export has no image optimiser, so `<img>` with its size is the right element.
      '@next/next/no-img-element': 'off',
      // Theme and language of the reader must be set before the first paint.
      '@next/next/no-sync-scripts': 'off',
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
  {
    // A word of the interface says itself what it says.
    files: ['lib/**/*.ts'],
    ignores: ['**/*.d.ts', 'lib/words/??/**'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          enableFixer: false,
          publicOnly: true,
          require: { ClassDeclaration: true, FunctionDeclaration: true },
          contexts: ['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'VariableDeclaration'],
        },
      ],
    },
  },
  { ignores: ['.next*/**', 'out*/**', 'next-env.d.ts', 'public/**', '.generated/**'] },
);
export default config;
