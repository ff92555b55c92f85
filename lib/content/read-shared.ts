import { readContent } from './read-content';
import type { ResponseCodes } from './kinds/response-codes';
import type { SearchWords } from './kinds/search-words';
import type { TestData } from './kinds/test-data';

/** What the sandbox answers to which data. @throws {InvalidContentError} when any content file is at fault. */
export function readTestData(): TestData {
  return readContent().testData;
}

/** Every code with its meaning and remedy. @throws {InvalidContentError} when any content file is at fault. */
export function readResponseCodes(): ResponseCodes {
  return readContent().codes;
}

/** What readers call a place of the portal. @throws {InvalidContentError} when any content file is at fault. */
export function readSearchWords(): SearchWords {
  return readContent().searchWords;
}
