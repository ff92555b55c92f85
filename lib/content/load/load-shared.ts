import type { Releases } from '../schemas/releases';
import { buildCodeSets } from '../schemas/response-codes';
import { wordsSchema } from '../schemas/search-words';
import type { SiteValues } from '../source/fill';
import type { Loader } from '../source/loader';
import {
  checkCodeFields,
  checkCodeLists,
  checkCodes,
  checkTestData,
  checkTexts,
} from '../validate/check-data';
import { checkReleaseTexts, type CheckText } from '../validate/check-references';
import { checkSandbox } from '../validate/check-sandbox';
import type { BodyContext } from '../validate/check-words';
import { DATA_FILES, loadCodeFields, loadCodes, loadTestData } from './load-data';

/** Lists that guides, appendix and mock API share, and the words that no document contains. */
const FILES = { ...DATA_FILES, words: 'content/words.json' } as const;

type Shared = Pick<BodyContext, 'testData' | 'codes' | 'codeFields' | 'codeSets' | 'words'>;

/** Reads the files that several pages share; an invalid file gives `undefined`. */
export function loadShared(loader: Loader, values: SiteValues): Shared {
  const words = loader.load(wordsSchema, FILES.words, values, '[]');
  const allowed = new Set(words?.flatMap((entry) => entry.words));
  const codes = loadCodes(loader, values);
  const codeFields = loadCodeFields(loader, values);
  return {
    testData: loadTestData(loader, values),
    ...{ codes, codeFields },
    codeSets: codes && codeFields && buildCodeSets(codes, codeFields),
    words: words && { allowed, used: new Set() },
  };
}

type SharedContext = Omit<BodyContext, 'report'> & { readonly releases: Releases | undefined };

/**
 * Checks the shared files against the documents and each other. Must run after the pages are
 * loaded, to report allowed words that no page uses.
 */
export function checkShared(
  { reporter }: Loader,
  { api, releases, testData, codes, codeFields, codeSets, words, values }: SharedContext,
  checkText: CheckText,
): void {
  // What the sandbox answers is no Markdown.
  const lists = testData && { ...testData, sandbox: {} };
  for (const [name, data] of Object.entries({ lists, codes })) {
    const file = name === 'codes' ? FILES.codes : FILES.testData;
    const report = reporter(file);
    const context = api && words && { ...words, values, report, document: api.words };
    checkTexts(file, data, checkText, context);
  }
  if (releases) checkReleaseTexts(releases, checkText);
  if (codes && codeFields) checkCodeFields(codeFields, codes, reporter(FILES.codeFields));
  if (codeSets) checkCodeLists(codeSets, reporter(FILES.codes));
  if (!api) return;
  if (testData) {
    checkTestData(testData, api.words, reporter(FILES.testData));
    checkSandbox(testData.sandbox, api, reporter(FILES.testData));
  }
  if (codeSets) checkCodes(codeSets, api.words, reporter(FILES.codes));
  for (const word of words?.allowed ?? []) {
    if (words?.used.has(word)) continue;
    reporter(FILES.words)('(root)', `"${word}" stands on no page: take it out`);
  }
}
