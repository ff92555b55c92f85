import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';
import { listSkippedSuites, SAMPLE } from './__tests__/shipped-documents.mjs';

// A busy machine takes its time. Only a test that hangs ever waits so long.
const TIMEOUT_MS = 60_000;

/**
 * Content, and what is generated of it, in the folder of the shipped content. The compiler has made relative paths of
 * those that begin with `@`.
 */
const SAMPLE_PATHS =
  SAMPLE === '.'
    ? {}
    : {
        '^(?:@|\\.{1,2}(?:/\\.\\.)*)/(content/.*\\.(?:json|mdx?)|\\.generated/.*)$': `<rootDir>/${SAMPLE}/$1`,
      };

/** Words of the interface are English in tests, whatever the language of the portal; not in those about the site. */
const WORDS = process.env.TEST_SITE
  ? {}
  : {
      '^(?:@|\\.{1,2}(?:/\\.\\.)*)/\\.generated/words/(.*)$':
        '<rootDir>/.generated/languages/en/$1',
    };

/** Leads to the folder of the shipped content. */
const FOLDER = '<rootDir>/__tests__/sample-folder.mjs';

const config = {
  testEnvironment: '<rootDir>/__tests__/environment.mjs',
  testTimeout: TIMEOUT_MS,
  globalSetup: '<rootDir>/__tests__/temporary-folder.mjs',
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^fast-check$': '<rootDir>/__tests__/seeded-fast-check.ts',
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
  },
  transform: { '\\.mdx?$': '<rootDir>/__tests__/mdx-transform.mjs' },
  // The code of the sample is the same code.
  modulePathIgnorePatterns: [
    '<rootDir>/out',
    '<rootDir>/.next',
    '<rootDir>/.languages',
    '<rootDir>/.sample/(?!content/|public/|\\.generated/)',
  ],
  setupFiles: [FOLDER],
  // A suite has a global object of its own, where each lookup of a name is slow.
  sandboxInjectedGlobals: [
    ...['Array', 'BigInt', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object'],
    ...['Promise', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError'],
    ...['WeakMap', 'WeakSet'],
  ],
};

/** Suites that need the export in `out/`, and those that need Chromium, too. */
const EXPORT = '<rootDir>/__tests__/export';
const BROWSER = '<rootDir>/__tests__/browser';
/** Flows that are the same in all engines, each of which a suite starts for itself. */
const ENGINES = '<rootDir>/__tests__/engines';

const SUITES = '**/*.test.{ts,tsx}';

/** Suites that are run again on an export under a sub-path: links and files, servers, and walking through it. */
const SUB_PATH =
  process.env.SUB_PATH_SUITES === 'all'
    ? [`${EXPORT}/${SUITES}`, `${BROWSER}/${SUITES}`]
    : [
        `${EXPORT}/out.test.ts`,
        `${EXPORT}/server-run.test.ts`,
        `${BROWSER}/navigation/navigation.test.ts`,
      ];

const CHROMIUM = { globalSetup: `${BROWSER}/start-chromium.mjs` };

/** Kinds of suites by what they need. `--selectProjects unit` runs those of one kind. */
const PROJECTS = [
  {
    displayName: 'unit',
    testMatch: [`<rootDir>/__tests__/${SUITES}`],
    ignored: [`${EXPORT}/`, `${BROWSER}/`, `${ENGINES}/`, '\\.program\\.test\\.'],
  },
  // Those that start programs or do a whole step of a build: npm, Git, Redocly, the languages of samples.
  { displayName: 'programs', testMatch: ['<rootDir>/__tests__/**/*.program.test.ts'] },
  { displayName: 'export', testMatch: [`${EXPORT}/${SUITES}`] },
  { displayName: 'browser', testMatch: [`${BROWSER}/${SUITES}`], ...CHROMIUM },
  { displayName: 'engines', testMatch: [`${ENGINES}/${SUITES}`] },
  // Only where `npm test` has built that export.
  ...(process.env.SUB_PATH
    ? [
        {
          displayName: 'sub-path',
          testMatch: SUB_PATH,
          setupFiles: [FOLDER, '<rootDir>/__tests__/sub-path.mjs'],
          ...CHROMIUM,
        },
      ]
    : []),
];

/** Packages on npm that are ESM only: Jest must transform them. */
const ESM_ONLY = [
  '@formatjs',
  '@mdx-js',
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
  'dom(elementtype|handler|utils|-serializer)',
  'esast-.*',
  'escape-string-regexp',
  'estree-.*',
  'fault',
  'format',
  'github-slugger',
  'hast-.*',
  'hastscript',
  'html-.*',
  'htmlparser2',
  'is-.*',
  'longest-streak',
  'markdown-.*',
  'mdast-.*',
  'micromark.*',
  'oniguruma-.*',
  'parse-entities',
  'parse5.*',
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
  'trim-trailing-lines',
  'trough',
  'unified',
  'unist-.*',
  'vfile.*',
  'web-namespaces',
  'zwitch',
];

const jestConfig = async () => {
  // Modules of the words as they are now.
  execFileSync(process.execPath, ['--import', 'tsx', 'lib/kit/system/write-words.ts']);
  const base = await nextJest({ dir: './' })(config)();
  const skipped = listSkippedSuites().map(
    (file) => `<rootDir>/${file.replaceAll('\\', '/').replaceAll('.', '\\.')}$`,
  );
  // nextJest's own ignore list would leave those packages untransformed: replace it, do not extend it.
  const transformIgnorePatterns = [
    `/node_modules/(?!(${ESM_ONLY.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ];
  return {
    reporters: ['default', '<rootDir>/__tests__/count-reporter.mjs'],
    testTimeout: TIMEOUT_MS,
    // Jest would leave a core to whoever watches. Suites wait for timers meanwhile: one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: PROJECTS.map(({ ignored = [], ...project }) => ({
      ...base,
      ...project,
      // Not the system's temporary folder, which every run has anew.
      cacheDirectory: '<rootDir>/node_modules/.cache/jest',
      moduleNameMapper: { ...WORDS, ...SAMPLE_PATHS, ...base.moduleNameMapper },
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, ...ignored, ...skipped],
      transformIgnorePatterns,
    })),
  };
};

export default jestConfig;
