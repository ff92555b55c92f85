import nextJest from 'next/jest.js';
import { listSkippedSuites } from './__tests__/shipped-documents.mjs';

const config = {
  testEnvironment: 'jsdom',
  // A busy machine takes its time. Only a test that hangs ever waits so long.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/__tests__/temporary-folder.mjs',
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^fast-check$': '<rootDir>/__tests__/seeded-fast-check.ts',
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
  },
  transform: { '\\.mdx$': '<rootDir>/__tests__/mdx-transform.mjs' },
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/.next'],
  reporters: ['default', '<rootDir>/__tests__/count-reporter.mjs'],
};

/** Packages on npm that are ESM only: Jest must transform them. */
const ESM_ONLY = [
  '@mdx-js',
  '@scalar',
  '@shikijs',
  '@ungap',
  'astring',
  'bail',
  'ccount',
  'character-.*',
  'collapse-white-space',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'esast-.*',
  'escape-string-regexp',
  'estree-.*',
  'fault',
  'format',
  'github-slugger',
  'hast-.*',
  'hastscript',
  'html-.*',
  'is-.*',
  'longest-streak',
  'markdown-.*',
  'mdast-.*',
  'micromark.*',
  'oniguruma-.*',
  'parse-entities',
  'parse5',
  'entities',
  'property-information',
  'recma-.*',
  'regex.*',
  'rehype-.*',
  'remark-.*',
  'shiki',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'trough',
  'unified',
  'unist-.*',
  'vfile.*',
  'web-namespaces',
  'zwitch',
];

// nextJest's own ignore list would leave those packages untransformed: replace it, do not extend it.
const jestConfig = async () => {
  const base = await nextJest({ dir: './' })(config)();
  return {
    ...base,
    testPathIgnorePatterns: [
      ...base.testPathIgnorePatterns,
      ...listSkippedSuites().map(
        (file) => `<rootDir>/${file.replaceAll('\\', '/').replaceAll('.', '\\.')}$`,
      ),
    ],
    transformIgnorePatterns: [
      `/node_modules/(?!(${ESM_ONLY.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
};

export default jestConfig;
