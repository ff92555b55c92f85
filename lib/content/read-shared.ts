import { readContent } from './read-content';
import type { ResponseCodes } from './kinds/response-codes';
import type { TestData } from './kinds/test-data';

/** What the sandbox answers to which data. @throws {ContentError} when any content file is at fault. */
export function readTestData(): TestData {
  return readContent().testData;
}

/** Every code with its meaning and remedy. @throws {ContentError} when any content file is at fault. */
export function readResponseCodes(): ResponseCodes {
  return readContent().codes;
}
